import type { CallableRequest } from "firebase-functions/v2/https";
import type { Inviter } from "./invitation-mail";

/** Who the caller's token says they are; what it does not say is left out. */
export function inviterOf(auth: CallableRequest["auth"]): Inviter {
  const token: Record<string, unknown> = auth?.token ?? {};
  return { name: textIn(token.name), email: textIn(token.email) };
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
