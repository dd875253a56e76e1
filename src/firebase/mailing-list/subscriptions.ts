import { addDoc, collection, serverTimestamp } from "firebase/firestore/lite";
import type { SubscriptionForm } from "../../domain/mailing-list/subscription";
import { mailingListMessages } from "../../domain/mailing-list/words";
import { paths } from "../../domain/kernel/collections";
import { languageField } from "../../domain/kernel/language";
import { ownLanguage } from "../../domain/kernel/own-language";
import { firestoreLite } from "../sdk/client/firestore-lite";

/** Joins the mailing list; the sentence that the person agreed to is kept as the proof of consent. */
export async function subscribe({ name, businessName, email }: SubscriptionForm, hiddenField: boolean): Promise<void> {
  await addDoc(collection(await firestoreLite(), paths.emailList), {
    name,
    businessName,
    email,
    createdAt: serverTimestamp(),
    consent: { text: mailingListMessages.consent, at: serverTimestamp() },
    ...languageField(ownLanguage()),
    ...(hiddenField && { hiddenField }),
  });
}
