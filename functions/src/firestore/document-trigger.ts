// One trigger for each collection, however much follows from a change of its documents. The platform delivers an event
// at least once, in no order, and again for a day where the trigger fails (`retry`); so every step of a trigger does
// what it does once, however often, late or out of order it hears of it.
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { onDocumentWritten, type DocumentOptions } from "firebase-functions/v2/firestore";
import { firestoreDatabase } from "../config";
import { log } from "../log";
import { failedSteps, runIndependently } from "../independently";

export interface DocumentEvent {
  /** The same for every delivery. */
  id: string;
  params: Record<string, string>;
  /** Undefined where the change made the document. */
  before: DocumentSnapshot | undefined;
  /** The document right after the change, not as it is by now; undefined if the change deleted it. */
  after: DocumentSnapshot | undefined;
  at: Date;
}

export type TriggerStep = (event: DocumentEvent) => Promise<void>;

/** Tells whether the change has any consequence at all. */
export type TriggerGate = (event: DocumentEvent) => Promise<boolean>;

type TriggerOptions = Omit<DocumentOptions, "document"> & { gate?: TriggerGate };

const open: TriggerGate = () => Promise.resolve(true);

/** Publishes the trigger of a collection; its steps run independently of each other, once its gate lets them. */
export function documentTrigger(
  document: string,
  steps: Record<string, TriggerStep>,
  { gate = open, ...options }: TriggerOptions = {},
) {
  return onDocumentWritten(
    { ...options, document, database: firestoreDatabase, retry: true },
    async ({ id, data, params, time }) => {
      const [before, after] = [data?.before, data?.after].map((snapshot) => (snapshot?.exists ? snapshot : undefined));
      const event: DocumentEvent = { id, params, before, after, at: new Date(time) };
      const followUp = Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, () => step(event)]));
      const isOpen = await gate(event).catch((error: unknown) => {
        log.crashed("gate", error);
        throw new Error(failedSteps);
      });
      if (isOpen) await runIndependently(followUp);
    },
  );
}
