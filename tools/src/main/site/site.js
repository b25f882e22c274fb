/* The search, and small things that pages do not need to be read. Also for pages that are opened from a folder. */
(() => {
  "use strict";

  /** Number of pages that are shown, and of passages of each. */
  const MOST_PAGES = 20;
  const MOST_PASSAGES = 3;
  /** Characters around what was found. */
  const AROUND = 90;

  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const isLetter = (text) => /[\p{L}\p{N}]/u.test(text);

  /** Returns where a word begins in a text, or -1; a word in the midst of another is none, but its end may be missing. */
  function place(text, word) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if (at === 0 || !isLetter(word[0]) || !isLetter(text[at - 1])) return at;
    return -1;
  }

  /** The pages as they are searched: without marks at letters, and in small ones. */
  let prepared;

  function prepare([path, title, section, headings, passages]) {
    const head = (i) => ({ anchor: headings[2 * i] ?? "", heading: headings[2 * i + 1] ?? "" });
    const all = [];
    for (let i = 0; i < passages.length; i += 2) {
      const { anchor, heading } = head(passages[i]);
      all.push({ anchor, heading, text: passages[i + 1], inHeading: plain(heading), inText: plain(passages[i + 1]) });
    }
    return { path, title, section, inTitle: plain(title), passages: all };
  }

  /**
   * Returns the pages that have all words of a query, the best first, each with its best passages: all words in one passage, its
   * heading, and the title are better than words here and there; words in a title count most, those in headings more than others.
   */
  function search(query) {
    const words = plain(query).split(/\s+/).filter((word) => word !== "");
    if (words.length === 0) return [];
    prepared ??= globalThis.tilewrightPages.map(prepare);
    const found = [];
    for (const { path, title, section, inTitle, passages } of prepared) {
      const ofTitle = words.map((word) => place(inTitle, word) >= 0);
      const missing = new Set(words.filter((_, n) => !ofTitle[n]));
      const hits = [];
      for (const { anchor, heading, text, inHeading, inText } of passages) {
        let worth = 0;
        let count = 0;
        for (const [n, word] of words.entries()) {
          const above = place(inHeading, word) >= 0;
          const here = place(inText, word) >= 0;
          if (above || here) missing.delete(word);
          if (above || here || ofTitle[n]) count++;
          worth += (ofTitle[n] ? 8 : 0) + (above ? 4 : 0) + (here ? 1 : 0);
        }
        if (worth > 0) hits.push({ worth: count === words.length ? 100 + worth : worth, anchor, heading, text });
      }
      if (missing.size > 0) continue;
      hits.sort((a, b) => b.worth - a.worth);
      found.push({ path, title, section, worth: hits[0]?.worth ?? 100, hits: hits.slice(0, MOST_PASSAGES) });
    }
    return found.sort((a, b) => b.worth - a.worth).slice(0, MOST_PAGES);
  }
  globalThis.tilewrightSearch = search;

  function element(name, ...content) {
    const made = document.createElement(name);
    made.append(...content);
    return made;
  }

  /** Returns the part of a text around the first word, all words marked. */
  function snippet(text, words) {
    const all = plain(text);
    // A letter with marks may be longer when they are parted; then the places would be wrong.
    const places = all.length === text.length ? words.map((word) => place(all, word)).filter((at) => at >= 0) : [];
    const from = Math.max(0, (places.length > 0 ? Math.min(...places) : 0) - AROUND);
    const to = Math.min(text.length, from + 3 * AROUND);
    const parts = [from > 0 ? "… " : ""];
    let at = from;
    while (at < to) {
      const next = words.map((word) => [place(all.slice(at), word), word.length]).filter(([next]) => next >= 0);
      next.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
      if (places.length === 0 || next.length === 0 || at + next[0][0] >= to) break;
      const begin = at + next[0][0];
      parts.push(text.slice(at, begin), element("mark", text.slice(begin, begin + next[0][1])));
      at = begin + next[0][1];
    }
    parts.push(text.slice(at, Math.max(at, to)), to < text.length ? " …" : "");
    return parts;
  }

  function show(query) {
    const words = plain(query).split(/\s+/).filter((word) => word !== "");
    const found = search(query);
    document.querySelector("#found").textContent =
      words.length === 0 ? "Pages that have all words; those first that have them in one passage." : found.length === 0 ? "No page has all these words." : `${found.length} ${found.length === 1 ? "page" : "pages"}`;
    document.querySelector("#results").replaceChildren(
      ...found.map(({ path, title, section, hits }) => {
        const link = element("a", title);
        link.href = path;
        const passages = hits.map(({ anchor, heading, text }) => {
          const to = element("a", heading);
          to.href = `${path}#${anchor}`;
          return element("p", ...(heading ? [to, " "] : []), ...snippet(text, words));
        });
        return element("li", element("h2", link), element("small", section), ...passages);
      }),
    );
  }

  const field = document.querySelector("#query");
  if (field) {
    field.value = new URLSearchParams(location.search).get("q") ?? "";
    show(field.value);
    field.addEventListener("input", () => show(field.value));
    field.focus();
  }

  document.addEventListener("keydown", (event) => {
    const first = document.querySelector("#query, header input");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, tilewright-board")) return;
    event.preventDefault();
    first.focus();
  });

  /** What scrolls sideways can be reached with the keyboard. */
  function reach() {
    for (const box of document.querySelectorAll(".table, pre"))
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
  }
  reach();
  addEventListener("resize", reach);

  // What draws and plays boards is a module, which browsers do not load from a folder: pictures stay there.
  if (document.querySelector("tilewright-board") && location.protocol !== "file:") void import("./board/tilewright-board.js");

  const contents = document.querySelector("details.contents");
  const wide = matchMedia("(width >= 75rem)");
  const open = () => contents && (contents.open = wide.matches);
  open();
  wide.addEventListener("change", open);
})();
