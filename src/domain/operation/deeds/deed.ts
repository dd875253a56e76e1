// A line of an administrator's deed: the time, their id, the deed and the id of its object. No name, address or text
// stands in it, and the functions alone write it.
import * as z from "zod/mini";

/** The hash of a line covers time, person and deed as they are, and the object by a salted hash of its own. */
export const deedLine = z.object({
  at: z.date(),
  /** Blank if the document does not say who it was. */
  by: z.string(),
  deed: z.string(),
  /** Blank without one, and after the person that it led to was erased. */
  object: z.string(),
});
export type DeedLine = z.infer<typeof deedLine>;

/** The deeds of calls and of documents, each with the kind of its object. */
export const deeds = {
  "business read": "business",
  "business invited": "business",
  "invitation sent again": "business",
  "invitation changed": "business",
  "business reminded": "business",
  "plan edited": "business",
  "plan released": "business",
  "business noted": "business",
  "business note deleted": "business",
  "action reported": "business",
  "reminder switched on": "business",
  "link made": "business",
  "link revoked": "business",
  "voices changed": "business",
  "inquiry moved": "inquiry",
  "inquiry replied": "inquiry",
  "inquiry invited": "inquiry",
  "inquiry deleted": "inquiry",
  "inquiry restored": "inquiry",
  "answered inquiry deleted": "inquiry",
  "inquiry noted": "inquiry",
  "inquiry note deleted": "inquiry",
  "answer sent": "inquiry",
  "task dated": "inquiry",
  "task replied": "inquiry",
  "task invited": "inquiry",
  "task completed": "inquiry",
  "task deleted": "inquiry",
  "task restored": "inquiry",
  "task handed over": "inquiry",
  "reply saved": "other",
  "reply renamed": "other",
  "reply deleted": "other",
  "blast begun": "other",
  "blast tested": "other",
  "blast controlled": "other",
  "blast resent": "other",
  "addresses looked up": "other",
  "subscription ended": "other",
  "subscribers exported": "other",
  "subscribers imported": "other",
  "held settled": "other",
  "person exported": "other",
  "person erased": "other",
  "records replayed": "other",
} as const satisfies Record<string, "business" | "inquiry" | "other">;

export type DeedName = keyof typeof deeds;

/** Undefined for a deed of a later version. */
export function deedNamed(name: string): DeedName | undefined {
  return Object.hasOwn(deeds, name) ? (name as DeedName) : undefined;
}
