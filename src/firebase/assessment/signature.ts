import type { ActionChange } from "../../domain/assessment/progress/actions/action-progress";
import { currentSession } from "../sdk/session";

/** Who is signed in here, as they sign what they say of a plan. */
export function currentSignature(): Pick<ActionChange, "by" | "role"> {
  const session = currentSession();
  if (session.status !== "signed-in") throw new Error("Nobody is signed in.");
  return { by: session.uid, role: session.admin ? "consultant" : "business" };
}
