import { addDoc, collection, serverTimestamp } from "firebase/firestore/lite";
import type { InquiryForm } from "../../domain/inquiries/inquiry-form";
import { paths } from "../../domain/kernel/collections";
import { languageField } from "../../domain/kernel/language";
import { ownLanguage } from "../../domain/kernel/own-language";
import { firestoreLite } from "../sdk/client/firestore-lite";

export async function sendInquiry(
  { name, businessName, email, message, ratings }: InquiryForm,
  hiddenField: boolean,
): Promise<void> {
  await addDoc(collection(await firestoreLite(), paths.inquiries), {
    name,
    businessName,
    email,
    message,
    status: "new",
    createdAt: serverTimestamp(),
    ...(ratings && { ratings }),
    ...languageField(ownLanguage()),
    ...(hiddenField && { hiddenField }),
  });
}
