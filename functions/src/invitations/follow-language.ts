// The language that a business chooses is also that of its colleagues, and of the next round that it is invited to.
import { mostRounds } from "../../../src/domain/invitations/rounds";
import { paths } from "../../../src/domain/kernel/collections";
import { languageFrom } from "../../../src/domain/kernel/language";
import { database } from "../firestore/database";
import type { TriggerStep } from "../firestore/document-trigger";
import { asRead, writeAtOnce } from "../firestore/write-at-once";
import { seatDocument, seatsOf } from "./seats/stored-seat";
import { invitationDocument } from "./stored-invitation";

/** A step of the invitations' trigger. The language counts as it is by now. */
export const passLanguageOn: TriggerStep = async ({ params: { id = "" }, before, after }) => {
  if (!before || !after || before.get("language") === after.get("language")) return;
  await writeAtOnce(async (batch) => {
    const current = await invitationDocument(id).get();
    if (!current.exists) return;
    const language = languageFrom(current.get("language"));
    const codes = current.get("hasColleagues") === true ? [...(await seatsOf(id)).values()] : [];
    const seats = codes.length === 0 ? [] : await database.getAll(...codes.map((code) => seatDocument(code)));
    const next = database.collection(paths.invitations).where("previousRound", "==", id).limit(mostRounds);
    for (const copy of [...seats, ...(await next.get()).docs])
      if (copy.exists && languageFrom(copy.get("language")) !== language)
        batch.update(copy.ref, { language }, asRead(copy));
  });
};
