// The emulators run no schedule: they load the function, and nothing calls it. So `npm start` asks them which functions
// have one, and calls each at its time as Cloud Scheduler does in a project.
import { UserError } from "../shared/terminal";
import { projectId, type Ports } from "../shared/running-suite";

export interface ScheduledFunction {
  name: string;
  everyMs: number;
  address: string;
}

interface FunctionTrigger {
  id: string;
  name: string;
  schedule?: { schedule: string };
}

const unitMs: Record<string, number> = { minute: 60_000, hour: 60 * 60_000 };

export async function scheduledFunctions({ functions }: Pick<Ports, "functions">): Promise<ScheduledFunction[]> {
  const emulator = `http://127.0.0.1:${functions}`;
  const reply = await fetch(`${emulator}/backends`);
  const { backends } = (await reply.json()) as { backends: { functionTriggers: FunctionTrigger[] }[] };
  // The address to which the emulators of events deliver, too; the number is that of the trigger's first load.
  const addressOf = (id: string) => `${emulator}/functions/projects/${projectId}/triggers/${id}-0`;
  return backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .flatMap(({ id, name, schedule }) =>
      schedule ? [{ name, everyMs: intervalOf(schedule.schedule), address: addressOf(id) }] : [],
    );
}

/** Throws with the reason alone. */
export async function callScheduled({ address }: ScheduledFunction, signal: AbortSignal): Promise<void> {
  const reply = await fetch(address, { method: "POST", signal }).catch((cause: unknown) => {
    throw new UserError("it did not answer", { cause });
  });
  if (!reply.ok) throw new UserError(`it answered ${reply.status}`);
}

/** Milliseconds between two runs of a schedule as App Engine writes it: "every 5 minutes". */
export function intervalOf(schedule: string): number {
  const [, count, unit = ""] = /^every (\d+) (minute|hour)s?$/.exec(schedule) ?? [];
  const ms = unitMs[unit];
  if (ms === undefined) throw new UserError(`The schedule "${schedule}" is not one that npm start can keep.`);
  return Number(count) * ms;
}
