// The name of a plan's item, in one line.
import { comparableName } from "../answers/answer-places";
import { asPlainLine } from "../../kernel/plain-line";
import type { PlanItem, PlanSection } from "./plan";

const longestTitle = 120;

/** Returns the subject of an item in one line: its words in bold at the beginning, or its first sentence. */
export function itemTitle(text: string): string {
  const bold = /^\s*\*\*(.+?)\*\*/.exec(text)?.[1];
  const plain = asPlainLine(bold ?? text).replaceAll(/[*_`#>|]/g, "");
  const sentence = /^.+?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  const title = sentence.replace(/[.:;,\s]+$/, "");
  if (title.length <= longestTitle) return title;
  return `${title.slice(0, longestTitle - 1).replace(/\s+\S*$/, "")}…`;
}

/** An item in words that a later version of its plan has, too. */
export function itemKey(section: PlanSection["id"], { group = "", text }: PlanItem): string {
  return [section, group, itemTitle(text)].map(comparableName).join("/");
}
