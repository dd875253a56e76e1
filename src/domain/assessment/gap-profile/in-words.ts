// A gap and the radar in sentences.
import { cutAtWord } from "../../kernel/texts";
import type { RadarAxis } from "./radar";
import type { Gap } from "./ranking";
import { gapProfileWords } from "./words";

/** A gap in two lines: how it was rated, what was said about it and why it presses. */
export function gapInShort({ rating, said, urgency }: Gap): string {
  const rated = rating === undefined ? [] : [gapProfileWords.rated(rating)];
  return [...rated, cutAtWord(said, 130), urgency].filter((part) => part !== "").join(" ");
}

/** A share as a number that fits into a picture. */
export function hundredths(share: number): number {
  return Math.round(share * 100);
}

/** Describes the radar for a reader who does not see it. */
export function radarInWords(radar: readonly RadarAxis[]): string {
  const axes = radar.map(
    ({ label, value }) => `${label}: ${value === undefined ? gapProfileWords.notAnswered : hundredths(value)}`,
  );
  return gapProfileWords.radar(axes.join("; "));
}
