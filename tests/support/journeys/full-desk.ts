// A desk with a day's work on it, for journeys and pictures.
import type { Page } from "@playwright/test";
import { doc, Timestamp, writeBatch, type Firestore } from "firebase/firestore/lite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { textsOfInvitation, type Invitation } from "../../../src/domain/invitations/invitation";
import { listsOf } from "../../../src/domain/invitations/invitation-lists";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { aBlast, anInquiry, anInvitation, aSubscription, aTask, searchable } from "../shared/builders";
import { aBusyProject } from "../suite/costs/busy-project";
import type { Account } from "../accounts/accounts";
import { answerCall } from "./staff";

const names = ["Bäckerei Sonnenschein", "Harvest Foods", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"];
export const ready = "Klinikum Nordstadt";
export const newCode = "code-of-a-new-business";
const reach = { entries: 55, recipients: 45, repeated: 3, waiting: 2, suppressed: 4, unusable: 1, exact: true };

/** 40 inquiries more than a busy project has, 64 businesses more, most of them quiet, and three blasts. */
export async function aFullDesk(page: Page, { uid, email }: Account, heldThere = {}): Promise<Firestore> {
  const { database } = await aBusyProject(page, uid);
  const batch = writeBatch(database);
  const now = Date.now();
  for (let nth = 0; nth < 40; nth++) {
    const id = `visitor-${String(nth).padStart(12, "0")}`;
    const createdAt = Timestamp.fromMillis(now - nth * 1000);
    const about = { name: `Zoë Krüger ${nth}`, businessName: names[nth % 3], email: `person-${nth}@firma.example` };
    batch.set(doc(database, paths.inquiry(id)), searchable(anInquiry({ ...about, createdAt }), id));
  }
  for (let nth = 0; nth < 64; nth++) {
    const code = `code-${String(nth).padStart(17, "0")}`;
    const at = new Date(now - (8 + nth / 4) * dayMs);
    const isReady = nth === 63;
    const progress = isReady ? { step: 5, complete: true, plannedAt: at, releasedAt: at, lastAnswerAt: at } : undefined;
    const fields = {
      businessName: isReady ? ready : `${names[nth % 3]} ${nth}`,
      businessEmail: `kontakt@firma-${nth}.example`,
      status: "used",
      createdAt: at,
      usedAt: at,
      expiresAt: new Date(now + dayMs),
      ...(progress && { progress }),
    };
    const stored = anInvitation(code, { ...fields, lists: listsOf({ ...fields, invitationCode: code } as Invitation) });
    batch.set(doc(database, paths.invitation(code)), searchable(stored, code, textsOfInvitation));
    if (isReady) {
      const made = { trainingPlan: aPlanText(), planModel: "sample", planGeneratedAt: Timestamp.now() };
      batch.set(doc(database, paths.answersOf(code)), { progressData: fullAnswers(), lastUpdated: at, ...made });
    }
  }
  batch.set(
    doc(database, paths.task(uid, "a-task-from-a-colleague")),
    aTask({ name: "Olaf Brandt", dueOn: "2026-01-02" }),
  );
  batch.set(doc(database, paths.invitation(newCode)), anInvitation(newCode)); // the call is answered by a stand-in
  const blasts = [
    { subject: "News of the spring", status: "sending", counts: { sent: 20, failed: 1, uncertain: 0, skipped: 0 } },
    { subject: "Dates of the workshops", status: "paused", counts: { sent: 3, failed: 0, uncertain: 0, skipped: 0 } },
    { subject: "A new course", status: "finished", counts: { sent: 42, failed: 2, uncertain: 1, skipped: 0 } },
  ];
  blasts.forEach(({ counts, ...fields }, nth) => {
    const about = { ...fields, active: nth < 2, recipients: 45, counts: { planned: 45, ...counts } };
    batch.set(doc(database, paths.blast(`blast-${nth}`)), aBlast({ ...about, createdAt: new Date(now - nth * dayMs) }));
  });
  batch.set(doc(database, paths.emailList, "reader"), aSubscription());
  const held = { heldInquiries: 0, heldSubscriptions: 0, ...heldThere };
  batch.set(doc(database, paths.counters), { emailList: 55, inquiries: 70, invitations: 94, ...held });
  batch.set(doc(database, paths.administrator(uid)), { email });
  await batch.commit();
  await answerCall(page, "readHealth", { late: [] });
  await answerCall(page, "countBlastRecipients", reach);
  await answerCall(page, "countVoices", { isOff: false, voices: {} });
  return database;
}
