// The keys of the inbox: J and K go from row to row; the others press the button of the row that has the focus.
// A button names its key itself, so assistive technology tells it.
import * as z from "zod/mini";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";

const stored = storedValue(browserStore, storedKeys.deskKeys, z.boolean());

/** Tells whether the keys act in this browser; they do until a person switches them off. */
export function areKeysOn(): boolean {
  return stored.read() ?? true;
}

export function switchKeys(isOn: boolean): void {
  stored.write(isOn);
}

const typingPlaces = "input, textarea, select, [contenteditable]";

/** Acts on a key, unless a person types or a dialog is open. */
export function pressInboxKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
  if (!areKeysOn() || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if (target instanceof Element && target.closest(typingPlaces)) return;
  if (document.querySelector("dialog[open]")) return;
  const letter = key.toUpperCase();
  if (letter === "J" || letter === "K") goToRow(letter === "J" ? 1 : -1);
  else if (!repeat && /^[REI]$/.test(letter)) pressInRow(letter);
  else return;
  event.preventDefault();
}

function rowWithFocus(): Element | null {
  return document.activeElement?.closest("main article") ?? null;
}

function goToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll("main article")];
  const row = rowWithFocus();
  const next = row === null ? rows.at(step === 1 ? 0 : -1) : rows[rows.indexOf(row) + step];
  next?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
}

function pressInRow(letter: string): void {
  rowWithFocus()?.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]`)?.click();
}
