import type { Language } from "../../../../domain/kernel/language";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

/** The code of this part is loaded only now. */
const unlocking = () => withFirestore(import("../../../../firebase/assessment/unlock"));

/** `hear` is told the language of the business that is opened. */
export async function tryCode(code: string, uid: string, hear: (language: Language) => void) {
  try {
    return await (await unlocking()).unlockAssessment(code, uid, hear);
  } catch {
    return "unreachable"; // the code of this part could not be loaded
  }
}

/** The code that the account's own profile names; empty where it names none, or cannot be asked. */
export async function ownCode(uid: string): Promise<string> {
  try {
    return (await (await unlocking()).ownAccessCode(uid)) ?? "";
  } catch {
    return ""; // then it is typed
  }
}
