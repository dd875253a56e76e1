// The kept data and the reasons for it, as the privacy page names them; retention.ts has the periods.
import { plural } from "../kernel/locale";

export const retentionWords = {
  subscriptions: {
    what: "Your place on the mailing list",
    keptFor: "until you leave the list",
    why: "You agreed to get news from us.",
  },
  unconfirmed: { what: "A subscription without a confirmation", why: "For so long the link in the mail works." },
  suppressions: {
    what: "A code made from your address, once you have left the list, that cannot be read back",
    keptFor: "as long as there is a mailing list",
    why: "It tells us not to write to you again.",
  },
  refusals: { what: "That our mail to you was refused, under the same code", why: "After the third time we stop." },
  undelivered: {
    what: "That one of our mails did not reach you for certain",
    why: "A person may ask why they got no mail.",
  },
  newInquiries: { what: "An inquiry that no administrator has taken on", why: "Until then it can still be answered." },
  inquiries: {
    what: "An inquiry with our answer, and who of us dealt with it",
    why: "You may come back to it, and claims from it end then.",
  },
  invitations: { what: "An invitation that was not used, after its end", why: "You may ask for a new one." },
  deeds: {
    what: "Which of us read and did what when, with ids and no names",
    why: "So that it can be told who has read and done what.",
  },
  businesses: {
    what: "Your account, your answers and your training plan",
    keptFor: "until you ask us to delete them, or our work for you is over",
    why: "You and our consultants work with them.",
  },
  colleagues: {
    what: "Your account, name and address as a colleague who answers for a business",
    keptFor: "until you ask us to delete them, or our work for the business is over",
    why: "The business and our consultants see who gave an answer. Your answers are the business's.",
  },
  sharedLinks: {
    what: "A copy of your results behind a link that our consultants or you have given away",
    why: "The holder of the link can read it for so long, unless it is revoked.",
  },
  statements: {
    what: "Records of actions, before they are in the learning record store",
    why: "So that each is sent once.",
  },
  storedStatements: {
    what: "Records of actions in the learning record store, without names and addresses",
    keptFor: "without an end",
    why: "They are counted over the years. After an erasure they cannot be told to be yours.",
  },
  limits: {
    what: "How often the tools were used from a network address, under a code that changes every day",
    why: "So that no person uses them up for everybody.",
  },
  logs: { what: "Logs of the servers, with network addresses", why: "To find faults and attacks." },
  backups: {
    what: "Backups of all of this",
    why: "So that nothing is lost. A backup that is used again is first cleared of everybody who was erased since.",
  },
  erasures: {
    what: "The fact of an erasure, as a code that cannot be read back",
    keptFor: "as long as there are backups",
    why: "So that a backup does not bring you back.",
  },
} as const;

export const periodWords = {
  years: (count: number) => plural(count, { one: "one year", other: "# years" }),
  days: (count: number) => plural(count, { one: "one day", other: "# days" }),
} as const;
