// The deeds about voices: the contact opens and ends rounds, an administrator switches voices off for a business, and
// either takes a sentence out of a closed round.
import { FieldValue } from "firebase-admin/firestore";
import { roleIn } from "../../../src/domain/accounts/roles";
import type { ChangeOfVoices } from "../../../src/domain/assessment/voices/voice-calls";
import { voiceMessages } from "../../../src/domain/assessment/voices/refusals";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { requireAdministrator } from "../callable/administrator";
import { callable, type Call } from "../callable/callable";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";
import { roundsBefore } from "../invitations/first-round";
import { invitationOfCaller } from "../invitations/invitation-of-caller";
import { closeRound } from "./close-round";
import { openRound } from "./open-round";

export const changeVoices = callable("changeVoices", { maxInstances: 1 }, async ({ request, auth }) => {
  switch (request.change) {
    case "open":
      await requireContact(auth, request.invitationId);
      await openRound(request, await codesOfRounds(request.invitationId));
      break;
    case "close":
      await requireContact(auth, request.invitationId);
      await requireRound(request.invitationId, request.round);
      await closeRound(request.round);
      break;
    case "take out":
      if (roleIn(auth?.token) === undefined) await requireContact(auth, request.invitationId);
      else await requireAdministrator(auth);
      await takeOut(request);
      break;
    case "switch":
      await requireAdministrator(auth);
      await switchVoices(request, auth);
  }
  return {};
});

type Auth = Call<"changeVoices">["auth"];

async function requireContact(auth: Auth, invitationId: string): Promise<void> {
  await invitationOfCaller(auth, voiceMessages.notYours, invitationId);
}

async function requireRound(invitationId: string, round: string): Promise<void> {
  const { exists } = await database.doc(paths.voiceRound(invitationId, round)).get();
  if (!exists) throw failure("not-found", voiceMessages.noRound);
}

/** Its author cannot be found, so its words alone say which it is. */
async function takeOut({ invitationId, round, sentence }: ChangeOfVoices<"take out">): Promise<void> {
  const document = database.doc(paths.voiceRound(invitationId, round));
  await database.runTransaction(async (transaction) => {
    const sentences = ((await transaction.get(document)).get("sentences") as string[] | undefined) ?? [];
    if (!sentences.includes(sentence)) throw failure("not-found", voiceMessages.noSentence);
    transaction.update(document, { sentences: sentences.filter((each) => each !== sentence) });
  });
}

async function switchVoices({ invitationId, isOff }: ChangeOfVoices<"switch">, auth: Auth): Promise<void> {
  const { exists } = await database.doc(paths.invitation(invitationId)).get();
  if (!exists) throw failure("not-found", voiceMessages.noRound);
  const document = database.doc(serverPaths.voiceSwitch(await firstRoundOf(invitationId)));
  await document.set({ isOff, by: auth?.uid ?? "", at: FieldValue.serverTimestamp() });
}

/** The code under which a business has its switch. */
export async function firstRoundOf(invitationId: string): Promise<string> {
  return (await codesOfRounds(invitationId)).at(-1) ?? invitationId;
}

/** The codes of a business's rounds of the assessment, its last one first. */
async function codesOfRounds(invitationId: string): Promise<string[]> {
  const invitation = await database.doc(paths.invitation(invitationId)).get();
  return [invitationId, ...(await roundsBefore(invitation.get("previousRound")))];
}
