// The places of a person's data outside the database, and all places together.
import { personalCollections, type PersonalCollection } from "./personal-collections";
import type { PlaceRow } from "./place-row";

/** The places that are not in the database. */
export const otherPlaces = {
  account: {
    holds:
      "the account in Firebase Authentication: address, name, times of the first and the last login and of a second factor",
    found: "by the address, in small letters",
    isExported: true,
    erasure: "deleted",
    why: "an administrator's is not, before it has been revoked",
  },
  "learning record store": {
    holds: "statements, each with an account of its own as its actor; no name, no address, no text",
    found: "by the id of the account, and by the ids of what a visitor has sent",
    isExported: true,
    erasure: "unlinked",
    why: "xAPI deletes nothing, and a voided statement stays readable; so account, invitation and documents go, and the pseudonym leads to no person any more",
  },
  backups: {
    holds: "everything, as of a moment",
    isExported: false,
    erasure: "kept",
    why: "the people erased since are erased again when one is restored; delete backups after 90 days",
  },
  "the queue of letters": {
    holds: "an address that waits for its letter about a forgotten password",
    isExported: false,
    erasure: "out of reach",
    why: "it is gone within minutes, at the latest with the last of five tries",
  },
  "logs of the functions": {
    holds: "what happened, without addresses, names and texts; Google's own request logs hold network addresses",
    isExported: false,
    erasure: "out of reach",
    why: "they end after 30 days, or as the project's log bucket is set",
  },
  "mail provider and mailboxes": {
    holds: "mails that were sent to the person, and answers that they wrote",
    isExported: false,
    erasure: "out of reach",
    why: "the provider's log ends as its contract says; the mailbox of the site is searched by hand",
  },
  "the language model's host": {
    holds:
      "topics, paragraphs of sources, and the answers of a business without its name and address, as its contract says",
    isExported: false,
    erasure: "out of reach",
    why: "the site names no person there; the person who adds a source sees its paragraphs and can strike out each",
  },
  "the browser": {
    holds: "what a person types or has open on their own device (the privacy page lists it)",
    isExported: false,
    erasure: "out of reach",
    why: "it is on the person's own device, and the privacy page says how to clear it",
  },
} as const satisfies Record<string, PlaceRow>;

export type PersonalPlace = PersonalCollection | keyof typeof otherPlaces;

/** Every row, by its name. */
export const personalPlaces: Record<PersonalPlace, PlaceRow> = { ...personalCollections, ...otherPlaces };
