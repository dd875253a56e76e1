import { withScale } from "../answers/with-scale";
import { escapedMarkdown } from "../../kernel/markdown";
import { aboutReference, type ResolvedReference } from "../plan/references";

/** Characters of an answer; the appendix has it whole. */
const longestAnswer = 300;

/** The answers behind the items of a plan as notes of Markdown, numbered through the plan and written by section. */
export class EvidenceNotes {
  readonly #resolve: (reference: string) => ResolvedReference | undefined;
  readonly #section = new Map<string, { number: number; answer: ResolvedReference }>();
  #count = 0;

  constructor(resolve: (reference: string) => ResolvedReference | undefined) {
    this.#resolve = resolve;
  }

  /** The marks of an item; nothing where no answer is left behind its references. */
  marksOf(references: readonly string[]): string {
    const numbers = references.flatMap((reference) => {
      const answer = this.#resolve(reference);
      return answer ? [this.#numberOf(answer)] : [];
    });
    return numbers.map((number) => `[^${number}]`).join("");
  }

  /** The notes of the section that ends, as lines. */
  ofSection(): string[] {
    const notes = [...this.#section.values()].map(({ number, answer }) => `[^${number}]: ${noteText(answer)}`);
    this.#section.clear();
    return notes.length === 0 ? [] : ["", ...notes.flatMap((note) => [note, ""])];
  }

  #numberOf(answer: ResolvedReference): number {
    const noted = this.#section.get(answer.reference) ?? { number: ++this.#count, answer };
    this.#section.set(answer.reference, noted);
    return noted.number;
  }
}

function noteText(noted: ResolvedReference): string {
  const { question, answer } = noted;
  const said = withScale(question, answer).replaceAll(/\s+/g, " ");
  const shown = said.length > longestAnswer ? `${said.slice(0, longestAnswer).trimEnd()}...` : said;
  return `${escapedMarkdown(aboutReference(noted))} *${escapedMarkdown(shown)}*`;
}
