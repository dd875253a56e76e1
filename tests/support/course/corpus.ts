// The texts of language models that the readers are held to, with what a careful person finds in each.
import { readdirSync, readFileSync } from "node:fs";
import { withoutEmphasis } from "../../../src/domain/course/reading/line-marks";

export interface LabelledText {
  name: string;
  tool: string;
  language: string;
  habits: string[];
  text: string;
  modules?: string[];
  questions?: {
    stem: string;
    options: string[];
    right: number | null;
    reason: string | null;
    optionReasons?: (string | null)[];
  }[];
  screens?: string[];
  minutes?: number[];
  total?: number;
  sections?: string[];
}

const recordings = new URL("../../recordings/", import.meta.url);

/** Every labelled text of one part of the corpus. */
export function corpus(part: "seen" | "held-back" | "afterwards"): LabelledText[] {
  const root = new URL(`corpus/${part}/`, recordings);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({
      ...(JSON.parse(readFileSync(new URL(name, root), "utf8")) as Omit<LabelledText, "name" | "text">),
      name: name.replace(/\.json$/, ""),
      text: readFileSync(new URL(name.replace(/\.json$/, ".md"), root), "utf8"),
    }));
}

/** A text in the form of a small model: stem, options and the place of the right one are what a person finds. */
export interface SmallText {
  name: string;
  tool: string;
  language: string;
  text: string;
  modules?: string[];
  screens?: string[];
  questions?: [stem: string, options: string, right: number | null][];
  /** Of a plan: each action behind its team, and words that are never shown. */
  actions?: string[];
  hidden?: string[];
}

/** The texts of small models in one file: each begins with its name and a line of what a person finds. */
export function smallCorpus(part: "seen" | "held-back"): SmallText[] {
  const [, ...texts] = readFileSync(new URL(`corpus/small-models-${part}.txt`, recordings), "utf8").split(/^=== /m);
  return texts.map((written) => {
    const [name = "", labels = "", ...lines] = written.split("\n");
    return { ...(JSON.parse(labels) as Omit<SmallText, "name" | "text">), name, text: lines.join("\n") };
  });
}

/** The five texts that a model wrote for the product's own prompts, by name. */
export function recordedText(name: string): string {
  return readFileSync(new URL(`models/${name}.md`, recordings), "utf8");
}

/** Returns the text of the labels: without Markdown's marks, white space and tables' lines being alike. */
export function comparable(words: string | null | undefined): string {
  const withoutTables = (words ?? "").replace(/^[|:\s-]+$/gm, "").replaceAll("|", " ");
  return withoutEmphasis(withoutTables.replace(/^\s*(?:```.*$|[-*+]\s)/gm, ""))
    .replace(/\s+/g, " ")
    .trim();
}
