import { html, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { guide, lesson } from "../base/address";
import { allFigures } from "../base/figures";
import { composes } from "../base/press";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import { learn, search as magnifier } from "../base/reading-icons";
import { guideTexts } from "../engine/guide-texts";
import { reason, type Studio } from "../engine/studio";
import "../home/top";
import "./guide.css";
import "../home/home.css";
import * as app from "#words/app";
import * as words from "#words/guide";
import * as practice from "#words/practice";
import * as rules from "#words/rules";
import "./article";
import { grouped, sections, type Article, type Section } from "./articles";
import { search } from "./search";

/** The articles about the studio and about each puzzle: contents, articles, and a search over all of them. Fires `start` for practice. */
@customElement("tw-guide")
export class GuidePage extends Part {
  @property({ attribute: false }) studio!: Studio;
  /** The article by its address; empty for the contents. */
  @property() article = "";
  @state() private sections: readonly Section[] = [];
  @state() private asked = "";
  @state() private fault = "";
  @query("h1") private readonly heading!: HTMLElement | null;
  @query("input") private readonly field!: HTMLInputElement | null;

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    allFigures();
    try {
      this.sections = sections(this.studio.puzzles, await guideTexts());
    } catch (failure) {
      this.fault = reason(failure);
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("article")) this.asked = "";
  }

  protected override updated(changed: PropertyValues<this>): void {
    const article = this.#article;
    document.title = app.titled(article ? words.titled(article.title) : words.guide);
    // After a step from one article to the next, reading begins at its heading.
    if (!changed.has("article") || changed.get("article") === undefined) return;
    scrollTo(0, 0);
    this.heading?.focus({ preventScroll: true });
  }

  get #all(): readonly Article[] {
    return this.sections.flatMap(({ articles }) => articles);
  }

  get #article(): Article | undefined {
    return this.#all.find(({ address }) => address === this.article);
  }

  protected override render() {
    return html`
      <tw-top here="guide"></tw-top>
      <main class="guide ${this.article === "" ? "" : "reading"}">
        <form role="search" class="search" @submit=${(event: Event) => event.preventDefault()}>
          ${magnifier}
          <input
            type="search"
            aria-label=${words.search}
            placeholder=${words.search}
            autocomplete="off"
            .value=${this.asked}
            @input=${({ target }: Event) => (this.asked = (target as HTMLInputElement).value)}
            @keydown=${this.#key}
          />
        </form>
        ${
          this.sections.length === 0
            ? html`<p role="status" class=${this.fault ? "" : "thinking"}>${this.fault || words.opening}</p>`
            : this.asked.trim() !== ""
              ? this.#results()
              : this.article === ""
                ? this.#contents()
                : this.#reading()
        }
      </main>
    `;
  }

  #results() {
    const found = search(this.#all, this.asked);
    return html`<section class="results" aria-labelledby="found">
      <h1 id="found" role="status">${words.results(found.length)}</h1>
      ${found.length === 0 ? html`<p>${words.nothing}</p>` : ""}
      <ul>
        ${found.map(
          ({ article, sentence }) => html`<li>
            <a href=${`./${guide(article.address)}`} @click=${() => (this.asked = "")}><b>${article.title}</b> <small>${article.puzzle?.title ?? words.studio}</small></a>
            <p>${sentence}</p>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  #contents() {
    return html`
      <header class="page-head">
        <h1 tabindex="-1">${words.guide}</h1>
        <p>${words.about}</p>
        <p><a href="./#/proofs">${words.proofs}</a></p>
      </header>
      <div class="sections">
        ${this.sections.map(
          (section, i) => html`<section class="section" data-room=${section.puzzle?.id ?? "home"} aria-labelledby=${`section-${i}`}>
            <h2 id=${`section-${i}`}>${section.title}</h2>
            ${section.puzzle ? this.#lesson(section.puzzle.id) : ""} ${this.#links(section)}
          </section>`,
        )}
      </div>
    `;
  }

  #lesson(puzzle: string) {
    return html`<a class="learn" href=${`./${lesson(puzzle)}`}>${learn} ${words.learn}</a>`;
  }

  /** The articles of a section; those of further groups are folded unless one of them is read. */
  #links(section: Section) {
    return grouped(section).map(([group, articles], i) => {
      const links = html`<ul>
        ${articles.map(
          ({ address, title, gist }) => html`<li>
            <a href=${`./${guide(address)}`} aria-current=${address === this.article ? "page" : "false"} title=${gist}>${title}</a>
          </li>`,
        )}
      </ul>`;
      if (i < 2) return links;
      return html`<details ?open=${articles.some(({ address }) => address === this.article)}>
        <summary>${group} <small>${articles.length}</small></summary>
        ${links}
      </details>`;
    });
  }

  #reading() {
    const article = this.#article;
    const section = this.sections.find(({ articles }) => articles.some(({ address }) => address === this.article));
    if (!article || !section) {
      return html`<h1 tabindex="-1">${words.missing}</h1>
        <p><a href=${`./${guide()}`}>${words.contents}</a></p>`;
    }
    const all = this.#all;
    const at = all.indexOf(article);
    const [before, after] = [all[at - 1], all[at + 1]];
    return html`<div class="read">
      <nav class="contents" aria-label=${words.contents}>
        <a class="up" href=${`./${guide()}`}>${icon("before")} ${words.guide}</a>
        <h2>${section.title}</h2>
        ${section.puzzle ? this.#lesson(section.puzzle.id) : ""} ${this.#links(section)}
      </nav>
      <article>
        <p class="where"><a href=${`./${guide()}`}>${words.guide}</a> <span aria-hidden="true">›</span> ${section.title}${article.group ? html` <span aria-hidden="true">›</span> ${article.group}` : ""}</p>
        <h1 tabindex="-1">${article.rules ? rules.title(section.title) : article.title}</h1>
        <tw-article .studio=${this.studio} .article=${article}></tw-article>
        ${article.practice ? html`<p class="row"><button class="main" @click=${() => this.#practice(article)}>${practice.practice}</button></p>` : ""}
        <footer>
          ${before ? html`<a rel="prev" href=${`./${guide(before.address)}`}>${icon("before")} <span>${before.title}</span></a>` : ""}
          <button class="plain print" @click=${() => print()}>${icon("print")} ${words.print}</button>
          ${after ? html`<a rel="next" href=${`./${guide(after.address)}`}><span>${after.title}</span> ${icon("after")}</a>` : ""}
        </footer>
      </article>
    </div>`;
  }

  #practice({ puzzle, practice: setup, title }: Article): void {
    this.tell("start", { puzzle, setup, kind: practice.find(title) });
  }

  /** Escape empties the field; Enter opens what was found first. */
  readonly #key = (event: KeyboardEvent): void => {
    if (composes(event)) return;
    if (event.key === "Escape" && this.asked !== "") {
      event.preventDefault();
      this.asked = "";
    } else if (event.key === "Enter") {
      event.preventDefault();
      const [first] = search(this.#all, this.asked);
      if (!first) return;
      this.field?.blur();
      this.asked = "";
      location.hash = guide(first.article.address);
    }
  };
}
