// The words for the people who run a site: in the administrators' settings, and at the terminal.
import { formatList, plural } from "../kernel/locale";
import type { HealthName, HealthReport } from "./health";
import type { NotificationKind } from "./notifications";

export const healthMessages = {
  title: "Health",
  checking: "Looking whether everything runs...",
  checkFailed: "We could not look whether everything runs.",
  well: "Everything that should run by itself does.",
  late: "What is late",
  lookAgain: "Look again",
  writing: "What was written in the last 30 days",
  runs: ({ version, schema }: Pick<HealthReport, "version" | "schema">) =>
    [version && `Version ${version}.`, schema && `Schema ${schema.stored} of ${schema.current}.`]
      .filter(Boolean)
      .join(" "),
} as const;

/** The late parts, each with its remedy. */
export const lateness: Record<HealthName, { problem: string; remedy: string }> = {
  database: {
    problem: "The database cannot be read.",
    remedy: "Wait a few minutes, and look at status.firebase.google.com if it stays so.",
  },
  sweep: {
    problem: "The sweep, which catches up what was missed, has not run for half an hour.",
    remedy: "Have the job of the function “sweep” looked at in Cloud Scheduler; nothing is lost until then.",
  },
  "sweep-steps": {
    problem: "A step of the sweep has failed for half an hour.",
    remedy: "The functions' log names the step after “crashed”; the others go on, and nothing is lost until then.",
  },
  outbox: {
    problem: "Learning records have waited for more than an hour.",
    remedy: "The card Learning Records says why; have the store, its address and its password checked.",
  },
  blasts: {
    problem: "An email blast has not moved on for half an hour.",
    remedy: "The list of blasts says why, and lets you pause or cancel it; it goes on by itself once it can.",
  },
  imports: {
    problem: "An import of addresses has not moved on for half an hour.",
    remedy: "It goes on by itself once it can; the functions' log names its fault after “addImported”.",
  },
  plans: {
    problem: "The writing of a training plan has stood still for half an hour.",
    remedy:
      "Its business, or you on its page, can go on with it; the functions' log says why after “writeTrainingPlans”.",
  },
  unreadable: {
    problem: "Something that waits to be sent cannot be read, so it does not go out.",
    remedy:
      "Run `npm run migrate -- --project <id>`; if this stays, the functions' log names the document after “document cannot be read”.",
  },
  schema: {
    problem:
      "The stored documents are in the form of an earlier version, so lists and plans lack some of what is there.",
    remedy: "Run `npm run migrate -- --project <id>`; people can go on working.",
  },
  mail: {
    problem: "The mail server does not take our mail.",
    remedy:
      "Have the mail server's address and MAIL_FROM checked, then send yourself the test mail of an email blast: once it arrives, this is over.",
  },
  budget: {
    problem:
      "More than four fifths of what may be written in one day is used up. At its end the tools write nothing until midnight (UTC).",
    remedy: "If this is no abuse, choose a larger SITE_SIZE, or raise one limit (docs/configure.md).",
  },
  flood: {
    problem: "More inquiries come than an hour may have, so the others are held.",
    remedy: "Look through what is held, and accept the real ones. App Check keeps programs out (docs/operate.md).",
  },
  model: {
    problem: "The language model does not answer as it should.",
    remedy: "Have the model's key, address and name and the provider's status page checked.",
  },
  "model-end": {
    problem: "The language model ends within a month, or has ended.",
    remedy: "Set OPENAI_MODEL to its successor, try it out, and deploy.",
  },
  "model-window": {
    problem: "The language model reads only the end of what it is sent, so it does not know our rules.",
    remedy:
      "Give its server a window of 16,000 tokens, 32,000 for plans, or set MODEL_PROMPTS to short (docs/configure.md).",
  },
  backup: {
    problem: "There is no backup of the last week.",
    remedy: "Run `npm run backup -- --project <id>`, best every night.",
  },
};

export const notificationWords = {
  title: "Notifications",
  about: "The first comes by mail at once, what follows in one mail an hour.",
  loading: "Loading your notifications...",
  failed: "Your notifications could not be loaded.",
  notSaved: "This could not be saved just now. Please try again.",
  switches: {
    inquiry: "New inquiries",
    flood: "Inquiries that are held, as too many came",
    task: "Tasks that colleagues hand to you",
    assessment: "Finished assessments",
    plan: "New training plans",
    blast: "Email blasts that have stopped",
  } satisfies Record<NotificationKind, string>,
} as const;

const counted: Record<NotificationKind, { one: string; other: string }> = {
  inquiry: { one: "1 inquiry", other: "# inquiries" },
  flood: { one: "1 flood of inquiries", other: "# floods of inquiries" },
  task: { one: "1 task for you", other: "# tasks for you" },
  assessment: { one: "1 finished assessment", other: "# finished assessments" },
  plan: { one: "1 training plan", other: "# training plans" },
  blast: { one: "1 stopped email blast", other: "# stopped email blasts" },
};

const alone: Record<NotificationKind, string> = {
  inquiry: "A new inquiry",
  flood: "Inquiries are held",
  task: "A task for you",
  assessment: "An assessment is finished",
  plan: "A new training plan",
  blast: "An email blast has stopped",
};

