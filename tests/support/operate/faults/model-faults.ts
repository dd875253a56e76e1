import { generationLimitMessages, modelFailures } from "../../../../src/domain/course/words";
import { paths } from "../../../../src/domain/kernel/collections";
import { database } from "../../../../functions/src/firestore/database";
import { dayOf } from "../../../../functions/src/limits/daily-quota";
import { limit } from "../../../../functions/src/config";
import { refusalOf } from "../../suite/caller";
import { runCallable, visitorCaller } from "../../suite/in-process-call";
import { clearFaults, setFault } from "../../suite/stand-ins";
import { minute, withinMinutes, type Fault } from "./fault";

const topic = "Faults around the lifting of loads";

function generate(): Promise<{ outline: string }> {
  return runCallable("generateCourseOutline", { topic }, visitorCaller);
}

async function sentenceOfRefusal(): Promise<string> {
  return (await refusalOf(generate())).details.sentence;
}

/** A text comes again, and is whole. */
async function mendModel(): Promise<number> {
  await clearFaults("model", topic);
  return (await generate()).outline.includes("Module") ? 0 : 1;
}

async function strikeModel(kind: string, calls: number): Promise<string> {
  await setFault("model", { kind, match: topic, times: 99 });
  for (let call = 1; call < calls; call++) await sentenceOfRefusal();
  return sentenceOfRefusal();
}

/** Writes the count of today and of the day on which a monitor asks, which begins anew at midnight. */
async function writeBudget(count: number): Promise<void> {
  for (const at of [Date.now(), Date.now() + withinMinutes * minute])
    await database.doc(`${paths.budgets}/${dayOf(new Date(at))}`).set({ count });
}

export const modelFaults: Readonly<Record<string, Fault>> = {
  "the model is busy, for one person after the other": {
    strike: () => strikeModel("status-429", 3),
    told: modelFailures.busy,
    health: ["model", 0],
    mend: mendModel,
  },
  "the model never ends its answer": {
    strike: () => strikeModel("stall", 1),
    told: modelFailures.stalled,
    mend: mendModel,
  },
  "the connection to the model breaks in a text": {
    strike: () => strikeModel("cut", 1),
    told: modelFailures.cut,
    mend: mendModel,
  },
  "the model's server refuses our key": {
    strike: () => strikeModel("key-refused", 1),
    told: modelFailures.keyRefused,
    health: ["model", 0],
    mend: mendModel,
  },
  "the day's budget is used up": {
    strike: async () => {
      await writeBudget(limit("GENERATIONS_PER_DAY"));
      return sentenceOfRefusal();
    },
    told: generationLimitMessages.everybody,
    health: ["budget", 0],
    mend: async () => {
      await writeBudget(0); // a day later
      return 0;
    },
  },
};
