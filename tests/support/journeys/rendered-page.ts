// Measures the look of a page on the page itself: axe and the texts say nothing about it.
import type { Page } from "@playwright/test";

/** Returns the pixels by which the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

interface FocusWalk {
  stops: number;
  /** The stops of which nothing can be seen when they have the focus. */
  covered: string[];
}

/** Walks from the top to the end of a page with the Tab key, and looks at each stop. */
export async function walkFocus(page: Page): Promise<FocusWalk> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.setBaseAndExtent(document.body, 0, document.body, 0);
    window.scrollTo(0, 0);
    for (const walked of document.querySelectorAll("[data-walked]")) walked.removeAttribute("data-walked");
  });
  const walk: FocusWalk = { stops: 0, covered: [] };
  for (; walk.stops < 400; walk.stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtFocus, { again: false });
    if (stop === "walked") return walk;
    if (stop.isSeen) continue;
    // A list that others add to may have moved it away in this moment: the keys bring it back.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const again = await page.evaluate(lookAtFocus, { again: true });
    if (again === "walked" || !again.isSeen) walk.covered.push(stop.name);
  }
  throw new Error("The Tab key does not come to an end.");
}

function lookAtFocus({ again }: { again: boolean }): { name: string; isSeen: boolean } | "walked" {
  const focused = document.activeElement;
  // Day, month and year of one field are a stop each.
  const isLast = focused?.getAttribute("data-walked") === "last";
  const isWalked = !focused || focused === document.body || (focused.hasAttribute("data-walked") && !isLast);
  if (!focused || (isWalked && !again)) return "walked";
  document.querySelector('[data-walked="last"]')?.setAttribute("data-walked", "");
  focused.setAttribute("data-walked", "last");
  const box = focused.getBoundingClientRect();
  const isPartOf = (hit: Element | null) =>
    hit !== null &&
    (focused.contains(hit) || hit.contains(focused) || hit.closest("label")?.contains(focused) === true);
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isSeen = shares.some((across) =>
    shares.some((down) =>
      isPartOf(document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)),
    ),
  );
  const words = focused.getAttribute("aria-label") ?? focused.textContent.trim();
  return { name: `${focused.tagName.toLowerCase()} ${words.slice(0, 40) || focused.id}`, isSeen };
}

/** The controls in sight that no Tab key led to; radio buttons are one stop, and a dialog hides what is behind it. */
export async function unreachedByTab(page: Page): Promise<string[]> {
  // Goes around once, from wherever the focus is; between the last stop and the first one it is nowhere.
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(isFirstStopAgain)) break;
  }
  return page.evaluate(() => {
    const within = document.querySelector("dialog[open]") ?? document.body;
    const controls = within.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary");
    const isReached = (control: HTMLElement) =>
      control.hasAttribute("data-walked") ||
      (control instanceof HTMLInputElement &&
        control.type === "radio" &&
        [...document.getElementsByName(control.name)].some((one) => one.hasAttribute("data-walked")));
    return [...controls]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => !control.matches(":disabled") && !isReached(control))
      .map((control) => control.ariaLabel ?? (control.textContent.trim() || control.outerHTML.slice(0, 80)));
  });
}

/**
 * Marks the stop of the Tab key; tells whether it is the first one again: a list that changes may send the focus back.
 * Parts of one field are stops beside each other.
 */
function isFirstStopAgain(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  if (focused.getAttribute("data-walked") === "last") return false;
  document.querySelector('[data-walked="last"]')?.setAttribute("data-walked", "");
  if (focused.hasAttribute("data-walked-first")) return true;
  focused.toggleAttribute("data-walked-first", document.querySelector("[data-walked]") === null);
  focused.setAttribute("data-walked", "last");
  return false;
}

/** Text spacing as WCAG 1.4.12 has it; nothing may get lost by it. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * Texts of which a part is cut off by their own or by a surrounding box that does not scroll, fields included. A text
 * that ends at its last line on purpose says all of it in a title.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const cuts = (style: string) => style === "hidden" || style === "clip";
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      // Words for screen readers only.
      if (style.clipPath !== "none" || style.getPropertyValue("clip") !== "auto") continue;
      const saysSo = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
      if (saysSo && element.closest("[title]")) continue;
      const byWidth = cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const byHeight = cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      if ((byWidth || byHeight) && element.textContent.trim() !== "") cut.push(element.textContent.trim().slice(0, 60));
      const shown =
        element instanceof HTMLSelectElement
          ? [...element.selectedOptions].map(({ text }) => text)
          : element instanceof HTMLInputElement && ["text", "email", "search"].includes(element.type)
            ? [element.value || element.placeholder]
            : [];
      if (shown.length === 0) continue;
      const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) continue;
      canvas.font = style.font;
      canvas.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
      const tooLong = shown.filter((text) => text.length < 30 && canvas.measureText(text).width > room + 1);
      cut.push(...tooLong.map((text) => `${text} in ${element.tagName.toLowerCase()}`));
    }
    return cut;
  });
}

/**
 * Pairs of texts that lie on one another, apart from bars that stand still while the page moves under them. Only the
 * middle of each line counts: lines may be set closely.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { node: Node; text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      if (!text || !node.parentElement?.checkVisibility({ opacityProperty: true })) continue;
      const frame = frameOf(node.parentElement);
      if (!frame) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const rim = (box.bottom - box.top) * 0.25;
        const top = Math.max(box.top + rim, frame.top);
        const bottom = Math.min(box.bottom - rim, frame.bottom);
        const left = Math.max(box.left + 1, frame.left);
        const right = Math.min(box.right - 1, frame.right);
        if (left < right && top < bottom) lines.push({ node, text, left, right, top, bottom });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    return lines.flatMap((one, at) =>
      lines
        .slice(at + 1)
        .filter(({ top, left, right }) => top < one.bottom && left < one.right && one.left < right)
        // A line that ends with an ellipsis is there twice: as it is shown, and whole.
        .filter(({ node, top }) => node !== one.node || top !== one.top)
        .map(({ text }) => `“${one.text.slice(0, 40)}” on “${text.slice(0, 40)}”`),
    );

    /**
     * Returns the visible part of an element's inside; undefined for words that only screen readers get, and for bars.
     */
    function frameOf(inner: Element) {
      const frame = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      for (let element: Element | null = inner; element && element !== document.body; element = element.parentElement) {
        const style = getComputedStyle(element);
        const { clipPath, position, overflowX } = style;
        const isBar = position === "fixed" || position === "sticky";
        if (clipPath !== "none" || style.getPropertyValue("clip") !== "auto" || isBar || element.matches("svg, option"))
          return undefined;
        if (overflowX === "visible") continue;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        frame.left = Math.max(frame.left, left);
        frame.right = Math.min(frame.right, right);
        frame.top = Math.max(frame.top, top);
        frame.bottom = Math.min(frame.bottom, bottom);
      }
      return frame;
    }
  });
}
