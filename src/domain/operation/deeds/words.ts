// The words for the deeds of the staff: on the desk, and at the terminal.
import { plural } from "../../kernel/locale";
import type { DeedName } from "./deed";

export const deedNames: Record<DeedName, string> = {
  "business read": "Opened a business",
  "business invited": "Invited a business",
  "invitation sent again": "Sent an invitation again",
  "invitation changed": "Changed an invitation",
  "business reminded": "Reminded a business",
  "plan edited": "Edited a plan",
  "plan released": "Released a plan",
  "business noted": "Wrote a note about a business",
  "business note deleted": "Deleted a note about a business",
  "action reported": "Reported on an action of a plan",
  "reminder switched on": "Switched on a plan's reminder",
  "link made": "Made a read-only link",
  "link revoked": "Revoked a read-only link",
  "voices changed": "Switched voices off or on, or took a sentence out",
  "inquiry moved": "Moved an inquiry to the task queue",
  "inquiry replied": "Answered an inquiry",
  "inquiry invited": "Invited the business of an inquiry",
  "inquiry deleted": "Deleted an inquiry",
  "inquiry restored": "Brought an inquiry back",
  "answered inquiry deleted": "Deleted an answered inquiry",
  "inquiry noted": "Wrote a note about an inquiry",
  "inquiry note deleted": "Deleted a note about an inquiry",
  "answer sent": "Sent an answer by mail",
  "task dated": "Changed a task's due date",
  "task replied": "Answered a task",
  "task invited": "Invited the business of a task",
  "task completed": "Completed a task",
  "task deleted": "Deleted a task",
  "task restored": "Brought a task back",
  "task handed over": "Handed a task over",
  "reply saved": "Saved a reply for colleagues",
  "reply renamed": "Renamed a saved reply",
  "reply deleted": "Deleted a saved reply",
  "blast begun": "Began an email blast",
  "blast tested": "Sent a test of an email blast",
  "blast controlled": "Paused, resumed or cancelled an email blast",
  "blast resent": "Sent an email blast to uncertain addresses again",
  "addresses looked up": "Looked up addresses",
  "subscription ended": "Took a person off the mailing list",
  "subscribers exported": "Took the mailing list along",
  "subscribers imported": "Imported subscribers",
  "held settled": "Accepted or deleted what was held",
  "person exported": "Exported a person's data",
  "person erased": "Erased a person's data",
  "records replayed": "Sent learning records again",
};

export const deedWords = {
  title: "Deeds",
  about:
    "What administrators and readers asked for and wrote, also what was refused in the end. Each line has ids and no names, and is kept for two years.",
  what: "deeds",
  lines: "Lines of deeds",
  filters: "Show deeds",
  person: "Person",
  everyone: "Everyone",
  former: (email: string) => `${email} (no longer here)`,
  object: "Id of the object",
  objectHint: "Such as the code of a business",
  from: "From",
  to: "Until",
  time: "Time",
  deed: "Deed",
  none: "No deeds yet. What administrators and readers do from now on stands here within a minute.",
  noneFound: "No deeds fit these filters.",
  clear: "Clear the filters",
  unknown: "Not known",
  noObject: "None",
} as const;

/** The findings of a verification, each about one line or batch. */
export const chainFindings = {
  missing: (line: string, batch: number) => `The line ${line} of batch ${batch} is missing.`,
  changed: (line: string, batch: number) => `The line ${line} of batch ${batch} is not as it was written.`,
  unchained: (line: string) => `The line ${line} is in no batch, though it is older than a day.`,
  foreign: (line: string) => `The line ${line} says that it is in a batch, which does not have it.`,
  batchChanged: (batch: number) => `Batch ${batch} is not as it was written.`,
  batchMissing: (batch: number) => `Batch ${batch} is missing.`,
  cutOff: (batch: number) => `The chain ends before batch ${batch}, the last one that was noted.`,
  otherMark: (batch: number) => `Batch ${batch} does not have the noted hash.`,
} as const;

export const chainWords = {
  sound: (lines: number, batches: number) =>
    `${plural(lines, { one: "# deed", other: "# deeds" })} in ${plural(batches, { one: "# batch", other: "# batches" })} stand as they were written.`,
  waiting: (lines: number) =>
    plural(lines, { one: "# more is not in a batch yet.", other: "# more are not in a batch yet." }),
  ended: (lines: number) =>
    plural(lines, { one: "# is gone after its two years.", other: "# are gone after their two years." }),
  erased: (lines: number) =>
    plural(lines, {
      one: "# has lost its object to the erasure of a person.",
      other: "# have lost their object to the erasure of a person.",
    }),
  mark: (mark: string) => `The last batch is ${mark}. The log of the functions has the same (“deeds chained”).`,
  noMark: (given: string) => `“${given}” is no mark of a batch: it is written as <number>:<hash>.`,
} as const;
