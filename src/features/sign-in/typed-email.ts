// The address that somebody has typed when logging in goes along to the page that asks for it again: beside the
// address of the page, never in it, where it would be kept.
import { z } from "zod";

const loginState = z.object({ email: z.string() });

export function typedEmail(email: string): z.infer<typeof loginState> {
  return { email };
}

export function typedEmailIn(state: unknown): string {
  return loginState.safeParse(state).data?.email ?? "";
}
