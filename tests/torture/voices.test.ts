// Voices at once: races of one code, and fifty voters whose tabs are closed at any moment and who come back. A sample
// is in tests/callables/voices.test.ts.
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { projectId } from "../../local/shared/running-suite";
import { voiceMessages } from "../../src/domain/assessment/voices/refusals";
import { serverPaths } from "../../src/domain/kernel/collections";
import {
  aNetwork,
  anOpenRound,
  casting,
  closing,
  countedVoices,
  ratedAll,
  roundAt,
  storedAt,
  type RoundOfVoices,
} from "../support/assessment/voice-rounds";
import { randomFrom } from "../support/assessment/voices-adversary";
import { seedOfRun } from "../support/shared/seed";
import { runningSuite } from "../support/suite/running-suite";

const races = 1000;
const slipsOfRound = 200;
const racesAtOnce = 5;

test(`in ${races} races a code counts once`, async () => {
  let [twice, lost] = [0, 0];
  for (let round = 0; round < races / slipsOfRound; round++) {
    const opened = await anOpenRound(slipsOfRound);
    for (let first = 0; first < slipsOfRound; first += racesAtOnce) {
      const raced = opened.links.slice(first, first + racesAtOnce);
      const counted = await Promise.all(raced.map(timesCounted));
      twice += counted.filter((times) => times > 1).length;
      lost += counted.filter((times) => times === 0).length;
    }
    expect(await voicesOf(opened)).toBe(slipsOfRound);
  }
  process.stdout.write(`${races} races: ${twice} counted twice, ${lost} lost\n`);
  expect({ twice, lost }).toEqual({ twice: 0, lost: 0 });
});

async function timesCounted(link: string): Promise<number> {
  const address = aNetwork();
  const sent = await Promise.allSettled([5, 1, 3].map((rating) => casting(link, rating, undefined, address)));
  return sent.filter(({ status }) => status === "fulfilled").length;
}

async function voicesOf(opened: RoundOfVoices): Promise<number> {
  return (await countedVoices(opened)).voices[opened.round] ?? 0;
}

const voters = 50;

test(`of ${voters} voters at once whose tabs are closed at any moment none is lost and none counts twice`, async () => {
  const random = randomFrom(seedOfRun());
  for (let round = 0; round < 3; round++) {
    const opened = await anOpenRound(voters);
    const tries = await Promise.all(opened.links.map((link, nth) => sendUntilCounted(link, (nth % 5) + 1, random)));
    expect(await voicesOf(opened)).toBe(voters);
    const list = (await storedAt(serverPaths.voiceSentences(opened.round)))?.sentences as string[];
    expect(list).toHaveLength(voters);
    await closing(opened);
    expect(await roundAt(opened)).toMatchObject({ voices: voters, ratings: { roleClarity: { mean: 3 } } });
    process.stdout.write(`${voters} voters, ${tries.reduce((all, each) => all + each, 0)} tabs closed\n`);
  }
});

/** Returns the number of tabs that were closed before the answer. */
async function sendUntilCounted(link: string, rating: number, random: () => number): Promise<number> {
  for (let closed = 0; ; closed++) {
    const tab = new AbortController();
    const end = closed < 3 ? 20 + random() * 1500 : 60_000;
    const answer = await Promise.race([sendOver(link, rating, tab.signal), wait(end).then(() => undefined)]);
    if (answer === "counted" || answer === voiceMessages.spent) return closed;
    tab.abort();
  }
}

async function sendOver(link: string, rating: number, signal: AbortSignal): Promise<string | undefined> {
  const address = `http://127.0.0.1:${runningSuite().ports.functions}/${projectId}/us-central1/castVoice`;
  const data = { link, ratings: ratedAll(rating), sentence: `By ${link}.` };
  const headers = { "content-type": "application/json", "x-forwarded-for": aNetwork() };
  try {
    const response = await fetch(address, { method: "POST", headers, body: JSON.stringify({ data }), signal });
    const answer = (await response.json()) as { result?: object; error?: { message: string } };
    return answer.result ? "counted" : answer.error?.message;
  } catch {
    return undefined; // the tab was closed, or the connection
  }
}
