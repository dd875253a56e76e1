import type { CallableRequest } from "firebase-functions/v2/https";
import type { Inviter } from "./invitation-mail";

/** Reads the caller's name and address from the token; leaves out the missing ones. */
export function inviterOf(auth: CallableRequest["auth"]): Inviter {
  const token: Record<string, unknown> = auth?.token ?? {};
  return { name: textIn(token.name), email: textIn(token.email) };
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
