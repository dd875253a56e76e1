import { addDoc, collection, serverTimestamp } from "firebase/firestore/lite";
import type { SubscriptionForm } from "../domain/documents/subscription";
import { messages } from "../domain/messages";
import { paths } from "../domain/paths";
import { firestoreLite } from "./firestore-lite";

/** Joins the mailing list; the sentence that the person agreed to is kept as the proof of consent. */
export async function subscribe({ name, businessName, email }: SubscriptionForm): Promise<void> {
  await addDoc(collection(firestoreLite, paths.emailList), {
    name,
    businessName,
    email,
    createdAt: serverTimestamp(),
    consent: { text: messages.consent, at: serverTimestamp() },
  });
}
