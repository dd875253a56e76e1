// The words about the actions of a plan under way: for the business, for its consultant, and in the report.
import { dayInWords, formatDateTime, plural } from "../../../kernel/locale";
import type { ActionChange, ActionStatus } from "./action-progress";

export const statusNames = {
  planned: "Planned",
  running: "Running",
  done: "Done",
  dropped: "Dropped",
} as const satisfies Record<ActionStatus, string>;

/** "3 of 9 done, 2 running, 1 dropped." */
export function progressInShort({ done, running, dropped }: Record<ActionStatus, number>, all: number): string {
  const more = [...(running > 0 ? [`${running} running`] : []), ...(dropped > 0 ? [`${dropped} dropped`] : [])];
  return `${[`${done} of ${plural(all, { one: "1 action", other: "# actions" })} done`, ...more].join(", ")}.`;
}

/** Names the person of a change as the reader knows them. */
export function followerInWords({ by, role }: Pick<ActionChange, "by" | "role">, me: Reader): string {
  if (by === me.uid) return "you";
  if (role === "business") return me.isConsultant ? "the business" : "a colleague of yours";
  return me.isConsultant ? "another consultant" : "your consultant";
}

export interface Reader {
  uid: string;
  isConsultant: boolean;
}

export const actionWords = {
  title: "What has been done",
  say: "Say what has been done",
  lead: "Mark each action as running, done or dropped. You and your consultant both see this.",
  leadOfConsultant: "Mark each action as running, done or dropped. The business sees the same.",
  loading: "Loading what has been done...",
  failed: "What has been done could not be loaded. The plan below is whole; please try again.",
  filter: "Show",
  every: "All actions",
  filtered: (status: ActionStatus, count: number) => `${statusNames[status]} (${count})`,
  noneShown: "No action is there yet.",
  since: (day: string) => `since ${dayInWords(day)}`,
  notSaid: "no update yet",
  statusOf: (title: string) => `Status of “${title}”`,
  addNote: "Add a note",
  changeNote: "Change the note",
  noteOn: (title: string) => `on “${title}”`,
  status: "Status",
  day: "Since",
  note: "Note",
  noteHint: "Both read it: the business and its consultant.",
  save: "Save",
  saving: "Saving...",
  discard: "Discard",
  draftKept: "You had begun to write this, and it is not saved yet.",
  saved: (title: string) => `Saved: ${title}.`,
  overtaken: (who: string, status: ActionStatus) =>
    `Saved. ${who} had set it to “${statusNames[status]}”; that is in the history.`,
  saveFailed: "This could not be saved. What you have written is still here; please try again.",
  changedBy: (who: string, at: Date) => `Changed by ${who}, ${formatDateTime(at)}.`,
  history: (count: number) => plural(count, { one: "1 earlier change", other: "# earlier changes" }),
  fellAway: "No longer in the plan",
  fellAwayLead: "A newer version of the plan has left these out. What was said of them is kept.",
  action: "Action",
  team: "Team",
} as const;
