import type { ActionChange } from "../../domain/assessment/progress/actions/action-progress";
import { currentSession } from "../sdk/session";

/** Returns the signature of the signed-in person for statements about a plan. */
export function currentSignature(): Pick<ActionChange, "by" | "role"> {
  const session = currentSession();
  if (session.status !== "signed-in") throw new Error("There is no sign-in.");
  return { by: session.uid, role: session.role === "admin" ? "consultant" : "business" };
}
