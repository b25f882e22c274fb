/*
 * Looks at a page, which is in a frame, in many windows: what is outside, covered, cut off, too small, or has moved since it was
 * looked at before. All windows are measured in one go, without waiting for a frame to be drawn.
 */
window.sweep = (() => {
  const frame = () => document.querySelector("iframe");

  /** What can be pressed. */
  const CONTROLS = "button, a[href], select, input, summary, [role=switch], .pile";

  /** What one presses in play. */
  const PLAYED = ".key, .action, .act, .pile, .hint-card button, .lesson-card button, .transport button";

  const named = (node) => {
    const said = (node.getAttribute("aria-label") ?? node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    const kind = typeof node.className === "string" ? node.className.trim().split(/\s+/)[0] : "";
    return `${node.localName}${kind ? `.${kind}` : ""}${said ? ` “${said}”` : ""}`;
  };

  /** The nearest part around that scrolls or cuts off what is in it. */
  const clips = (view, node) => {
    const clipping = [];
    for (let at = node.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, position } = view.getComputedStyle(at);
      if (clipPath !== "none") clipping.push({ at, scrolls: false });
      else if (overflowX !== "visible" || overflowY !== "visible") clipping.push({ at, scrolls: /auto|scroll/.test(overflowX + overflowY) });
      if (position === "fixed") break;
    }
    return clipping;
  };

  const seen = (view, node) => {
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at = node; at; at = at.parentElement) {
      const { clipPath, position, width } = view.getComputedStyle(at);
      if (clipPath.startsWith("inset(50%") || (position === "absolute" && width === "1px")) return false;
    }
    return true;
  };

  /** What is wrong in the window as it is; and where all that can be pressed is. */
  function look(view, width, height, touch) {
    const { document: page } = view;
    const faults = [];
    const places = new Map();
    const fault = (what, node, more = "") => faults.push(`${what}: ${named(node)}${more}`);
    // Below a game in a room are all that belongs to the others.
    const whole = page.querySelector(".game") !== null && page.querySelector(".room-beside") === null;
    const root = page.scrollingElement;
    if (root.scrollWidth > width) faults.push(`wider than the window by ${root.scrollWidth - width}`);
    if (whole && root.scrollHeight > height) faults.push(`higher than the window by ${root.scrollHeight - height}`);
    const modal = page.querySelector("dialog:modal, :popover-open") ?? page.querySelector(".panel, .room-beside.sheet");
    const top = modal ?? page.body;

    /** The part of a box that is not scrolled away; undefined where nothing of it is. */
    const shown = (node, box) => {
      let [left, right, upper, lower] = [box.left, box.right, box.top, box.bottom];
      for (const { at, scrolls } of clips(view, node)) {
        const around = at.getBoundingClientRect();
        if (!scrolls) continue;
        [left, right, upper, lower] = [Math.max(left, around.left), Math.min(right, around.right), Math.max(upper, around.top), Math.min(lower, around.bottom)];
      }
      return right - left > 1 && lower - upper > 1 ? { left, right, top: upper, bottom: lower } : undefined;
    };

    /** What scrolls passes below bars that stay where they are. */
    const passes = (node, over) => {
      const bar = layer(view, over);
      if (!bar || bar.contains(node)) return false;
      return (!whole && !modal) || clips(view, node).some(({ at, scrolls }) => scrolls && at.scrollHeight > at.clientHeight);
    };

    const controls = [...top.querySelectorAll(CONTROLS)].filter((node) => seen(view, node));
    for (const node of controls) {
      const box = node.getBoundingClientRect();
      if (box.width === 0) continue;
      const part = shown(node, box);
      if (!part) continue;
      const cut = part.bottom - part.top < box.height - 1 || part.right - part.left < box.width - 1;
      if (part.left < -0.5 || part.right > width + 0.5) fault("outside", node, ` ${Math.round(part.left)}–${Math.round(part.right)} of ${width}`);
      if ((whole || modal) && (part.top < -0.5 || part.bottom > height + 0.5)) fault("outside", node, ` ${Math.round(part.top)}–${Math.round(part.bottom)} of ${height}`);
      const inline = node.localName === "a" && view.getComputedStyle(node).display === "inline";
      const hit = node.matches("input[type=checkbox], input[type=radio], input[type=range]") ? (node.closest("label") ?? node).getBoundingClientRect() : box;
      const after = view.getComputedStyle(node, "::after");
      const grown = after.position === "absolute" && after.content !== "none" ? 2 * Math.max(0, -parseFloat(after.top) || 0) : 0;
      if (!cut && !inline && (hit.width < 23.5 || hit.height + grown < 23.5)) fault("small", node, ` ${Math.round(hit.width)} × ${Math.round(hit.height)}`);
      if (!cut && touch && node.matches(PLAYED) && hit.height + grown < 43.5) fault("low", node, ` ${Math.round(hit.height)}`);
      if (!cut && part.top >= 0 && part.bottom <= height && part.left >= 0 && part.right <= width) {
        const over = page.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
        const label = node.closest("label");
        if (over && !node.contains(over) && !over.contains(node) && !(label?.contains(over)) && !passes(node, over)) fault("covered", node, ` by ${named(over)}`);
      }
      if (node.matches("button, select") && !node.closest(".free, .inside, .panel, dialog")) places.set(named(node), box);
    }

    for (const cell of page.querySelectorAll(".game:not(.aside) tw-board .spot")) {
      const box = cell.getBoundingClientRect();
      if (Math.min(box.width, box.height) < 23.5 && box.width > 0 && !modal) {
        faults.push(`small: cells ${box.width.toFixed(1)}`);
        break;
      }
    }
    const board = page.querySelector(".stage .scene");
    if (board && !modal && view.scrollY === 0) {
      const box = board.getBoundingClientRect();
      if (box.left < -0.5 || box.right > width + 0.5 || box.top < -0.5 || box.bottom > height + 0.5)
        faults.push(`outside: board ${Math.round(box.left)}–${Math.round(box.right)}, ${Math.round(box.top)}–${Math.round(box.bottom)} of ${width} × ${height}`);
    }

    // Texts: cut off, out of their buttons, or over each other.
    const walker = page.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const node = text.parentElement;
      if (text.data.trim() === "" || node.closest("svg, script, style, noscript, option, textarea") || !seen(view, node)) continue;
      const range = page.createRange();
      range.selectNodeContents(text);
      const face = range.getBoundingClientRect();
      if (face.width === 0) continue;
      // Some faces are higher than their lines.
      const above = Math.max(0, (range.getClientRects()[0].height - parseFloat(view.getComputedStyle(node).lineHeight)) / 2) || 0;
      const box = { left: face.left, right: face.right, top: face.top + above, bottom: face.bottom - above, height: face.height - 2 * above };
      const part = shown(text, box);
      if (!part) continue;
      let cut = false;
      for (const { at, scrolls } of clips(view, node)) {
        if (scrolls) continue;
        const around = at.getBoundingClientRect();
        if (part.left < around.left - 1 || part.right > around.right + 1 || part.top < around.top - 3 || part.bottom > around.bottom + 3) cut = true;
      }
      const self = view.getComputedStyle(node);
      if (self.overflowX !== "visible" && !/auto|scroll/.test(self.overflowX) && node.scrollWidth > node.clientWidth + 1) cut = true;
      if (cut) fault("cut", node);
      const pressed = node.closest("button, a.button, select, .chip");
      if (pressed) {
        const around = pressed.getBoundingClientRect();
        // Signs are lower than their line.
        const slack = 0.2 * box.height;
        if (box.left < around.left - 1 || box.right > around.right + 1 || box.top < around.top - slack || box.bottom > around.bottom + slack) fault("out of its button", node);
      }
      if (part.left < -0.5 || part.right > width + 0.5 || ((whole || modal) && (part.top < -1 || part.bottom > height + 1))) fault("outside", node);
      texts.push({ node, ...part });
    }
    for (const select of top.querySelectorAll("select")) {
      if (!seen(view, select) || !shown(select, select.getBoundingClientRect())) continue;
      const { paddingLeft, paddingRight, font } = view.getComputedStyle(select);
      const pen = (look.pen ??= document.createElement("canvas").getContext("2d"));
      pen.font = font;
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(select.selectedOptions[0]?.text ?? "").width > room + 2) fault("cut", select, ` ${select.selectedOptions[0]?.text}`);
    }
    texts.sort((one, other) => one.top - other.top);
    for (let i = 0; i < texts.length; i++) {
      const one = texts[i];
      for (let j = i + 1; j < texts.length && texts[j].top < one.bottom - 3; j++) {
        const other = texts[j];
        if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // A card over others is no fault; two lines of it are.
        if (across > 2 && down > 3 && layer(view, one.node) === layer(view, other.node)) fault("over another", one.node, ` over ${named(other.node)}`);
      }
    }
    return { faults, places, boxes: controls.length + texts.length };
  }

  /** The card above the page that something is on. */
  function layer(view, node) {
    for (let at = node; at; at = at.parentElement) {
      const { position, zIndex } = view.getComputedStyle(at);
      if (position === "fixed" || position === "sticky" || (position === "absolute" && zIndex !== "auto")) return at;
    }
    return null;
  }

  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** Waits until nothing in the page changes any more. */
  async function settled() {
    for (let same = 0, looks = 0, before = ""; same < 4; looks++) {
      if (looks === 1_200) throw new Error("the page does not come to rest");
      await wait(100);
      const page = frame().contentDocument;
      const thinking = [...(page?.querySelectorAll(".thinking") ?? [])].some((part) => part.checkVisibility());
      const now = page?.querySelector("tw-app :is(main, dialog)") && !thinking ? page.body.innerHTML.replace(/\d+:\d\d/g, "") : "";
      same = now !== "" && now === before ? same + 1 : 0;
      before = now;
    }
  }

  /** Comes to a state: by a link, or by what is pressed in a large window. */
  async function reach(way) {
    const shown = frame();
    shown.style.width = "1000px";
    shown.style.height = "800px";
    if (way.startsWith("#")) {
      const link = new URL(`./${way}`, location.href);
      link.pathname = location.pathname.replace(/[^/]*$/, "");
      shown.contentWindow.location.replace("about:blank");
      await wait(100);
      await new Promise((resolve) => {
        shown.onload = resolve;
        shown.src = link.href;
      });
      return settled();
    }
    shown.contentWindow.dispatchEvent(new Event("resize"));
    await settled();
    for (const part of way.split(" ")) {
      const pressed = shown.contentDocument.querySelector(part.replaceAll("_", " "));
      if (!pressed) throw new Error(`there is no ${part}`);
      if (pressed.matches("[data-spot]")) shown.contentDocument.querySelector("tw-board").did(`tap:${pressed.dataset.spot}`);
      else pressed.click();
      await settled();
    }
  }

  /**
   * Looks at the page in each window.
   *
   * @param windows [width, height] each
   * @param before what an earlier look in the same windows found: nothing that is pressed is elsewhere now
   */
  return Object.assign(function sweep(windows, keep, before) {
    const shown = frame();
    const view = shown.contentWindow;
    let boxes = 0;
    const faults = new Map();
    const all = (sweep.kept ??= new Map());
    const places = new Map();
    for (const [width, height] of windows) {
      shown.style.width = `${width}px`;
      shown.style.height = `${height}px`;
      void view.innerWidth;
      view.dispatchEvent(new Event("resize"));
      for (const part of view.document.querySelectorAll("*")) part.isUpdatePending && part.performUpdate?.();
      const touch = Math.min(width, height) < 700;
      const found = look(view, width, height, touch);
      boxes += found.boxes;
      places.set(`${width}×${height}`, found.places);
      const earlier = before === "" ? undefined : all.get(before)?.get(`${width}×${height}`);
      for (const [name, box] of found.places) {
        const was = earlier?.get(name);
        if (!was) continue;
        const moved = Math.hypot(box.left + box.width / 2 - was.left - was.width / 2, box.top - was.top);
        if (moved > 2) found.faults.push(`moved: ${name} by ${Math.round(moved)}`);
      }
      for (const one of new Set(found.faults)) {
        const kind = one.replace(/ -?\d+–.*| \d+ × \d+$| by \d+$| \d+(\.\d+)?$/, "");
        if (!faults.has(kind)) faults.set(kind, []);
        faults.get(kind).push(`${width}×${height}${one.slice(kind.length)}`);
      }
    }
    if (keep) all.set(keep, places);
    return { boxes, faults: [...faults].map(([kind, where]) => `${kind} [${where.length}: ${where.slice(0, 3).join(", ")} … ${where.at(-1)}]`) };
  }, { reach, faults: (touch) => [...new Set(look(window, innerWidth, innerHeight, touch).faults)] });
})();
