// The fate of a person's data, place by place: the functions export and erase by this table, the documentation is made
// from it, and a test fails for a collection without a row. A new collection needs its row here.

import { assessmentCollections } from "./assessment-collections";
import type { CollectionRow } from "./place-row";
import { staffCollections } from "./staff-collections";
import { byAddress, endsSoon, givenAndDeleted, notAboutPeople, ofAddress, ofCode, waitsForMail } from "./usual-rows";

/** By the pattern of the collection's path; `*` is the id of a document. */
export const personalCollections = {
  emailList: {
    holds: "subscriptions to the mailing list, with the language of the page that they came from",
    found: byAddress,
    addressIn: ["email", "address"],
    ...givenAndDeleted,
  },
  inquiries: {
    holds:
      "inquiries that wait for an administrator, with the language of the page that they came from, and the ratings that their sender has ticked",
    found: byAddress,
    addressIn: ["email"],
    ...givenAndDeleted,
  },
  heldInquiries: {
    holds: "inquiries that came with a flood, with the ratings, until an administrator lets them in",
    found: byAddress,
    addressIn: ["email"],
    ...givenAndDeleted,
  },
  heldSubscriptions: {
    holds: "subscriptions that came with a flood, until an administrator lets them in",
    found: byAddress,
    addressIn: ["email", "address"],
    ...givenAndDeleted,
  },
  "profiles/*/taskQueue": {
    holds: "inquiries that an administrator has taken on, with their ratings and answers",
    found: byAddress,
    addressIn: ["email"],
    ...givenAndDeleted,
  },
  "profiles/*/inquiries": {
    holds:
      "inquiries that an administrator has answered, or whose business they have invited, with the ratings and answers",
    found: byAddress,
    addressIn: ["email"],
    ...givenAndDeleted,
  },
  inquiryOutcomes: {
    holds: "what became of an inquiry, and which administrator did it; of a deleted one also a hash",
    found: "by the id of the person's inquiry; of a former administrator by the address",
    addressIn: ["byEmail"],
    ...givenAndDeleted,
    why: "where the person was the administrator, the outcome stays and the address is taken out",
  },
  invitations: {
    holds:
      "invitations of businesses, with their language, the state of their mails, how far each business has come, and which inquiry it came from",
    found: "by the address, and by the account that has used them",
    addressIn: ["businessEmail"],
    ...givenAndDeleted,
  },
  invitationLinks: {
    holds: "whom the link of an invitation invites, since its assessment was moved to another contact",
    ...ofAddress,
    addressIn: ["businessEmail"],
  },
  seats: {
    holds:
      "the seats of colleagues whom a business has invited: their names, addresses, parts, language and the state of their mails",
    found: "by the address, by the account that uses them, and by the code of the business's invitation",
    addressIn: ["businessEmail"],
    ...givenAndDeleted,
    why: "the answers of a colleague stay with the business, without the name",
  },
  seatOwners: {
    holds: "of which business a colleague's seat is, which the seat itself does not name",
    found: "by the code of the seat",
    ...givenAndDeleted,
  },
  seatAnswers: {
    holds: "a colleague's copy of the answers of their steps and teams",
    found: "by the code of the seat",
    ...givenAndDeleted,
  },
  invitationRequests: {
    holds: "that a business has been invited just now, so that a double click invites once",
    ...ofCode,
  },
  ...assessmentCollections,
  sharedPlans: {
    holds:
      "what a read-only link shows: ratings and plan of a business, its one page and who made it if they wish to be named, or a course to be tried, as they were then",
    found: "by the links that were made for the person's business; without such a link, by the business's name",
    ...givenAndDeleted,
    why: "a link that is not revoked ends after 30 days",
  },
  sharedPlanOwners: {
    holds: "of which business a copy behind a read-only link is, which the copy itself does not name",
    found: "by the links that were made for the person's business",
    ...givenAndDeleted,
  },
  profiles: {
    holds: "profiles of registered businesses: a contact, and all businesses of one account",
    found: "by the address and by the account",
    addressIn: ["businessEmail"],
    ...givenAndDeleted,
  },
  "blasts/*/batches": {
    holds: "whom an email blast has still to reach",
    found: byAddress,
    addressIn: ["recipients.*.address", "unusable.*"],
    isExported: true,
    erasure: "taken out",
    why: "the person counts as skipped, so that the numbers of the blast still add up",
  },
  "blasts/*/undelivered": {
    holds: "whom an email blast did not reach for certain",
    found: byAddress,
    addressIn: ["address"],
    isExported: true,
    erasure: "taken out",
    why: "the person counts as skipped, so that the numbers of the blast still add up",
  },
  "imports/*/importParts": {
    holds: "the rows of a file with subscribers, until they are on the mailing list",
    found: byAddress,
    addressIn: ["rows.*.email"],
    isExported: true,
    erasure: "taken out",
    why: "a file that does not arrive whole ends after a day",
  },
  statements: {
    holds: "statements on their way to the learning record store, and for 90 days those that are there",
    found: "by the ids of the account, of the invitation and of what the person has sent",
    ...givenAndDeleted,
    why: "one that has not been sent is never sent",
  },
  refusals: {
    holds: "how often a mail server has refused an address, under its keyed hash",
    found: "by the keyed hash of the address",
    ...givenAndDeleted,
  },
  rateLimits: {
    holds:
      "the number of a person's requests, and of our questions after they had left the list, under hashes or the account's id",
    found: "letters about a forgotten password by the hash of the address, texts and plans by the account's id",
    ...givenAndDeleted,
    why: "the counts of a network address reveal no person; all of it ends within 30 days",
  },
  suppressions: {
    holds: "who must get no mail, as the keyed hash of the address",
    found: "by the keyed hash of the address",
    isExported: true,
    erasure: "kept",
    why: "without it, an erased person would get mail again; it is made if there is none",
  },
  erasures: {
    holds:
      "the fact, the time and the operator of an erasure, as another keyed hash of the address; until it is done, the ids of what is erased",
    found: "by the keyed hash of the address",
    isExported: false,
    erasure: "kept",
    why: "a backup that is restored holds the person again, and has to be told",
  },
  imports: {
    holds: "imports of subscribers: where their consent comes from, numbers and the id of who began them",
    ...notAboutPeople,
  },
  blasts: { holds: "email blasts: text, numbers and the id of their author", ...notAboutPeople },
  mailEvents: {
    holds: "that a mail provider has told something, as a hash",
    ...endsSoon("the hash is of a keyed hash and cannot be looked up; it ends after 30 days"),
  },
  stats: { holds: "the numbers of the dashboard", ...notAboutPeople },
  "stats/*/events": { holds: "which events have been counted, or told to administrators", ...notAboutPeople },
  budgets: {
    holds:
      "how much is used up of a day, how the texts of a day ended, and how many mails ask one domain or mailbox to confirm, under keyed hashes",
    ...endsSoon("nothing in it is an address; it ends after two days, and the numbers of texts after a month"),
  },
  outbox: {
    holds:
      "mails that no screen shows, by the id of an inquiry, a subscription or an account: acknowledgements for two days, letters about passwords for one, questions whether a subscription is wanted for 30",
    ...waitsForMail,
    found: "by the ids of what the person has sent and of their account",
  },
  ...staffCollections,
  runningGenerations: { holds: "which texts are being written, and are to be stopped", ...notAboutPeople },
  settings: { holds: "whether texts are written", ...notAboutPeople },
  health: { holds: "when something last worked", ...notAboutPeople },
  migrations: { holds: "the form of what is stored", ...notAboutPeople },
  keys: { holds: "the encrypted key of the hashes", ...notAboutPeople },
} as const satisfies Record<string, CollectionRow>;

export type PersonalCollection = keyof typeof personalCollections;
