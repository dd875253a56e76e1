// The sentences that a signed-in person reads. Those of the way in stay with it.
import { formatList, plural } from "../kernel/locale";
import type { Role } from "./roles";

export const staffWords = {
  adminDashboard: "Admin dashboard",
  forAdministrators: "This part of the desk is for administrators. Ask one of them if you need it.",
  colleagueInList: (email: string, role: Role | undefined) => (role === undefined ? email : `${email} (${role})`),
} as const;

const unsavedThings = {
  answers: { one: "an unsaved answer", other: "# unsaved answers" },
  teams: { one: "a team you have not added", other: "# teams you have not added" },
  messages: { one: "a message you have not sent", other: "# messages you have not sent" },
  courses: { one: "changes of a course", other: "changes of # courses" },
  notes: { one: "a note you have not saved", other: "# notes you have not saved" },
  plans: { one: "an edit of a plan", other: "edits of # plans" },
  sources: { one: "the sources of a course", other: "the sources of # courses" },
  forms: { one: "a form you have not sent", other: "# forms you have not sent" },
};

/** The way out, and the question before it where unsaved texts of this person would be lost. */
export const logoutWords = {
  title: "Log out and lose what you typed?",
  lost: (counts: Record<keyof typeof unsavedThings, number>) => {
    const things = Object.entries(unsavedThings) as [keyof typeof unsavedThings, Record<"one" | "other", string>][];
    const lost = things.flatMap(([thing, forms]) => (counts[thing] > 0 ? [plural(counts[thing], forms)] : []));
    const saving =
      counts.answers > 0 ? " Answers are saved by themselves when you open the assessment and are online." : "";
    return `Logging out clears this browser, and only this browser has ${formatList(lost)}.${saving}`;
  },
  logoutFailed: "We could not log you out just now. Please try again.",
  logout: "Logout",
  loggingOut: "Logging out...",
  leave: "Log out and lose it",
  stay: "Stay logged in",
} as const;
