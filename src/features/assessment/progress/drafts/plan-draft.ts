// What somebody is writing about a plan, kept at every keystroke: closing the form, reloading the page or losing the
// connection loses none of it. What a consultant writes is about somebody else and stays in the tab.
import { useState } from "react";
import * as z from "zod/mini";
import { browserStore, keysOf, tabStore } from "../../../../browser/storage";
import { storedKeys } from "../../../../browser/stored-keys";
import { storedValue } from "../../../../browser/stored-value";
import type { Reader } from "../../../../domain/assessment/progress/actions/words";

const typedFields = z.record(z.string(), z.string());

interface PlanDraft<Fields> {
  /** Undefined where nothing was begun. */
  draft: Fields | undefined;
  change: (fields: Fields) => void;
  forget: () => void;
}

/** The fields of one form; what does not fit its schema is as though nothing was there. */
export function usePlanDraft<Fields extends Record<string, string>>(
  me: Reader,
  invitationId: string,
  key: string,
  schema: z.ZodMiniType<Fields>,
): PlanDraft<Fields> {
  const { store, prefix } = draftsOf(me, invitationId);
  const stored = storedValue(store, prefix + key, typedFields);
  const [draft, setDraft] = useState(() => schema.safeParse(stored.read()).data);
  return {
    draft,
    change: (fields) => {
      setDraft(fields);
      stored.write(fields);
    },
    forget: () => {
      setDraft(undefined);
      stored.remove();
    },
  };
}

/** Whether something was begun and not saved, of the forms whose keys begin like this. */
export function hasPlanDraft(me: Reader, invitationId: string, begin: string): boolean {
  const { store, prefix } = draftsOf(me, invitationId);
  return keysOf(store, prefix + begin).length > 0;
}

function draftsOf({ uid, isConsultant }: Reader, invitationId: string) {
  const store = isConsultant ? tabStore : browserStore;
  return { store, prefix: `${storedKeys.planDrafts}${uid}:${invitationId}:` };
}
