// Finds things in the page itself, so that every engine finds the same: finder-script.ts brings it there.
import { queryAllByLabelText, queryAllByRole, queryAllByText } from "@testing-library/dom";
import type { Sight } from "../target";
import { matcherOf, type SentTarget } from "./sent-target";

export interface Finder {
  look(target: SentTarget): Sight[];
  /** Returns the point to press in the window; a sentence if it cannot be pressed now. */
  aim(target: SentTarget): { x: number; y: number } | string;
  /** Tells whether the press after that fell elsewhere; then nothing has got it. */
  hasMissed(): boolean;
  /** The errors since then: not every driver tells of them. */
  errors: string[];
}

declare global {
  interface Window {
    finder?: Finder;
  }
}

window.finder = { look: (target) => find(target).map(sightOf), aim, hasMissed, errors: watchErrors() };

const pressed = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
let aimed: HTMLElement[] = [];
let missed: boolean | undefined;

function watchErrors(): string[] {
  const errors: string[] = [];
  window.addEventListener("error", ({ message }) => errors.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => errors.push(`Not caught: ${String(reason)}`));
  const { console: shown } = window;
  const show = shown.error.bind(shown);
  shown.error = (...said: unknown[]) => {
    errors.push(said.map(String).join(" "));
    show(...said);
  };
  return errors;
}

function find(target: SentTarget): HTMLElement[] {
  const roots = target.within ? find(target.within) : [document.body];
  return roots.flatMap((root) => findIn(root, target)).filter((element) => element.checkVisibility());
}

function findIn(root: HTMLElement, target: SentTarget): HTMLElement[] {
  if ("role" in target) return queryAllByRole(root, target.role, { name: matcherOf(target.name) });
  if ("label" in target)
    return queryAllByLabelText(root, matcherOf(target.label), { selector: "input, select, textarea" });
  return queryAllByText(root, matcherOf(target.words));
}

function sightOf(element: HTMLElement): Sight {
  return {
    text: element.innerText,
    value: "value" in element ? String(element.value) : "",
    checked: element instanceof HTMLInputElement && element.checked,
    focused: element === document.activeElement,
    disabled: element.matches(":disabled"),
  };
}

function aim(target: SentTarget): { x: number; y: number } | string {
  const [element, ...others] = find(target);
  if (!element) return "it is not there";
  if (others.length > 0) return `there are ${others.length + 1} of it`;
  if (element.matches(":disabled")) return "it is disabled";
  // A radio or a box may be painted by its label.
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const reached = [element, ...labels].map(middleOf).find((middle) => middle !== undefined);
  if (!reached) return "something lies over it";
  aimed = [element, ...labels];
  missed = undefined;
  for (const event of pressed) window.addEventListener(event, holdStrayPress, { capture: true });
  return reached;
}

/** The page may have moved since it was aimed: a person would see that. */
function holdStrayPress(event: Event): void {
  const { target } = event;
  missed ??= !(target instanceof Node && aimed.some((element) => element.contains(target)));
  if (!missed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function hasMissed(): boolean {
  for (const event of pressed) window.removeEventListener(event, holdStrayPress, { capture: true });
  return missed === true;
}

function middleOf(element: HTMLElement): { x: number; y: number } | undefined {
  const isInside = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
  if (!isInside(element.getBoundingClientRect())) element.scrollIntoView({ block: "center", behavior: "instant" });
  // A link that is broken across two lines has nothing in the middle of its whole.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(middle.x, middle.y);
  return element.contains(hit) ? middle : undefined;
}
