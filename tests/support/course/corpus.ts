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

/** The texts of one tool in all parts of the corpus. */
export function corpusTexts(tool: string): LabelledText[] {
  return (["seen", "held-back", "afterwards"] as const).flatMap(corpus).filter((text) => text.tool === tool);
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

/** The texts of small models. */
export function smallCorpus(part: "seen" | "held-back"): SmallText[] {
  return textsOf(`small-models-${part}`);
}

/** A text of which a person has counted what is in it, and how a model came to write it. */
export interface CountedText {
  name: string;
  tool: "assessment" | "outline" | "plan" | "lesson" | "storyboard" | "material";
  language: string;
  note: string;
  manner: "careful" | "small" | "thinking" | "mixed";
  /** False if no person can read its structure. */
  readable?: boolean;
  text: string;
  /** Words that are never shown, and words that always are. */
  hidden?: string[];
  mustKeep?: string[];
  /** Of an assessment: for each question the place of the right option as a letter, or none, and how many options. */
  right?: string[];
  options?: number[];
  /** The stem of each question, and its options with a stroke between. */
  asked?: [stem: string, options: string][];
  /** Words that are in no question, option, module, screen or heading. */
  never?: string[];
  /** Of an outline: the titles alone, and whether the minutes make the total. */
  titles?: string[];
  sumRight?: boolean | null;
  /** Of a plan: its headings, null where one is missing, and its actions. */
  headings?: (string | null)[];
  actions?: number;
  kinds?: (string | null)[];
  /** Further headings. */
  extra?: string[];
  teams?: string[];
  /** Of the others: the headings below the title, or the screens. */
  sections?: string[];
  agenda?: { sumRight: boolean | null };
}

/** Texts of several manners, and sound ones for the quality card. */
export function countedCorpus(
  name: "manners" | "sound" | "second" | "second-sound" | "third" | "fourth",
  part: "seen" | "held-back",
): CountedText[] {
  return textsOf(`${name}-${part}`);
}

/** The texts of one file: each begins with its name and a line of what a person finds. */
function textsOf<Text extends { name: string; text: string }>(file: string): Text[] {
  const [, ...texts] = readFileSync(new URL(`corpus/${file}.txt`, recordings), "utf8").split(/^=== /m);
  return texts.map((written) => {
    const [name = "", labels = "", ...lines] = written.split("\n");
    return { ...(JSON.parse(labels) as Omit<Text, "name" | "text">), name, text: lines.join("\n") } as Text;
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
