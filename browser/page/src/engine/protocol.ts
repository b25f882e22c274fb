/** The answers of the studio, as docs/reference/protocol.md describes them. Lengths are in twelfths of a cell. */

export type Box = readonly [x: number, y: number, width: number, height: number];

export type Spot = {
  readonly id: string;
  readonly box: Box;
  readonly label: string;
  /** The two parts of the label, if it has two: where the spot is (of a button what it does), and what is there (why it does nothing). */
  readonly place?: string;
  readonly content?: string;
  /** No place for things, but something to press. */
  readonly button?: boolean;
};

export type BoxedMark = {
  readonly kind: "area" | "tile" | "disc" | "ring" | "dot";
  readonly ink: string;
  readonly box: Box;
};
export type GlyphMark = { readonly kind: "glyph"; readonly ink: string; readonly box: Box; readonly text: string };
export type LineMark = {
  readonly kind: "line";
  readonly ink: string;
  readonly ends: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly weight: number;
};
/** A short text on a ground of its own; one that is struck goes. */
export type BadgeMark = { readonly kind: "badge" | "struck"; readonly ink: string; readonly box: Box; readonly text: string };
export type ArrowMark = {
  readonly kind: "arrow";
  readonly ink: string;
  readonly from: Box;
  readonly to: Box;
  /** A whole line; otherwise a dashed one. */
  readonly strong: boolean;
};
/** In what percentage of cases the pieces over a cell lie across, or down. */
export type ShareMark = {
  readonly kind: "share";
  readonly ink: string;
  readonly box: Box;
  readonly across: boolean;
  readonly percent: number;
  readonly text: string;
};
export type Mark = BoxedMark | GlyphMark | LineMark | BadgeMark | ArrowMark | ShareMark;

/** Pieces of one kind that lie together. */
export type Piece = {
  readonly ink: string;
  readonly text: string;
  readonly count: number;
  /** How many there are to be, while that can be reached. */
  readonly goal?: number;
  /** Where they are taken. */
  readonly spot?: string;
};

/** A part of a scene: the spots and marks whose middle lies in its box. */
export type ScenePart = {
  /** board, pile, or tray-1, tray-2 and so on. */
  readonly part: string;
  readonly box: Box;
  /** Its spot, which says the same in words. */
  readonly spot?: string;
  readonly pieces?: readonly Piece[];
};

export type Scene = {
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly spots: readonly Spot[];
  readonly marks: readonly Mark[];
  readonly parts?: readonly ScenePart[];
};

export type Gestures = {
  readonly tap: readonly string[];
  readonly drag: Readonly<Record<string, readonly string[]>>;
  readonly type: Readonly<Record<string, readonly string[]>>;
  /** Drags that are done as soon as the pointer has come there. */
  readonly sweep?: Readonly<Record<string, readonly string[]>>;
  /** Taps that take back a move of the turn that has begun. */
  readonly back?: readonly string[];
};

export type Status = {
  readonly over: boolean;
  readonly words: string;
  readonly kind: "open" | "solved" | "to-move" | "won";
  readonly player?: number;
  readonly players?: number;
  readonly reasons?: readonly string[];
  /** From 1; undefined where nobody knows how the game began. */
  readonly turn?: number;
};

/** Where a play stands in its history. */
export type Place = {
  readonly node: number;
  readonly undo: boolean;
  readonly redo: boolean;
  /** Steps on all branches. */
  readonly size: number;
};

/** The tree of all that was done. */
export type History = {
  /** Step i made node i + 1. */
  readonly steps: readonly { readonly parent: number; readonly move: string; readonly name?: string }[];
  /** What the player calls the beginning. */
  readonly name?: string;
  /** The first step that does not fit into this answer. */
  readonly more?: number;
};

