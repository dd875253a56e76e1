import { withFirestore } from "../../sdk/with-firestore";

/** Follows the rounds of voices of a business, by code that comes late. */
export async function loadVoiceRounds(code: string) {
  return (await withFirestore(import("./rounds"))).followVoiceRounds(code);
}
