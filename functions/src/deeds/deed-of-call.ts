// The line of a call: written before its work begins, so that no deed is without one, also if the process ends in
// between. So a call that is refused in the end has its line, too.
import { FieldValue } from "firebase-admin/firestore";
import type { AuthData } from "firebase-functions/v2/tasks";
import type { CallableName, CallableRequest, CallableResponse } from "../../../src/domain/callables";
import { roleIn } from "../../../src/domain/accounts/roles";
import { paths } from "../../../src/domain/kernel/collections";
import { deedsOfCalls } from "../../../src/domain/operation/deeds/deeds-of-calls";
import { database } from "../firestore/database";
import { writeDeed } from "./deed-lines";

/** Says the id of the object that only the handler knows. */
export type NameObject = (id: string) => Promise<void>;

const unnamed: NameObject = () => Promise.resolve();

export async function asDeed<N extends CallableName>(
  name: N,
  auth: Pick<AuthData, "uid" | "token"> | undefined,
  request: unknown,
  run: (nameObject: NameObject) => Promise<CallableResponse<N>>,
): Promise<CallableResponse<N>> {
  const row = deedsOfCalls[name];
  if (!row || !auth || roleIn(auth.token) === undefined) return run(unnamed);
  if (row.isDeed?.(request as CallableRequest<N>) === false) return run(unnamed);
  const object = row.of?.(request as CallableRequest<N>) ?? "";
  const lines = database.collection(paths.deeds);
  const line = row.isPart ? lines.doc(`${name}-${object}`) : lines.doc();
  await writeDeed(line, { deed: row.deed, by: auth.uid, object }, FieldValue.serverTimestamp());
  const answer = await run(async (id) => void (await line.update({ object: id })));
  const made = row.makes?.(answer);
  if (made !== undefined) await line.update({ object: made });
  return answer;
}
