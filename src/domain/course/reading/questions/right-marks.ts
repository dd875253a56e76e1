// Options that carry a mark themselves: a tick, a box that is ticked, bold type, or a word in brackets such as
// (correct).
import type { OptionBlock } from "./option-blocks";
import type { TextLine } from "../text-lines";

export interface MarkedOptions {
  /** The options without marks. */
  contents: string[];
  right: number | undefined;
}

const tick = /\s*[✓✔✅☑]\uFE0F?\s*/gu;
const inBrackets = /\s*[([（]([^()[\]（）]{2,30})[)\]）]\s*$/u;
const arrow = /\s*(?:←|⬅\uFE0F?|<-+)\s*[^\s←]+(?:\s[^\s←]+)?\s*$/u;

export function markedOptions(lines: readonly TextLine[], blocks: readonly OptionBlock[]): MarkedOptions[] {
  const marks = marksInBrackets(blocks);
  return blocks.map(({ options, mayBeList }) => {
    const contents = options.map(({ content }) => content);
    const isMarked = [
      options.map(({ line }) => new RegExp(tick.source, "u").test(lines[line]?.raw ?? "")),
      options.map(({ line }) => /^\s*(?:[-*+]\s+)?(?:\[[xX✓✔]\]|[☑☒◉●])/u.test(lines[line]?.raw ?? "")),
      contents.map((content) => marks.has(wordsInBrackets(content))),
      contents.map((content) => arrow.test(content)),
      options.map(({ line }) => !mayBeList && isBold(lines[line]?.raw ?? "")),
    ].find((each) => each.filter(Boolean).length === 1);
    return { contents: contents.map((content) => bare(content, marks)), right: isMarked?.indexOf(true) };
  });
}

function bare(content: string, marks: ReadonlySet<string>): string {
  const words = content.replace(tick, " ").trim();
  return (marks.has(wordsInBrackets(words)) ? words.replace(inBrackets, "") : words).replace(arrow, "").trim();
}

/** The whole of the option is bold, with its label or without. */
function isBold(raw: string): boolean {
  return (
    /^\s*(?:[-*+]\s+)?(?:[([]?[\p{L}\p{N}]{1,2}[.):\]]\s*)?(?:\*\*|__)(?:(?!\*\*|__).)+(?:\*\*|__)[.\s]*$/u.test(raw) ||
    /^\s*(?:[-*+]\s+)?\*\*[([]?[\p{L}\p{N}]{1,2}[.):\]]\*\*\s*\*\*[^*]+\*\*\s*$/u.test(raw)
  );
}

const knownMarks =
  /^(?:correct|right|richtig|korrekt|correcta?|correcto|juste|exact|bonne réponse|corretta?|corretto|giusto|giusta|certa|certo|rätt|riktigt?|juist|goed|correct antwoord|rigtigt?|oikein|poprawn\p{L}*|správn\p{L}*|верно|правильн\p{L}*|вірно|doğru|σωστό|正确|正確|正解|정답|صحيح|صحيحة|सही|נכון|đúng|benar|ถูก)[!.]?$/u;

/** Known words, and any that stand behind exactly one option of every question. */
function marksInBrackets(blocks: readonly OptionBlock[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { options } of blocks) {
    const here = options.map(({ content }) => wordsInBrackets(content)).filter((words) => words !== "");
    for (const words of here)
      if (here.indexOf(words) === here.lastIndexOf(words)) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const all = [...counts].filter(([words, count]) => knownMarks.test(words) || (count > 2 && count === blocks.length));
  return new Set(all.map(([words]) => words));
}

function wordsInBrackets(content: string): string {
  return (inBrackets.exec(content)?.[1] ?? "")
    .replace(/[*_✓✔✅]/gu, "")
    .trim()
    .toLowerCase();
}
