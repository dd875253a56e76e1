// The labelled questions of tests/recordings/item-flaws, and how well the rules find what their authors labelled.
import { readFileSync } from "node:fs";
import { keyIsTelling } from "../../../src/domain/course/quality/items/key-distribution";
import {
  itemFlaws,
  itemRuleNames,
  itemRules,
  type ItemRuleName,
} from "../../../src/domain/course/quality/items/item-rules";
import { lexiconOf } from "../../../src/domain/course/quality/items/lexicons";

interface LabelledQuestion {
  id: string;
  stem: string;
  options: string[];
  right: number;
  flaws: string[];
}

interface LabelledKey {
  id: string;
  answers: string[];
  optionCount: number;
  flaw: boolean;
}

/**
 * Even numbers were open while the rules were written, odd ones were opened when they were done; those of `afterwards`
 * were written when the rules had been mended.
 */
export type LabelledSet = "open" | "held back" | "afterwards";

export interface Score {
  found: number;
  missed: number;
  invented: number;
  sound: number;
}

export type ScoredRule = ItemRuleName | "key-distribution";

export const scoredRules: readonly ScoredRule[] = [...itemRuleNames, "key-distribution"];

export function scoreOf(rule: ScoredRule, set: LabelledSet): Score {
  const verdicts = rule === "key-distribution" ? keyVerdicts(set) : questionVerdicts(rule, set);
  const count = (labelled: boolean, found: boolean) =>
    verdicts.filter((verdict) => verdict.labelled === labelled && verdict.found === found).length;
  return {
    found: count(true, true),
    missed: count(true, false),
    invented: count(false, true),
    sound: count(false, false),
  };
}

export function precision({ found, invented }: Score): number {
  return found / (found + invented);
}

export function recall({ found, missed }: Score): number {
  return found / (found + missed);
}

interface Verdict {
  labelled: boolean;
  found: boolean;
}

/** By the id of the question: each is looked at once for all rules. */
const foundFlaws = new Map<string, ItemRuleName[]>();

function questionVerdicts(rule: ItemRuleName, set: LabelledSet): Verdict[] {
  const languages = itemRules[rule].kind === "words" || set === "afterwards" ? ["en", "de"] : ["en", "de", "other"];
  return languages.flatMap((language) =>
    labelledIn<LabelledQuestion>("questions", language, set).map(({ id, stem, options, right, flaws }) => {
      const found =
        foundFlaws.get(id) ??
        itemFlaws({ text: stem, options, answer: right, reason: "" }, lexiconOf(id.split("-")[0]));
      foundFlaws.set(id, found);
      return { labelled: flaws.includes(rule), found: found.includes(rule) };
    }),
  );
}

function keyVerdicts(set: LabelledSet): Verdict[] {
  return labelledIn<LabelledKey>("keys", "", set).map(({ answers, optionCount, flaw }) => ({
    labelled: flaw,
    found: keyIsTelling(
      answers.map((letter) => letter.charCodeAt(0) - "A".charCodeAt(0)),
      optionCount,
    ),
  }));
}

function labelledIn<T extends { id: string }>(kind: "questions" | "keys", language: string, set: LabelledSet): T[] {
  if (set === "afterwards") return kind === "keys" ? [] : read<T>(`afterwards.${language}.json`);
  const all = read<T>(kind === "keys" ? "keys.json" : `questions.${language}.json`);
  return all.filter(({ id }) => Number(id.split("-")[1]) % 2 === (set === "open" ? 0 : 1));
}

function read<T>(file: string): T[] {
  return JSON.parse(readFileSync(new URL(`../../recordings/item-flaws/${file}`, import.meta.url), "utf8")) as T[];
}
