// The platform's events for the changes in a project without triggers of its own: a test keeps the events, and delivers
// them as often, as late and in any order it likes.
import type { database as projectDatabase } from "../../../functions/src/firestore/database";
import type { DocumentEvent } from "../../../functions/src/firestore/document-trigger";
import type * as publishedTriggers from "../../../functions/src/background/triggers";

type Firestore = typeof projectDatabase;
type DocumentSnapshot = NonNullable<DocumentEvent["after"]>;
type WriteBatch = ReturnType<Firestore["batch"]>;
type Trigger = (typeof publishedTriggers)[keyof typeof publishedTriggers];
type TriggerEvent = Parameters<Trigger["run"]>[0];

export interface LoggedEvent {
  deliver: () => Promise<void>;
}

export type EventLog = ReturnType<typeof anEventLog>;

/** Counted over all logs of a process: two of one project must not take each other's events for told. */
let count = 0;

/** `onEvents` hears of the events of each change as soon as it is made. */
export function anEventLog(
  database: Firestore,
  triggers: Record<string, Trigger>,
  onEvents: (events: LoggedEvent[]) => Promise<void>,
) {
  function eventOf(before: DocumentSnapshot, after: DocumentSnapshot, time: Date): LoggedEvent[] {
    if (!before.exists && !after.exists) return [];
    const { path } = after.ref;
    const id = `event/${(count += 1)}`;
    return Object.values(triggers).flatMap((trigger) => {
      const params = paramsIn(path, documentOf(trigger));
      if (!params) return [];
      const event = { id, params, time: time.toISOString(), data: { before, after } };
      return [{ deliver: async () => void (await trigger.run(event as unknown as TriggerEvent)) }];
    });
  }

  /** Logs what `act` does to these documents; it may answer when that was, to the commit. */
  async function change(paths: string[], act: () => Promise<Date | undefined>): Promise<void> {
    const read = () => Promise.all(paths.map((path) => database.doc(path).get()));
    const before = await read();
    const at = (await act()) ?? new Date();
    const after = await read();
    await onEvents(
      after.flatMap((one, nth) => {
        const earlier = before[nth];
        return earlier ? eventOf(earlier, one, at) : [];
      }),
    );
  }

  return {
    change,
    /** The same for one commit, as though it had been made earlier. */
    commit: (paths: string[], write: (batch: WriteBatch) => void, { msAgo = 0 } = {}) =>
      change(paths, async () => {
        const batch = database.batch();
        write(batch);
        const [written] = await batch.commit();
        return written && new Date(written.writeTime.toMillis() - msAgo);
      }),
  };
}

function documentOf({ __endpoint }: Trigger): string {
  const { eventFilterPathPatterns } = __endpoint.eventTrigger as { eventFilterPathPatterns?: Record<string, string> };
  return eventFilterPathPatterns?.document ?? "";
}

/** Undefined where the path does not fit. */
function paramsIn(path: string, pattern: string): Record<string, string> | undefined {
  const [parts, names] = [path.split("/"), pattern.split("/")];
  if (parts.length !== names.length) return undefined;
  const params: Record<string, string> = {};
  for (const [nth, name] of names.entries()) {
    const [, param] = /^\{(\w+)\}$/.exec(name) ?? [];
    if (param !== undefined) params[param] = parts[nth] ?? "";
    else if (name !== parts[nth]) return undefined;
  }
  return params;
}
