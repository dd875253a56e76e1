import type { DocumentData } from "firebase/firestore";
import { digestedText } from "../../domain/inquiries/inquiry-digest";
import { hashedId } from "../sdk/hashed-id";
import { withDates } from "../sdk/with-dates";

/** By it the rules know the inquiry again that is brought back. */
export async function digestOf(inquiry: DocumentData): Promise<{ digest?: string }> {
  const text = digestedText(withDates(inquiry) as DocumentData);
  return text === undefined ? {} : { digest: await hashedId(text) };
}
