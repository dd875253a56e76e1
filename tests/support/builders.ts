// Valid documents as a browser writes them; a test changes only what it is about.
import { serverTimestamp } from "firebase/firestore";
import { messages } from "../../src/domain/messages";

type Fields = Record<string, unknown>;

export function aSubscription(changes: Fields = {}): Fields {
  return {
    name: "Ines Weber",
    businessName: "Northwind Logistics",
    email: "ines@northwind.example",
    createdAt: serverTimestamp(),
    consent: { text: messages.consent, at: serverTimestamp() },
    ...changes,
  };
}

export function anInquiry(changes: Fields = {}): Fields {
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

/** An invitation that an account has used. */
export function aUsedInvitation(changes: Fields = {}): Fields {
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

export function without(fields: Fields, ...names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
