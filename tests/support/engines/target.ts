// The ways to find a part of a page: by its role and name, by the label of its field, or by its words.

export type Words = string | RegExp;

export type Target = { within?: Target } & ({ role: string; name: Words } | { label: Words } | { words: Words });

/** The visible state of it. */
export interface Sight {
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  disabled: boolean;
}

export const button = (name: Words, within?: Target) => ofRole("button", name, within);
export const link = (name: Words, within?: Target) => ofRole("link", name, within);
export const heading = (name: Words, within?: Target) => ofRole("heading", name, within);
export const region = (name: Words, within?: Target) => ofRole("region", name, within);
export const dialog = (name: Words) => ofRole("dialog", name);
export const option = (question: Words, name: Words) => ofRole("radio", name, ofRole("radiogroup", question));

export function ofRole(role: string, name: Words, within?: Target): Target {
  return { role, name, ...(within && { within }) };
}

/** A text or password field, a choice or a box, by its label. */
export function field(label: Words, within?: Target): Target {
  return { label, ...(within && { within }) };
}

export function words(what: Words, within?: Target): Target {
  return { words: what, ...(within && { within }) };
}
