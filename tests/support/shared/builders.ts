// Valid documents as a browser writes them; a test changes only what it is about.
import { createHash } from "node:crypto";
import { needsCheckQuestions } from "../../../src/domain/assessment/needs-check/needs-check";
import { serverTimestamp } from "firebase/firestore/lite";
import { digestedText } from "../../../src/domain/inquiries/inquiry-digest";
import { textsOfInquiry } from "../../../src/domain/inquiries/inquiry";
import { searchWordsOf } from "../../../src/domain/kernel/search-words";
import { mailingListMessages } from "../../../src/domain/mailing-list/words";

export type DocumentFields = Record<string, unknown>;

export function aSubscription(changes: DocumentFields = {}): DocumentFields {
  return {
    name: "Ines Weber",
    businessName: "Northwind Logistics",
    email: "ines@northwind.example",
    createdAt: serverTimestamp(),
    consent: { text: mailingListMessages.consent, at: serverTimestamp() },
    ...changes,
  };
}

/** A blast that is being sent, as the functions have written it. */
export function aBlast(changes: DocumentFields = {}): DocumentFields {
  return {
    subject: "News",
    message: "There is news.",
    createdBy: "administrator",
    createdAt: new Date(0),
    status: "sending",
    active: true,
    ...changes,
  };
}

export function anInquiry(changes: DocumentFields = {}): DocumentFields {
  return {
    name: "Ines Weber",
    businessName: "Northwind Logistics",
    email: "ines@northwind.example",
    message: "Do you train shift leaders?",
    status: "new",
    createdAt: serverTimestamp(),
    ...changes,
  };
}

/** The digest that the note of its deletion has; that of nothing where no form has written the inquiry. */
export function inquiryDigest(inquiry: DocumentFields): string {
  const text = digestedText(inquiry) ?? "";
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

/** All ratings of the needs check, as an inquiry carries them. */
export function allRatings(rating: unknown = "2"): DocumentFields {
  return Object.fromEntries(needsCheckQuestions.map(({ key }) => [key, rating]));
}

/** With what the search finds it by, as the document of this id is once its trigger has run. */
export function searchable(fields: DocumentFields, id: string, textsOf = textsOfInquiry): DocumentFields {
  return { ...fields, searchWords: searchWordsOf(textsOf(fields, id)) };
}

/** An invitation that an account has used. */
export function aUsedInvitation(changes: DocumentFields = {}): DocumentFields {
  return {
    businessName: "Northwind Logistics",
    businessEmail: "client@northwind.example",
    invitationCode: "used-invitation-code-1",
    status: "used",
    usedBy: "client-1",
    usedAt: new Date(1_000_000),
    usedAuthTime: 1000,
    ...changes,
  };
}

export function without(fields: DocumentFields, ...names: string[]): DocumentFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** An inquiry that an administrator has taken on. */
export function aTask(changes: DocumentFields = {}): DocumentFields {
  return anInquiry({ status: "claimed", completed: false, movedAt: serverTimestamp(), ...changes });
}

/** An inquiry that an administrator has answered. */
export function anAnsweredInquiry(changes: DocumentFields = {}): DocumentFields {
  return anInquiry({ status: "open", reply: "Yes, we do.", repliedAt: serverTimestamp(), ...changes });
}

/** The invitation of an inquiry's business, as it is kept with the inquiry. */
export function invitedBy(code: string, changes: DocumentFields = {}): DocumentFields {
  return { code, businessName: "Northwind Logistics", at: serverTimestamp(), ...changes };
}

/** An inquiry whose business an administrator has invited. */
export function anInvitedInquiry(code: string, changes: DocumentFields = {}): DocumentFields {
  return anInquiry({ status: "open", invited: invitedBy(code), repliedAt: serverTimestamp(), ...changes });
}

export function anInvitation(code: string, changes: DocumentFields = {}): DocumentFields {
  return {
    businessName: "Northwind Logistics",
    businessEmail: "client@northwind.example",
    invitationCode: code,
    status: "not started",
    createdAt: serverTimestamp(),
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    ...changes,
  };
}

/** The profile that a registration writes. */
export function aProfile(uid: string, invitationId: string, changes: DocumentFields = {}): DocumentFields {
  return {
    name: "Ines Weber",
    businessName: "Northwind Logistics",
    businessEmail: "client@northwind.example",
    uid,
    invitationId,
    ...changes,
  };
}

/** Returns the changes that a registration makes in its invitation. */
export function usedBy(uid: string, changes: DocumentFields = {}): DocumentFields {
  return { status: "used", usedBy: uid, usedAt: serverTimestamp(), usedAuthTime: 1000, ...changes };
}
