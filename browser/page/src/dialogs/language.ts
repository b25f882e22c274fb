import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { LANGUAGES } from "virtual:languages";
import { matched, starts, TEST } from "../base/languages";
import { Part } from "../base/part";
import { forget, recall, remember } from "../base/store";
import * as words from "#words/settings";
import { LANGUAGE } from "#words/tag";

const KEY = "language";

/** The first scripts of languages, which index.html has; while one develops there is one language, and nothing to choose. */
const STARTS = starts(document.querySelector<HTMLElement>("[data-languages]")?.dataset ?? {});

/** The language of the page, and another one: what is played goes on in it where it stands. */
@customElement("tw-language")
export class LanguageChoice extends Part {
  /** The tag that is chosen; empty for the language of the browser. */
  @state() private tag = recall(KEY) ?? new URLSearchParams(location.search).get("lang") ?? "";
  @state() private fault = "";
  @state() private busy = false;

  protected override render() {
    if (STARTS.size < 2) return nothing;
    const { tag, fault } = this;
    const meant = meantBy(tag);
    const offered = LANGUAGES.filter((language) => !TEST.test(language.tag) || language.tag === LANGUAGE);
    const language = LANGUAGES.find((language) => language.tag === meant);
    return html`<fieldset class="language">
      <legend>${words.language}</legend>
      <div class="row">
        <select name="language" aria-label=${words.language} @change=${this.#choose}>
          <option value="" ?selected=${tag === ""}>${words.languageOfBrowser}</option>
          ${offered.map((one) => html`<option value=${one.tag} lang=${one.tag} ?selected=${one.tag === tag}>${one.name}</option>`)}
        </select>
        ${meant === LANGUAGE ? "" : html`<button type="button" class="main" ?disabled=${this.busy} @click=${this.#change}>${words.changeLanguage}</button>`}
      </div>
      <p class="muted" role="status">${fault || (!language || meant === "en" ? "" : language.reader ? words.readBy(language.reader) : "")}</p>
    </fieldset>`;
  }

  readonly #choose = ({ target }: Event): void => {
    this.tag = (target as HTMLSelectElement).value;
    this.fault = "";
    // Only what the page starts in anew takes effect with the button: arrows walk through the list.
    if (meantBy(this.tag) === LANGUAGE) keep(this.tag);
  };

  readonly #change = async (): Promise<void> => {
    const { tag } = this;
    const meant = meantBy(tag);
    this.busy = true;
    this.fault = (await there(meant)) ? "" : words.languageNotKept(LANGUAGES.find((language) => language.tag === meant)?.name ?? meant);
    this.busy = false;
    if (this.fault) return;
    const leaving = new CustomEvent<Promise<void>[]>("leaving", { detail: [] });
    dispatchEvent(leaving);
    await Promise.all(leaving.detail);
    if (keep(tag)) location.reload();
    else location.search = `?lang=${meant}`;
  };
}

/** False where nothing is remembered. */
function keep(tag: string): boolean {
  if (tag !== "") return remember(KEY, tag);
  forget(KEY);
  return recall(KEY) === undefined;
}

/** The language of a choice. */
function meantBy(tag: string): string {
  return tag || (matched(navigator.languages, [...STARTS.keys()]) ?? "en");
}

/** Whether the page can start in a language: it is kept here, or there is a network. */
async function there(tag: string): Promise<boolean> {
  try {
    return (await fetch(STARTS.get(tag)?.[0] ?? "")).ok;
  } catch {
    return false;
  }
}
