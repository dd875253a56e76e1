// The consequences of a move, read as it is by now, so that no late event hurts a contact who is back. The sessions of
// the account that was shut out end, and the rounds before belong to the account that registers.
import { getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import type { TriggerStep } from "../../firestore/document-trigger";
import { asRead, writeAtOnce } from "../../firestore/write-at-once";
import { invitationDocument } from "../stored-invitation";
import { roundsOf } from "./rounds-of";

/** A step of the invitations' trigger. */
export const endSessions: TriggerStep = async ({ params: { id = "" }, before, after }) => {
  const left: unknown = before?.get("usedBy");
  if (!after || typeof left !== "string" || after.get("usedBy") === left) return;
  const current = await invitationDocument(id).get();
  if (!current.exists || current.get("usedBy") === left) return;
  try {
    await getAuth().revokeRefreshTokens(left);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code !== "auth/user-not-found") throw error; // an account that is gone has no session
  }
};

/** Another step: who registers for a business that was moved to them reads what its earlier rounds hold. */
export const takeOverRounds: TriggerStep = async ({ params: { id = "" }, before, after }) => {
  const isRegistration = after?.get("usedBy") !== undefined && before?.get("usedBy") === undefined;
  if (!isRegistration || after.get("movedAt") === undefined || after.get("previousRound") === undefined) return;
  await writeAtOnce(async (batch) => {
    const rounds = await roundsOf(id);
    const at = rounds.findIndex(({ snapshot }) => snapshot.id === id);
    const { usedBy, usedAuthTime } = rounds[at]?.invited ?? {};
    if (usedBy === undefined) return;
    const earlier = rounds.slice(at + 1).filter(({ invited }) => invited.usedBy === undefined);
    const used = { status: "used", usedBy, usedAuthTime, usedAt: Timestamp.now() };
    for (const { snapshot } of earlier) batch.update(snapshot.ref, used, asRead(snapshot));
  });
};