export type View = {
  readonly puzzle: string;
  readonly play: string;
  readonly id: string;
  readonly scene: Scene;
  readonly status: Status;
  readonly gestures: Gestures;
  readonly history: Place;
  /** The commands that have something to do now. */
  readonly commands: readonly string[];
  readonly refused?: string;
  readonly log?: readonly string[];
  /** What a computer player has just done. */
  readonly turn?: { readonly words: string; readonly gestures: readonly string[] };
};

export type Named = { readonly id: string; readonly about: string };

/** A form of a position's text; a faithful one gives the position again when it is read. */
export type Form = Named & { readonly faithful: boolean };

/** What may stand behind a setup's text, and what it asks for. */
export type Ending = { readonly text: string; readonly words: string };

/** A way to choose a further setup: one of some, two numbers or one behind a text, or cells of a grid behind a text. */
export type Choice = { readonly words: string } & (
  | { readonly setups: readonly Preset[]; readonly endings?: readonly Ending[] }
  | {
      readonly before: string;
      readonly lowest: number;
      readonly highest: number;
      readonly low: number;
      readonly high: number;
      readonly endings?: readonly Ending[];
    }
  | { readonly before: string; readonly least: number; readonly most: number; readonly usual: number }
  | {
      readonly before: string;
      readonly rows: number;
      readonly columns: number;
      readonly on: string;
      readonly off: string;
    }
);

/** The puzzles and games that were found in a text, or why a part of it is none. */
export type Opened = {
  readonly found: readonly { readonly line: number; readonly id?: string; readonly words?: string; readonly error?: string }[];
};

/** What keys do when another is held down with them. */
export type Mode = {
  readonly before: string;
  readonly words: string;
  /** For a list of all keys. */
  readonly about: string;
  /** What they write, in the plural. */
  readonly written: string;
  /** Of the keys 1, 2 and so on, where these are colors: the ink and its name. */
  readonly pens?: readonly { readonly ink: string; readonly words: string }[];
};

/** A bulk act, one step of the history; the words of a group's tell them apart. */
export type Command = {
  readonly id: string;
  readonly group: string;
  readonly words: string;
  /** It finds something out that a player would otherwise have to. */
  readonly reveals: boolean;
};

/** What is to be said of a spot: of each thing that might be there whether it fits, and why not. */
export type Explanation = {
  readonly lines: readonly {
    readonly about: string;
    readonly fits: boolean;
    readonly text: string;
    readonly marks: readonly Mark[];
  }[];
  readonly marks: readonly Mark[];
};

/** A setup to choose, in a few words and with as few as there can be. */
export type Preset = { readonly setup: string; readonly words: string; readonly label: string };

/** A setup in as few words as there can be, and what it asks of a player in a sentence. */
export type Level = { readonly setup: string; readonly label: string; readonly about: string };

/** A question about a position. */
export type Study = {
  readonly verb: string;
  readonly title: string;
  readonly about: string;
  /** It may be asked again after each move. */
  readonly live: boolean;
  /** Its marks give away more than its line: they are shown only when asked for. */
  readonly spoiler: boolean;
  /** Its answer helps to play on. */
  readonly reveals: boolean;
};

/** A request of the protocol, and what it takes. */
export type RequestKind = {
  readonly do: string;
  /** It may search. */
  readonly heavy?: boolean;
  /** Whether it needs the engine that knows all of a puzzle: always, or where a smaller one for play refuses. */
  readonly full?: "sometimes" | "always";
};

export type Puzzle = {
  readonly id: string;
  readonly title: string;
  readonly goal: string;
  readonly standard: string;
  /** A regular expression that each of its texts fulfills; texts of other puzzles may, too. */
  readonly texts: string;
  readonly presets: readonly Preset[];
  /** Further ones, which take seconds to make. */
  readonly specials: readonly Preset[];
  /** All of these and more, by what they are. */
  readonly groups: readonly { readonly title: string; readonly setups: readonly Level[] }[];
  readonly choices: readonly Choice[];
  /** The shape of a setup that is typed. */
  readonly setups: string;
  readonly methods: readonly Named[];
  readonly agents: readonly Named[];
  readonly forms: readonly Form[];
  readonly modes: readonly Mode[];
  readonly commands: readonly Command[];
  readonly studies: readonly Study[];
  readonly can: readonly string[];
  /** The verb of the study that says how hard a puzzle is, if there is one. */
  readonly rating?: string;
  /** Whether a hint can say why something is wrong at a spot. */
  readonly refutes?: boolean;
};

