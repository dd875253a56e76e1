// A plan that is asked for as a browser does, through the functions emulator, whose worker writes it.
import { randomUUID } from "node:crypto";
import { doc, getDoc, setDoc } from "firebase/firestore/lite";
import { expect } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { assemblePrompt } from "../../../src/domain/assessment/plan/prompt";
import { paths } from "../../../src/domain/kernel/collections";
import { aRegisteredClient, signInClient, type RegisteredClient } from "../accounts/registered-client";
import { database } from "../shared/database";
import { runningSuite } from "../suite/running-suite";

export interface PlanClient extends RegisteredClient {
  mark: string;
  prompt: string;
  idToken: string;
}

export async function aPlanClient(): Promise<PlanClient> {
  const client = await aRegisteredClient();
  const mark = `mark-${randomUUID()}`;
  const answers = { ...fullAnswers(), "0": { ...fullAnswers()["0"], missionStatement: `We are ${mark}.` } };
  await setDoc(doc(database, paths.answersOf(client.code)), { progressData: answers, lastUpdated: new Date() });
  return { ...client, mark, prompt: assemblePrompt(answers), idToken: (await signInClient(client)).idToken };
}

/** Asks like a browser, streaming; returns the status of the answer, after all of it has come. */
export async function askForPlan(
  { prompt, idToken }: PlanClient,
  { goOn = false, signal }: { goOn?: boolean; signal?: AbortSignal } = {},
) {
  const address = `http://127.0.0.1:${runningSuite().ports.functions}/${projectId}/us-central1/generateTrainingPlan`;
  const response = await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      authorization: `Bearer ${idToken}`,
    },
    body: JSON.stringify({ data: { prompt, ...(goOn && { goOn }) } }),
    ...(signal && { signal }),
  });
  return response.text();
}

export async function runningPlan({ code }: PlanClient): Promise<{ status?: string; text: string }> {
  return { text: "", ...(await getDoc(doc(database, paths.planRunOf(code)))).data() };
}

export async function planOf({ code }: PlanClient): Promise<string> {
  return String((await getDoc(doc(database, paths.answersOf(code)))).get("trainingPlan") ?? "");
}

export async function until(holds: () => Promise<boolean>, ms = 60_000): Promise<void> {
  await expect.poll(holds, { timeout: ms, interval: 100 }).toBe(true);
}

/** The plan of these answers as it is without any trouble. */
export async function uninterruptedPlan(client: PlanClient): Promise<string> {
  await askForPlan(client);
  await until(async () => (await planOf(client)) !== "");
  return planOf(client);
}
