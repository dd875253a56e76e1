import type { Invitation } from "../../../domain/invitations/invitation";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

/** The rounds of an account, up to the one that its profile names; empty where it names none. */
export async function ownRounds(uid: string): Promise<Invitation[]> {
  const [{ ownAccessCode }, { roundsUntil }] = await Promise.all([
    withFirestore(import("../../../firebase/assessment/unlock")),
    import("../../../firebase/invitations/rounds"),
  ]);
  return roundsUntil(await ownAccessCode(uid));
}
