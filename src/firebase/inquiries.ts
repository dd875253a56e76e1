import { addDoc, collection, serverTimestamp } from "firebase/firestore/lite";
import type { InquiryForm } from "../domain/documents/inquiry";
import { paths } from "../domain/paths";
import { firestoreLite } from "./firestore-lite";

export async function sendInquiry({ name, businessName, email, message }: InquiryForm): Promise<void> {
  await addDoc(collection(firestoreLite, paths.inquiries), {
    name,
    businessName,
    email,
    message,
    status: "new",
    createdAt: serverTimestamp(),
  });
}
