// The notes of a trainer's guide: what its sentences rest on, in the words of the source. They are quoted, so nothing
// in them is read as Markdown.
import { escapedMarkdown } from "../../kernel/markdown";
import { generalKnowledge } from "../reading/citation-marks";
import { citationMarks } from "../reading/cited-paragraphs";
import { checkedCitations } from "./check-citations";
import { paragraphsByNumber, type CourseSources } from "./source";
import { sourceWords } from "./words";

/** The text with a note in the place of each mark, and the notes at its end. */
export function withSourceNotes(text: string, sources: CourseSources): string {
  const citations = new Map(checkedCitations(text, paragraphsByNumber(sources)).map((each) => [each.at, each]));
  const noted = new Set<number>();
  let from = 0;
  let whole = "";
  for (const { at, end, numbers } of citationMarks(text)) {
    const { fault } = citations.get(at) ?? {};
    whole += text.slice(from, at);
    from = end;
    if (numbers.includes(generalKnowledge)) whole += `*${sourceWords.generalInGuide}*`;
    else if (fault !== undefined) whole += `*(${sourceWords.verdicts.notFound})*`;
    else {
      whole = whole.trimEnd();
      for (const number of numbers) {
        noted.add(number);
        whole += `[^${number}]`;
      }
    }
  }
  whole += text.slice(from);
  if (noted.size === 0) return whole;
  return `${whole.trimEnd()}\n\n${[...noted].map((number) => note(number, sources)).join("\n\n")}\n`;
}

function note(number: number, { sources }: CourseSources): string {
  const source = sources.find(({ paragraphs }) => paragraphs.some((each) => each.number === number));
  const text = source?.paragraphs.find((each) => each.number === number)?.text ?? "";
  return `[^${number}]: ${withBrokenLinks(escapedMarkdown(sourceWords.note(number, source?.name ?? "", text)))}`;
}

/** Markdown makes links of bare addresses; a break without width keeps them words. */
function withBrokenLinks(text: string): string {
  return text.replaceAll(/:(?=\/\/)|www(?=\.)|@/giu, "$&\u200B");
}
