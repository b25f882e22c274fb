/* What the settings say; what can be chosen has the key of its choice. */

export const title = "Settings";
export const close = "Close";
export const theme = "Theme";
export const themes = { system: "As the system", light: "Light", dark: "Dark", contrast: "High contrast" } as const;
export const palette = "Colors of pieces";
export const palettes = { glaze: "Glaze", "okabe-ito": "Okabe–Ito", contrast: "High contrast", paper: "Paper" } as const;
export const pieces = "Signs on pieces";
export const signs = { engraved: "Engraved", bold: "Bold", letters: "Bold and letter", none: "None" } as const;
export const board = "Board";
export const timer = "Show the time";
export const finish = "Show the finished board as a building";
export const highlight = "Highlight related cells";
export const dots = "Show where a held piece may go";
export const shortcuts = "Single keys: H hint, U undo, R redo, N new, ? all keys";
export const entry = "Digit first: choose a digit, then tap each cell that gets it";
export const wasd = "W, A, S, and D move like the arrows";
export const sound = "Sound";
export const sounds = "Sounds when a piece is laid or taken, a turn ends, or a move is refused";
export const vibration = "Vibration, where the device can";
export const motion = "Motion";
export const motions = { system: "As the system", less: "Less", full: "Full" } as const;
export const speech = "What screen readers say";
export const speeches = { short: "Short", normal: "Normal", full: "Full" } as const;
