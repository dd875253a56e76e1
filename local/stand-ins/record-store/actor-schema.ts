import * as z from "zod/mini";
import { iri } from "./primitives";

const identifiers = {
  mbox: z.optional(z.string().check(z.regex(/^mailto:[^\s@]+@[^\s@]+$/, "must be a mailto: IRI with one address"))),
  mbox_sha1sum: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/i, "must be 40 hexadecimal digits"))),
  openid: z.optional(iri),
  account: z.optional(z.strictObject({ homePage: iri, name: z.string().check(z.minLength(1)) })),
};

export interface Identified {
  mbox?: string | undefined;
  mbox_sha1sum?: string | undefined;
  openid?: string | undefined;
  account?: { homePage: string; name: string } | undefined;
}

const uncheckedActor = z.strictObject({
  objectType: z.optional(z.literal("Agent")),
  name: z.optional(z.string()),
  ...identifiers,
});

const oneIdentifier = z.refine<Identified>(
  (one) => identifiersOf(one).length === 1,
  "must have exactly one of mbox, mbox_sha1sum, openid and account",
);

export const agentSchema = uncheckedActor.check(oneIdentifier);

/** An agent that is the object of a statement has to declare itself: without objectType it would be an activity. */
export const agentAsObjectSchema = z.extend(uncheckedActor, { objectType: z.literal("Agent") }).check(oneIdentifier);

/** Known by one identifier, or without any by its members. */
export const groupSchema = z
  .extend(uncheckedActor, { objectType: z.literal("Group"), member: z.optional(z.array(agentSchema)) })
  .check(
    z.refine((one) => {
      const count = identifiersOf(one).length;
      return count === 1 || (count === 0 && one.member !== undefined && one.member.length > 0);
    }, "must have exactly one identifier, or none and members"),
  );

export const actorSchema = z.discriminatedUnion("objectType", [agentSchema, groupSchema], {
  error: "must be an Agent or a Group",
});

/** The inverse functional identifiers of an actor, each as a text that equals only itself. */
export function identifiersOf(one: Identified): string[] {
  const account = one.account && `${one.account.homePage} ${one.account.name}`;
  return Object.entries({ mbox: one.mbox, mbox_sha1sum: one.mbox_sha1sum, openid: one.openid, account })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value ?? ""}`);
}
