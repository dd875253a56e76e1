// Asks every question and says what each answer means; what is not well ends in the exit code 1.
import { print } from "../../shared/terminal";
import type { Suite } from "../../shared/running-suite";
import type { GoogleApi } from "../google-api";
import { localPlace, realPlace } from "./places";
import { unwell, type Outcome, type SmokePlace, type SmokeQuestion } from "./question";
import { questions } from "./questions";

export function smokeLocal(suite: Suite): Promise<number> {
  return smoke(localPlace(suite));
}

export async function smokeProject(project: string, api: GoogleApi): Promise<number> {
  return smoke(await realPlace(project, api));
}

async function smoke(place: SmokePlace): Promise<number> {
  print(`\nAsking ${place.project} what only it can answer:`);
  const [first, ...others] = questions;
  if (!first) return 0;
  const begun = await askQuestion(first, place);
  show(first, begun);
  if (begun?.endsAll === true) return 1;
  let isWell = begun?.isWell === true;
  const asked = others.map((one) => askQuestion(one, place));
  for (const [nth, one] of others.entries()) {
    const outcome = await asked[nth];
    isWell &&= outcome?.isWell === true;
    show(one, outcome);
  }
  return isWell ? 0 : 1;
}

function askQuestion({ outcomes, ask }: SmokeQuestion, place: SmokePlace): Promise<Outcome | undefined> {
  return ask(place).then((name) => outcomes[name], withoutAnswer);
}

function show({ asks }: SmokeQuestion, outcome: Outcome | undefined): void {
  print(`${outcome?.isWell === true ? "✓" : "✗"} ${asks}\n  ${outcome?.means ?? ""}`);
  if (outcome?.todo) print(`  → ${outcome.todo}`);
}

function withoutAnswer(error: unknown): Outcome {
  const means = error instanceof Error ? error.message : String(error);
  return unwell(means, "Do what the sentence says, then run this again.");
}
