// Screens whose narration reads out what is shown. The labels are of any language, so what is compared are the items of
// a screen with each other: two of them that share most of their words.
import { screensOf, sectionsOf } from "../../sections";

/** Fewer words than this are a term, which both may name. */
const fewestWords = 5;
const sharedMost = 0.8;

/** The sections that are such screens, by their places in the text. */
export function repeatingScreens(storyboard: string): number[] {
  const screens = new Set(screensOf(storyboard));
  return sectionsOf(storyboard).flatMap(({ heading, text }, nth) =>
    screens.has(heading) && hasTwins(itemsOf(text)) ? [nth] : [],
  );
}

/** The words of each labelled item, such as "**Narration:** ...". */
function itemsOf(screen: string): Set<string>[] {
  return screen.split("\n").flatMap((line) => {
    const words = /^\s*(?:[-*+]\s+)?(?:\*\*|__)?[^:：*_]{1,40}(?:\*\*|__)?[:：](?:\*\*|__)?(.+)$/u.exec(line)?.[1];
    const all = words?.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return all.length >= fewestWords ? [new Set(all)] : [];
  });
}

function hasTwins(items: readonly Set<string>[]): boolean {
  return items.some((one, at) =>
    items.slice(at + 1).some((other) => {
      const shared = [...one].filter((word) => other.has(word)).length;
      return shared >= fewestWords && shared / Math.min(one.size, other.size) >= sharedMost;
    }),
  );
}
