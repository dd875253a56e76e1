// The text of a notification for an administrator: the person, the business, and where to find it. The address of a
// business's page holds its access code, so a mail leads to the dashboard, searched for the name.
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { blast } from "../../../../src/domain/blasts/blast";
import { waitsForRelease } from "../../../../src/domain/invitations/invitation";
import { paths } from "../../../../src/domain/kernel/collections";
import { routes } from "../../../../src/domain/kernel/routes";
import { mailFailures } from "../../../../src/domain/kernel/failures/mail-problems";
import type { NotificationKind } from "../../../../src/domain/operation/notifications";
import { notificationMailWords, notificationWords } from "../../../../src/domain/operation/words";
import { pageUrl } from "../../config";
import { database } from "../../firestore/database";
import { datedFields } from "../../firestore/dated-fields";
import { readInvitation } from "../../invitations/stored-invitation";
import { headerText } from "../../mail/addresses";
import { withoutLinks } from "../../mail/letter";
import type { OutgoingMail } from "../../mail/send-mail";
import type { Notification, PendingNotification } from "./notification";

interface Entry {
  sentence: string;
  url: string;
}

interface ToldEntry extends Entry {
  kind: NotificationKind;
  isKnown: boolean;
}

/** The administrator and their address. */
interface ToldAdministrator {
  uid: string;
  address: string;
}

/** Undefined where nothing of it is there any more. */
export async function notificationMail(
  { uid, address: to }: ToldAdministrator,
  pending: readonly PendingNotification[],
): Promise<OutgoingMail | undefined> {
  const found = await Promise.all(
    pending.map(async (one): Promise<ToldEntry[]> => {
      const entry = await entryOf[one.kind](one, uid);
      return entry ? [{ ...entry, kind: one.kind, isKnown: one.mayHaveArrived }] : [];
    }),
  );
  const told = found.flat();
  const [first, ...others] = told;
  if (!first) return undefined;
  const paragraphs = others.length === 0 ? [first.sentence] : inLines(told.filter((one) => !one.isKnown));
  const known = told.filter((one) => one.isKnown);
  const gone = pending.length - told.length;
  return {
    to,
    subject: notificationMailWords.subject(told.map(({ kind }) => kind)),
    purpose: "notification",
    letter: {
      paragraphs: [
        ...(known.length === told.length ? [] : paragraphs),
        ...(known.length > 0 ? [notificationMailWords.perhapsKnown, ...inLines(known)] : []),
        ...(gone > 0 ? [notificationMailWords.doneMeanwhile(gone)] : []),
      ],
      action: {
        label: notificationMailWords.action,
        url: others.length === 0 ? first.url : pageUrl(routes.adminDashboard),
      },
      reason: notificationMailWords.reason(notificationWords.title),
    },
  };
}

function inLines(told: readonly Entry[]): string[] {
  return told.map(({ sentence, url }) => `${sentence}\n${url}`);
}

/** Undefined where it is gone. */
const entryOf: Record<NotificationKind, (about: Notification, uid: string) => Promise<Entry | undefined>> = {
  async inquiry({ about }) {
    const document = await database.doc(paths.inquiry(about)).get();
    if (!document.exists) return undefined;
    const [name, business] = ["name", "businessName"].map((field) => lineIn(document, field));
    const url = pageUrl(routes.staffList("inquiries", business));
    return { sentence: notificationMailWords.inquiry(withoutLinks(name ?? ""), withoutLinks(business ?? "")), url };
  },
  async flood() {
    const held = Number((await database.doc(paths.counters).get()).get("heldInquiries") ?? 0);
    return held > 0
      ? { sentence: notificationMailWords.flood, url: pageUrl(routes.staffList("inquiries")) }
      : undefined;
  },
  async task({ about }, uid) {
    const document = await database.doc(paths.task(uid, about)).get();
    if (!document.exists || document.get("status") === "completed") return undefined;
    const [from, name, business] = ["handedOver.byEmail", "name", "businessName"].map((field) =>
      lineIn(document, field),
    );
    const sentence = notificationMailWords.task(from ?? "", withoutLinks(name ?? ""), withoutLinks(business ?? ""));
    return { sentence, url: pageUrl(routes.staffList("task-queue")) };
  },
  assessment: ({ about }) => ofBusiness(about, (business) => notificationMailWords.assessment(business)),
  plan: ({ about }) => ofBusiness(about, (business, isHeld) => notificationMailWords.plan(business, isHeld)),
  async blast({ about }) {
    const stored = blast.safeParse(datedFields(await database.doc(paths.blast(about)).get()));
    if (!stored.success) return undefined;
    const { subject, problem } = stored.data;
    const reason = problem === null ? undefined : mailFailures[problem];
    return {
      sentence: notificationMailWords.blast(headerText(subject), reason),
      url: pageUrl(routes.staffList("blasts")),
    };
  },
};

function lineIn(document: DocumentSnapshot, field: string): string {
  return headerText(String(document.get(field) ?? ""));
}

async function ofBusiness(
  code: string,
  sentence: (business: string, isHeld: boolean) => string,
): Promise<Entry | undefined> {
  const invited = readInvitation(await database.doc(paths.invitation(code)).get());
  if (!invited) return undefined;
  const { businessName, progress } = invited;
  const isHeld = progress !== undefined && waitsForRelease(progress);
  const business = headerText(businessName);
  return {
    sentence: sentence(withoutLinks(business), isHeld),
    url: pageUrl(routes.staffList("invitations", business)),
  };
}
