import { withFirestore } from "../../../../firebase/sdk/with-firestore";

/** The code of this part is loaded only now. */
const unlocking = () => withFirestore(import("../../../../firebase/assessment/unlock"));

export async function tryCode(code: string, uid: string) {
  try {
    return await (await unlocking()).unlockAssessment(code, uid);
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