/** The mail that tells an administrator what has happened; nothing that a visitor wrote stands in its subject. */
export const notificationMailWords = {
  subject: (kinds: readonly NotificationKind[]) => {
    const [only] = kinds;
    if (only !== undefined && kinds.length === 1) return alone[only];
    const counts = [...new Set(kinds)].map((kind) => plural(kinds.filter((one) => one === kind).length, counted[kind]));
    return `What is new: ${formatList(counts)}`;
  },
  inquiry: (name: string, business: string) => `Inquiry: ${[name, business].filter(Boolean).join(", ")}`,
  flood:
    "More inquiries have come in one hour than the site takes, so the others are held. Please look through them: a real one may be among them.",
  task: (from: string, name: string, business: string) =>
    `Task from ${from}: ${[name, business].filter(Boolean).join(", ")}`,
  assessment: (business: string) => `Assessment finished: ${business}`,
  plan: (business: string, waits: boolean) => `Training plan: ${business}${waits ? " (it waits for its release)" : ""}`,
  blast: (subject: string, reason: string | undefined) =>
    reason
      ? `Email blast “${subject}” has stopped: ${reason} It goes on by itself as soon as it can.`
      : `Email blast “${subject}” had stopped, and goes on again.`,
  doneMeanwhile: (count: number) =>
    plural(count, {
      one: "One more has been dealt with since.",
      other: "# more have been dealt with since.",
    }),
  perhapsKnown: "You may have been told of this before:",
  action: "Open the dashboard",
  reason: (list: string) => `You receive this because you are an administrator. In the settings, “${list}” ends it.`,
} as const;

export const migrationMessages = {
  help: `Usage:
  npm run migrate -- --project <id>    brings what a real project has stored into the form of this version
  npm run migrate -- --local           the same for the emulators of a running \`npm start\`

    --dry-run   only counts what would change`,
  newer: (stored: number, known: number) =>
    `What is stored has schema ${stored}, and this version knows schemas up to ${known}: deploy the newer version again.`,
  upToDate: "There is nothing to migrate: what is stored has the form of this version.",
  changed: (title: string, count: number, dryRun: boolean) =>
    `${title}: ${plural(count, { one: "# document", other: "# documents" })} ${dryRun ? "would change" : "changed"}.`,
  progress: (title: string, count: number, dryRun: boolean) =>
    `${title}: ${plural(count, { one: "# document", other: "# documents" })} ${dryRun ? "would change" : "changed"} so far`,
  lostRace: "Other people have changed the documents again and again. Nothing is lost; please run this again.",
} as const;

/** A person's data: what administrators and operators read when they give it out or erase it. */
export const personalDataMessages = {
  title: "Personal Data",
  lead: "Everything the site keeps about one email address: have it as a file, or erase it.",
  export: "Export",
  exporting: "Collecting...",
  erase: "Erase",
  erasing: "Erasing...",
  noAddress: "Please enter one complete email address, such as name@company.com.",
  exported: (address: string) => `What we have about ${address} is in the file that has been saved.`,
  exportFailed: "The data could not be collected just now. Please try again.",
  nothing: (address: string) => `The site keeps nothing about ${address}.`,
  eraseTitle: "Erase this person?",
  eraseQuestion: (address: string) => `This is erased for good of ${address}:`,
  eraseNothing: (address: string) =>
    `The site keeps nothing about ${address}. Erasing makes sure that a restored backup forgets this address, too.`,
  eraseKeeps:
    "A code that cannot be read back is kept, so that no news goes there any more, and the fact of the erasure. What was sent by mail is not ours to erase.",
  eraseConfirm: "Erase for good",
  eraseDecline: "Keep it",
  erased: (address: string, counts: string) => `${address} is erased: ${counts}.`,
  erasedNothing: (address: string) => `Nothing was left of ${address}. It is noted for restored backups.`,
  eraseFailed: "Not everything could be erased just now. Please try again; what is gone stays gone.",
  isStaff: (address: string) =>
    `${address} is an administrator or a reader: take that away first (npm run admin -- revoke ${address}).`,
  mailUnderWay:
    "An email blast is just being sent to this address. Everything else is erased; please erase it again in ten minutes.",
  storeSilent: "The learning record store did not answer, so what it has is not in here. Please try again later.",
} as const;

/** The operators' other sentences, at the terminal. */
export const operatorPersonalDataMessages = {
  wouldErase: (address: string, counts: string) =>
    `This would be erased of ${address}: ${counts}. To do it, run the same with --yes.`,
  wouldEraseNothing: (address: string) =>
    `The site keeps nothing about ${address}. With --yes it is noted for restored backups.`,
  keyUnread:
    "MAIL_KEY could not be read, and without it no person can be found or erased: set it in the environment, or ask for the role Secret Manager Secret Accessor.",
  erasedAgain: (count: number) =>
    plural(count, {
      one: "# person who was erased since this backup is erased again.",
      other: "# people who were erased since this backup are erased again.",
    }),
} as const;
