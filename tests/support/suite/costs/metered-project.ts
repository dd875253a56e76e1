// A project of its own in this process: the functions as they are published, with the events and tasks that the
// platform would deliver to them, and a count of all that a bill names.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { startCloudTasks, type EnqueuedTask } from "./cloud-tasks";
import type { Costs } from "../../../../local/checks/cost-table";
import { expiredBy } from "../../shared/ttl";
import { startFirestoreMeter } from "./firestore-meter";
import type { database as functionsDatabase } from "../../../../functions/src/firestore/database";
import { runAgainstSuite } from "../in-process";
import { runningSuite } from "../running-suite";

interface PublishedFunction {
  run: (event: object, response?: object) => Promise<unknown>;
  __endpoint?: {
    eventTrigger?: { eventFilters?: Filters; eventFilterPathPatterns?: Filters };
    scheduleTrigger?: object;
  };
}

type Filters = Record<string, string>;

type FunctionCosts = Costs<"function calls" | "function reads" | "function writes" | "deletes">;

export async function aMeteredProject(settings: Record<string, string>) {
  const changed: string[] = [];
  const allChanged: string[] = [];
  const noteChange = (path: string) => {
    changed.push(path);
    allChanged.push(path);
  };
  const [meter, tasks] = await Promise.all([
    startFirestoreMeter(runningSuite().ports.firestore, noteChange),
    startCloudTasks(),
  ]);
  const projectId = `demo-costs-${randomUUID().slice(0, 8)}`;
  runAgainstSuite({ GCLOUD_PROJECT: projectId, ...storeSettings(), ...settings });
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: meter.host, CLOUD_TASKS_EMULATOR_HOST: tasks.host });
  delete process.env.FUNCTIONS_EMULATOR; // or a task waits for its time
  const { database } = await import("../../../../functions/src/firestore/database");
  const [{ recordBlast }, { blastStorageContext }, { enqueueBlast }] = await Promise.all([
    import("../../../../functions/src/blasts/record-blast"),
    import("../../../../functions/src/blasts/blast-context"),
    import("../../../../functions/src/blasts/enqueue"),
  ]);
  const published = (await import("../../../../functions/src/index")) as unknown as Record<string, PublishedFunction>;
  const triggers = Object.values(published).flatMap(triggerOf);

  const known = new Map<string, Snapshot>();
  let invocations = 0;

  /** Runs it alone. */
  async function uncounted<Result>(act: () => Promise<Result>): Promise<Result> {
    const before = { ...meter.counted };
    const result = await act();
    Object.assign(meter.counted, before);
    return result;
  }

  async function read(path: string): Promise<Snapshot> {
    const snapshot = await database.doc(path).get();
    meter.counted.reads -= 1; // the platform's own
    return snapshot;
  }

  const nowhere = await read("nowhere/nothing");

  async function deliverChange(path: string): Promise<void> {
    const [before, after] = [known.get(path) ?? nowhere, await read(path)];
    known.set(path, after);
    const event = { id: randomUUID(), time: new Date().toISOString(), data: { before, after } };
    for (const { pattern, run } of triggers) {
      const params = pattern.exec(path)?.groups;
      if (!params) continue;
      invocations += 1;
      await run({ ...event, params: { ...params } });
    }
  }

  async function deliverTask({ queue, data }: EnqueuedTask): Promise<void> {
    invocations += 1;
    await published[queue]?.run({ data });
  }

  async function deliver(): Promise<void> {
    for (let left = true; left;) {
      const [paths, enqueued] = [changed.splice(0), tasks.takeAll()];
      for (const path of paths) await deliverChange(path);
      for (const task of enqueued) await deliverTask(task);
      left = paths.length + enqueued.length > 0;
    }
  }

  /** A call may wait for a task of its own. */
  async function deliverUntil(answer: Promise<unknown>): Promise<void> {
    const isOver = answer.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([isOver, pause(20, false)]))) await deliver();
  }

  return {
    /** Calls as a browser does. */
    async call<Answer>(name: string, request: { data: object; auth?: object }): Promise<Answer> {
      invocations += 1;
      const rawRequest = { headers: {}, ip: "127.0.0.1" };
      const response = { sendChunk: () => Promise.resolve(true), signal: new AbortController().signal };
      const answer = Promise.resolve(published[name]?.run({ rawRequest, ...request }, response));
      await deliverUntil(answer);
      return (await answer) as Answer;
    },
    /** Writes as a browser does, which is counted in the browser. */
    write: (act: (to: typeof database) => Promise<unknown>) => uncounted(() => act(database)),
    /** Writes what has been there for long: nothing follows from it. */
    async arrange(act: (to: typeof database) => Promise<unknown>): Promise<void> {
      await uncounted(() => act(database));
      changed.length = 0;
    },
    /** Sends as its callable does after it knows the caller. */
    async sendBlast(blast: Parameters<typeof recordBlast>[1]): Promise<void> {
      invocations += 1;
      const id = await recordBlast(blastStorageContext(), blast);
      if (id !== undefined) await enqueueBlast(id, new Date());
    },
    async runSchedules(): Promise<void> {
      for (const { __endpoint, run } of Object.values(published)) {
        if (!__endpoint?.scheduleTrigger) continue;
        invocations += 1;
        await run({});
      }
    },
    deliver,
    /** Counts the times that a document was written or deleted. */
    changesOf: (path: string) => allChanged.filter((one) => one === path).length,
    /** Delivers all that is to be delivered and deletes what will expire; answers the costs since it was last asked. */
    async settle(): Promise<FunctionCosts> {
      await deliver();
      const expiring = await uncounted(() => expiredBy(database, new Date("9999-01-01")));
      await uncounted(() => Promise.all(expiring.map((reference) => reference.delete())));
      changed.length = 0;
      const { reads, writes, deletes } = meter.counted;
      const costs = {
        "function calls": invocations,
        "function reads": reads,
        "function writes": writes,
        deletes: deletes + expiring.length,
      };
      Object.assign(meter.counted, { reads: 0, writes: 0, deletes: 0 });
      invocations = 0;
      return costs;
    },
    close: () => Promise.all([meter.close(), tasks.close()]),
  };
}

function storeSettings(): Record<string, string> {
  return {
    LRS_ENABLED: "on",
    LRS_ENDPOINT: `http://127.0.0.1:${runningSuite().ports.lrs}/xapi`,
    LRS_USERNAME: "waymark",
    LRS_PASSWORD: "waymark",
    LRS_HOME_PAGE: "https://waymark.example",
    LRS_TIMEOUT_SECONDS: "10",
    XAPI_VERSION: "1.0.3",
  };
}

type Snapshot = Awaited<ReturnType<ReturnType<(typeof functionsDatabase)["doc"]>["get"]>>;

function triggerOf({ __endpoint, run }: PublishedFunction) {
  const { eventFilters, eventFilterPathPatterns } = __endpoint?.eventTrigger ?? {};
  const path = eventFilterPathPatterns?.document ?? eventFilters?.document;
  return path ? [{ run, pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`) }] : [];
}
