// Proposes indicators from a business's answers, for a person to confirm or correct. It proposes the business's own
// words only: a unit behind a number, and the two numbers of "from 82 % to 95 %".
import { typeableNumber } from "./typed-number";
import { comparableName } from "../../answers/answer-places";
import type { ProgressData } from "../../answers/answers";
import { longestIndicatorName } from "./key-indicator";
import { type TypedIndicator } from "./typed-indicator";

/** Of those that are not followed yet. */
export function proposedIndicators(answers: ProgressData, followed: readonly { name: string }[]): TypedIndicator[] {
  const taken = new Set(followed.map(({ name }) => comparableName(name)));
  return (answers["0"]?.kpiList ?? []).flatMap((text) => {
    const proposal = proposalIn(text);
    const key = comparableName(proposal.name);
    if (key === "" || taken.has(key)) return [];
    taken.add(key);
    return [proposal];
  });
}

const number = String.raw`[-+]?\d+(?:\.\d+)?`;
const unit = String.raw`[%‰€$£¥]`;
const span = new RegExp(
  String.raw`[\s:,(]*(?:\bfrom\s+)?(?<from>${number})\s*(?<unit>${unit})?\s*(?:\bto\b|->|→|–)\s*(?<to>${number})\s*(?<unitTo>${unit})?\s*\)?\s*$`,
  "iu",
);

function proposalIn(text: string): TypedIndicator {
  const { from, to, unit: before = "", unitTo = before } = span.exec(text)?.groups ?? {};
  const name = (from === undefined ? text : text.replace(span, "")).trim().slice(0, longestIndicatorName);
  if (from === undefined || to === undefined || name === "")
    return { name: text.trim().slice(0, longestIndicatorName), unit: "", baseline: "", target: "" };
  return { name, unit: unitTo, baseline: typeableNumber(Number(from)), target: typeableNumber(Number(to)) };
}
