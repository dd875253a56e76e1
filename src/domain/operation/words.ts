// What whoever runs a site reads: on the administrators' dashboard, and at the terminal.
import { plural } from "../kernel/locale";
import type { HealthName } from "./health";

export const healthMessages = {
  title: "Health",
  checking: "Looking whether everything runs...",
  checkFailed: "We could not look whether everything runs.",
  well: "Everything that should run by itself does.",
  late: "What is late",
  lookAgain: "Look again",
} as const;

/** What is late, and what to do about it. */
export const lateness: Record<HealthName, { problem: string; remedy: string }> = {
  database: {
    problem: "The database cannot be read.",
    remedy: "Wait a few minutes, and look at status.firebase.google.com if it stays so.",
  },
  sweep: {
    problem: "The sweep, which catches up what was missed, has not run for half an hour.",
    remedy: "Have the job of the function “sweep” looked at in Cloud Scheduler; nothing is lost meanwhile.",
  },
  outbox: {
    problem: "Learning records have waited for more than an hour.",
    remedy: "The card Learning Records says why; have the store, its address and its password checked.",
  },
  blasts: {
    problem: "An email blast has not moved on for half an hour.",
    remedy: "The list of blasts says why, and lets you pause or cancel it; it goes on by itself once it can.",
  },
  mail: {
    problem: "The mail server does not take our mail.",
    remedy:
      "Have the mail server's address and MAIL_FROM checked, then send yourself the test mail of an email blast: once it arrives, this is over.",
  },
  budget: {
    problem: "What may be written in one day is used up, so the tools write nothing until midnight (UTC).",
    remedy: "Raise the limits in functions/.env if this is not somebody's abuse.",
  },
  model: {
    problem: "The language model does not answer as it should.",
    remedy: "Have the model's key, address and name and the provider's status page checked.",
  },
  "model-end": {
    problem: "The language model ends within a month, or has ended.",
    remedy: "Set OPENAI_MODEL to its successor, try it out, and deploy.",
  },
  backup: {
    problem: "There is no backup of the last week.",
    remedy: "Run `npm run backup -- --project <id>`, best every night.",
  },
};

export const migrationMessages = {
  help: `Usage:
  npm run migrate -- --project <id>    brings what a real project has stored into the form of this version
  npm run migrate -- --local           the same for the emulators of a running \`npm start\`

    --dry-run   only counts what would change`,
  newer: (stored: number, known: number) =>
    `What is stored has schema ${stored}, and this version knows schemas up to ${known}: deploy the newer version again.`,
  upToDate: (schema: number) => `There is nothing to migrate: what is stored has schema ${schema}.`,
  changed: (number: number, title: string, count: number, dryRun: boolean) =>
    `Migration ${number} (${title}): ${plural(count, { one: "# document", other: "# documents" })} ${dryRun ? "would change" : "changed"}.`,
  progress: (number: number, count: number, dryRun: boolean) =>
    `Migration ${number}: ${plural(count, { one: "# document", other: "# documents" })} ${dryRun ? "would change" : "changed"} so far`,
  lostRace:
    "Somebody has changed what was being migrated, or migrates at the same time. Nothing is lost; please run this again.",
} as const;
