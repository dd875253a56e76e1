// Words around a stem that belong to no question: "Options:" over the options, "(2 points)" behind the stem.
import { withoutBold } from "../line-marks";
import type { TextLine } from "../text-lines";
import { isOptionTitle } from "./answer-words";
import type { OptionBlock } from "./option-blocks";

const furthestTitle = 3;

/** The lines, with the title over each block of options as no part of the text. */
export function withoutTitlesOfOptions(
  lines: readonly TextLine[],
  blocks: readonly OptionBlock[],
): readonly TextLine[] {
  const titles = new Set(blocks.flatMap(({ options }) => titleOver(lines, options[0]?.line ?? 0) ?? []));
  return titles.size === 0 ? lines : lines.map((line, at) => (titles.has(at) ? { ...line, kind: "aside" } : line));
}

function titleOver(lines: readonly TextLine[], options: number): number | undefined {
  for (let at = options - 1; at >= Math.max(0, options - furthestTitle); at--) {
    const line = lines[at];
    if (line?.kind === "blank") continue;
    const title = /^(\S{2,24})\s?[:：]$/u.exec(withoutBold(line?.written ?? ""))?.[1];
    return title !== undefined && isOptionTitle(title) ? at : undefined;
  }
  return undefined;
}

const points =
  /(?<!\s)\s*[([（]\s?\d{1,2}\s?(?:points?|pts?\.?|marks?|punkte?|pkt\.?|puntos?|punt[io]|pontos?|punten|poäng|poeng|pistettä|bod[yů]?|балл(?:а|ов)?|бал(?:и|ів)?|puan|점|点|點|分)\s?[)\]）]$/iu;

export function withoutPoints(stem: string): string {
  return stem.replace(points, "");
}