export type Hint = {
  readonly technique: string;
  readonly text: string;
  readonly gestures?: readonly string[];
  readonly marks?: readonly Mark[];
  /** What carries it out where gestures do not suffice. */
  readonly moves?: string;
  /** From the weakest to the strongest. */
  readonly stages?: readonly HintStage[];
};

/** A hint of one strength: it takes the place of the one before. */
export type HintStage = { readonly title: string; readonly text: string; readonly marks: readonly Mark[] };

/** A moment of a search. */
export type Moment = {
  readonly step: number;
  readonly event: "start" | "solution" | "descend" | "dead-end" | "retreat" | "finished";
  readonly caption: string;
  readonly nodes: number;
  readonly depth: number;
  /** So far. */
  readonly solutions: number;
  readonly deadEnds: number;
  /** Whether it is one of the events that it was to go on to. */
  readonly met: boolean;
  /** How much of the tree is behind, in parts of a million: an estimate. */
  readonly behind?: number;
  readonly finished: boolean;
  readonly id: string;
  readonly scene: Scene;
  /** What is to be pointed at. */
  readonly marks?: readonly Mark[];
};

/** Where a search shows something. */
export type Shown = { readonly method: string; readonly step: number };

/** The rules of a puzzle, one section at a time, and how a move is made by hand. */
export type Guide = {
  readonly how: string;
  readonly sections: readonly { readonly title: string; readonly text: string; readonly scene: Scene }[];
};

export type Solutions = { readonly solutions: readonly string[]; readonly nodes: number; readonly complete: boolean };

export type Tone = "plain" | "good" | "bad" | "open";

/** One of several things said. */
export type Row = {
  readonly name: string;
  readonly words: string;
  readonly tone: Tone;
  /** Where in the history it stands so. */
  readonly node?: number;
  /** Where a search from here shows it. */
  readonly shown?: Shown;
  /** Of which it is said. */
  readonly piece?: Piece;
};

/** What is known of who wins: proven either way, or an estimate. */
export type Standing = { readonly player: number; readonly wins?: boolean; readonly percent?: number };

/** What a count, a study or a conversion gives: a line for people, or the reason why there is none. */
export type Line = {
  readonly line?: string;
  readonly without?: string;
  readonly count?: string;
  readonly exact?: boolean;
  /** What to lay over the scene, and what is to be seen then. */
  readonly marks?: readonly Mark[];
  readonly caption?: string;
  /** The caption in parts. */
  readonly heading?: string;
  readonly detail?: string;
  readonly figure?: string;
  readonly figureWords?: string;
  /** What the tint across and that down mean. */
  readonly legend?: readonly string[];
  readonly standing?: Standing;
  /** A count that is not exact: about how many there are, and within what bounds with 95 %. */
  readonly estimate?: string;
  readonly low?: string;
  readonly high?: string;
  readonly tone?: Tone;
  /** Marks to show one list after the other, when asked for. */
  readonly further?: readonly (readonly Mark[])[];
  readonly rows?: readonly Row[];
  /** The first row that does not fit into this answer. */
  readonly more?: number;
  /** How hard a puzzle is: in a word, and on a scale. */
  readonly level?: string;
  readonly er?: number;
  /** The technique of its hardest step. */
  readonly hardest?: string;
};

export const NO_GESTURES: Gestures = { tap: [], drag: {}, type: {} };
