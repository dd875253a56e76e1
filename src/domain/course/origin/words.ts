// The words about the evidence behind a course: on the screen, and by the server that judges it.
import { plural } from "../../kernel/locale";
import type { EvidenceKind } from "../request/evidence-kinds";

export const evidenceKindNames = {
  gap: "Gap",
  objective: "Objective",
  measure: "Measure",
  firstStep: "First step",
  answer: "Answer",
  method: "Methods",
  teamSize: "People",
  hours: "Time",
} as const satisfies Record<EvidenceKind, string>;

export const evidenceWords = {
  title: "What this course rests on",
  hint: "Only the ticked lines are sent when a text is written. The cases of the course come from these words.",
  sentInWords: (ticked: number, all: number) =>
    ticked === 0
      ? "Nothing of it is sent."
      : `${plural(ticked, { one: `1 of ${all} is`, other: `# of ${all} are` })} sent.`,
  /** A number, or a rating with its scale, quotes no person. */
  quoted: (answer: string) => (/^\d+(?:$| \()/.test(answer) ? answer : `“${answer}”`),
  asked: (kind: string, question: string, team: string | undefined) =>
    [kind, team, question].filter((part) => part !== undefined).join(" · "),
  restsOn: (answers: number) =>
    plural(answers, { one: "Rests on 1 answer of the business", other: "Rests on # answers of the business" }),
  serves: (kind: string, text: string) => `${kind}: ${text}`,
  forItem: (title: string) => `For “${title}”`,
  backToPlan: "Back to the plan",
} as const;

/** The server's sentences about evidence that it does not take. */
export const evidenceRefusals = {
  notYours:
    "The words of a business are sent only for its own people and its consultant. Please sign in as one of them, or leave it out.",
  changed: (question: string) =>
    `The answer to “${question}” is not what it was when this course was begun. Please strike it out, or begin the course again from the plan.`,
  gone: "One of the answers that this course rests on is no longer given. Please begin the course again from the plan.",
} as const;
