// Asks every question and says what each answer means; what is not well ends in the exit code 1.
import { print } from "../../shared/terminal";
import type { Suite } from "../../shared/running-suite";
import type { GoogleApi } from "../google-api";
import { localPlace, realPlace } from "./places";
import { unwell, type Outcome, type SmokePlace } from "./question";
import { questions } from "./questions";

export function smokeLocal(suite: Suite): Promise<number> {
  return smoke(localPlace(suite));
}

export async function smokeProject(project: string, api: GoogleApi): Promise<number> {
  return smoke(await realPlace(project, api));
}

async function smoke(place: SmokePlace): Promise<number> {
  print(`\nAsking ${place.project} what only it can answer:`);
  let unwell = 0;
  const asked = questions.map(({ outcomes, ask }) => ask(place).then((name) => outcomes[name], withoutAnswer));
  for (const [nth, { asks }] of questions.entries()) {
    const outcome = await asked[nth];
    if (outcome?.isWell !== true) unwell++;
    print(`${outcome?.isWell === true ? "✓" : "✗"} ${asks}\n  ${outcome?.means ?? ""}`);
    if (outcome?.todo) print(`  → ${outcome.todo}`);
  }
  return unwell > 0 ? 1 : 0;
}

function withoutAnswer(error: unknown): Outcome {
  const means = error instanceof Error ? error.message : String(error);
  return unwell(means, "Do what the sentence says, then run this again.");
}
