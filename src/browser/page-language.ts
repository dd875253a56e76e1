// A page in another language is the same place at another address. The pages of a business follow its language once in
// each tab: a language that the reader chooses after that stays, and no page is sent back and forth.
import * as z from "zod/mini";
import { addressIn, languages, pathWithoutLanguage, type Language } from "../domain/kernel/language";
import { ownLanguage } from "../domain/kernel/own-language";
import { tabStore } from "./storage";
import { storedKeys } from "./stored-keys";
import { storedValue } from "./stored-value";

/** The business that the tab has followed, by the code of its invitation or seat. */
export const followedLanguage = storedValue(
  tabStore,
  storedKeys.followedLanguage,
  z.object({ code: z.string(), language: z.enum(languages) }),
);

/** Returns the address of a place in a language. */
export function placeInLanguage(
  language: Language,
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
) {
  return addressIn(language, pathWithoutLanguage(pathname) + search + hash);
}

/** Returns the whole address of a page, to be handed on; in the language of this one if no other is given. */
export function wholeAddress(path: string, language: Language = ownLanguage()): string {
  return window.location.origin + addressIn(language, path);
}

/** Moves the page to the language of its business, unless the tab has done so. Returns true if the page goes. */
export function followLanguage(code: string, language: Language): boolean {
  const followed = followedLanguage.read();
  return followed?.code === code && followed.language === language ? false : moveToLanguage(code, language);
}

/** Moves the page to a language that was chosen for its business. Returns true if the page goes. */
export function moveToLanguage(code: string, language: Language): boolean {
  followedLanguage.write({ code, language });
  if (language === ownLanguage()) return false;
  window.location.replace(placeInLanguage(language, window.location));
  return true;
}
