// What waits for a mail about a person: of what they have sent or of their business administrators have yet to be told,
// and the mails to the person that no screen shows.
import type { DocumentReference, Query } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import type { PersonalCollection } from "../../../../src/domain/operation/personal-collections";
import { pendingAbout } from "../notifications/notification";
import type { PersonsContext } from "./persons-context";

export interface WhatIsTheirs {
  /** Of the person's invitations. */
  codes: readonly string[];
  /** What the person has sent, under whatever id it is by now. */
  sentIds: ReadonlySet<string>;
}

export async function notificationsOf(
  { database }: PersonsContext,
  { codes, sentIds }: WhatIsTheirs,
  uids: readonly string[],
): Promise<readonly (readonly [PersonalCollection, DocumentReference[]])[]> {
  const found = async (queries: Query[]) => {
    const results = await Promise.all(queries.map((query) => query.select().get()));
    return results.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  };
  const pending = [...codes, ...sentIds].map((id) => pendingAbout(database, id));
  const outbox = database.collection(paths.outbox);
  const mails = [...sentIds, ...uids].map((id) => outbox.where("about", "==", id));
  return [
    ["notifications/*/pending", await found(pending)],
    ["outbox", await found(mails)],
  ];
}
