// The origin of a text, as a line for people and as marks for machines. Every export carries both.
import { provenanceWords } from "./provenance-words";

export interface Provenance {
  /** Empty if unknown. */
  model: string;
  writtenAt: Date | undefined;
  edited: boolean;
  incomplete: boolean;
  /** Its purpose, in words. */
  madeFor?: string | undefined;
}

/**
 * IPTC's NewsCodes for what a language model wrote, and for what people have worked into it since.
 * https://cv.iptc.org/newscodes/digitalsourcetype/
 */
export type DigitalSourceType = "trainedAlgorithmicMedia" | "compositeWithTrainedAlgorithmicMedia";

export function digitalSourceType({ edited }: Provenance): DigitalSourceType {
  return edited ? "compositeWithTrainedAlgorithmicMedia" : "trainedAlgorithmicMedia";
}

/** Returns the model, the time, edited or not, and the advice before use. */
export function provenanceLine(
  { madeFor, model, writtenAt, edited, incomplete }: Provenance,
  formatTime: (time: Date) => string,
): string {
  const parts = [
    ...(madeFor === undefined ? [] : [madeFor]),
    provenanceWords.writtenBy(model || provenanceWords.unnamedModel, writtenAt && formatTime(writtenAt)),
    edited ? provenanceWords.edited : provenanceWords.notEdited,
    ...(incomplete ? [provenanceWords.incomplete] : []),
    provenanceWords.draft,
  ];
  return `${parts.join(" · ")}.`;
}

/** The line of a document that leaves the product: copied text carries no mark for machines but this. */
export function documentLine(provenance: Provenance, formatTime: (time: Date) => string): string {
  return `${provenanceLine(provenance, formatTime)} ${provenanceWords.sourceType(digitalSourceType(provenance))}`;
}

/** The same for machines, by the names that the properties of a document have. */
export function provenanceProperties(provenance: Provenance): Record<string, string> {
  return {
    digitalSourceType: `http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceType(provenance)}`,
    ...(provenance.model && { model: provenance.model }),
    ...(provenance.writtenAt && { writtenAt: provenance.writtenAt.toISOString() }),
    edited: String(provenance.edited),
    ...(provenance.incomplete && { incomplete: "true" }),
  };
}

/** The same as the tags of a question: what kind of source, and which model. */
export function provenanceTags(provenance: Provenance): string[] {
  const model = provenance.model.replace(/[\p{Cc}[\]\s]+/gu, " ").trim();
  return [digitalSourceType(provenance), ...(model ? [`model ${model}`] : [])];
}

/** The same at the head of a Markdown file (YAML, in which a string of JSON is a string). */
export function frontMatter(title: string, provenance: Provenance): string {
  const lines = Object.entries({ title, ...provenanceProperties(provenance) });
  return ["---", ...lines.map(([name, value]) => `${name}: ${JSON.stringify(value)}`), "---", "", ""].join("\n");
}

/** One provenance for a document of several texts: edited where one of them is, and as old as the youngest. */
export function combinedProvenance(all: readonly Provenance[]): Provenance | undefined {
  if (all.length === 0) return undefined;
  const times = all.flatMap(({ writtenAt }) => writtenAt?.getTime() ?? []);
  return {
    model: [...new Set(all.map(({ model }) => model).filter(Boolean))].join(", "),
    writtenAt: times.length > 0 ? new Date(Math.max(...times)) : undefined,
    edited: all.some(({ edited }) => edited),
    incomplete: all.some(({ incomplete }) => incomplete),
  };
}
