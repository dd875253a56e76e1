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
