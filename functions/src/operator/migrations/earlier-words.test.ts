// Every word that a stored document had for a state in a version since b9983854, the first that was upgraded. Who
// renames or drops a word leaves it here, so that what stands in a database is still read.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { actionProgress } from "../../../../src/domain/assessment/progress/actions/action-progress";
import { planReminder } from "../../../../src/domain/assessment/progress/actions/plan-reminder";
import { answerProblem } from "../../../../src/domain/assessment/answers/answers-schema";
import { planRun } from "../../../../src/domain/assessment/plan/plan-run";
import { planRelease } from "../../../../src/domain/assessment/plan/versions/plan-version";
import { allQuestions, questionnaire } from "../../../../src/domain/assessment/questionnaire/questionnaire";
import { carriedTeams } from "../../../../src/domain/assessment/answers/carried-teams";
import { sharedLink } from "../../../../src/domain/assessment/sharing/shared-plan";
import { blast, undeliveredMail } from "../../../../src/domain/blasts/blast";
import { textFields } from "../../../../src/domain/course/library/course-documents";
import { courseDraft } from "../../../../src/domain/course/library/stored-course";
import { courseOrigin } from "../../../../src/domain/course/origin/stored-origin";
import { inquiry } from "../../../../src/domain/inquiries/inquiry";
import { inquiryOutcome } from "../../../../src/domain/inquiries/inquiry-outcome";
import { task } from "../../../../src/domain/inquiries/task";
import { invitation } from "../../../../src/domain/invitations/invitation";
import { businessChange } from "../../../../src/domain/invitations/invitation-change";
import { subscriberImport } from "../../../../src/domain/mailing-list/import/import";
import { outboxStatement, relayStatus } from "../../../../src/domain/statements/outbox-statement";
import { notification } from "../notifications/notification";

/** The words of a field, and today's word for those that have another one by now. */
type Field = [field: string, schema: z.ZodMiniType, words: readonly string[], today?: Record<string, string>];

const mailStates = ["sending", "sent", "failed"];
const mailProblems = ["address", "refused", "later", "unreachable", "uncertain", "rejected", "misconfigured"];
const [plannedEvidence, saidEvidence] = courseOrigin.shape.evidence.def.element.def.options;

const fields: readonly Field[] = [
  [
    "blasts.status",
    blast.shape.status,
    ["planning", "scheduled", "preparing", "sending", "paused", "cancelled", "finished"],
    { planning: "preparing" },
  ],
  ["blasts.problem", blast.shape.problem, [...mailProblems, "held", "keyMissing", "keyMismatch"]],
  ["undelivered.state", undeliveredMail.shape.state, ["failed", "uncertain"]],
  [
    "undelivered.reason",
    undeliveredMail.shape.reason,
    ["address", "interrupted", "later", "refused", "rejected", "uncertain", "held", "suppressed"],
  ],
  ["inquiries.status", inquiry.shape.status, ["new", "claimed", "open"]],
  ["inquiryOutcomes.outcome", inquiryOutcome.shape.outcome, ["moved", "replied", "deleted"]],
  ["taskQueue.status", task.shape.status, ["claimed", "open", "completed"]],
  ["invitations.status", invitation.shape.status, ["unused", "not started", "in-progress", "used"]],
  ["invitations.mailState", invitation.shape.mailState, mailStates],
  ["invitations.mailPurpose", invitation.shape.mailPurpose, ["invitation", "reminder", "access code"]],
  ["businessChanges.of", businessChange.shape.of, ["name", "contact"]],
  ["planRun.status", planRun.shape.status, ["running", "done", "failed"]],
  ["planReleases.mailState", planRelease.shape.mailState, mailStates],
  ["planReminders.mailState", planReminder.shape.mailState, mailStates],
  ["planReminders.role", planReminder.shape.role, ["business", "consultant"]],
  ["planActions.status", actionProgress.shape.current.shape.status, ["planned", "running", "done", "dropped"]],
  ["sharedLinks.parts", sharedLink.shape.parts.def.element, ["overview", "profile", "plan"]],
  ["assessmentAnswers.carriedTeams", carriedTeams.def.valueType, ["confirmed", "removed"]],
  ["statements.state", outboxStatement.shape.state, ["waiting", "delivered", "rejected"]],
  [
    "stats/statements.problem",
    relayStatus.shape.problem,
    ["busy", "credentials", "failing", "misplaced", "slow", "unreachable", "unset"],
  ],
  ["imports.status", subscriberImport.shape.status, ["receiving", "adding", "finished"]],
  ["pending.kind", notification.shape.kind, ["inquiry", "task", "assessment", "plan", "blast"]],
  ["courses.level", courseDraft.shape.options.shape.level, ["", "introductory", "intermediate", "advanced"]],
  ["courses.length", courseDraft.shape.options.shape.length, ["", "short", "standard", "detailed"]],
  ["courses.origin.evidence", plannedEvidence.shape.kind, ["gap", "objective", "measure", "firstStep"]],
  ["courses.origin.evidence of answers", saidEvidence.shape.kind, ["answer", "method", "teamSize"]],
  [
    "texts.tool",
    textFields.shape.tool,
    ["course-outline", "study-material", "lesson-content", "storyboard", "assessment"],
  ],
];

test.each(fields)("every word that %s has ever had is read today", (_, schema, words, today = {}) => {
  expect(words.map((word) => schema.safeParse(word).data)).toEqual(words.map((word) => today[word] ?? word));
});

/** States that no schema reads: the code asks for them by their words. */
const asked: readonly [field: string, file: string, words: readonly string[]][] = [
  ["batches.state", "blasts/batches.ts", ["waiting", "sending", "done"]],
  ["acknowledgements.state", "operator/migrations/document-changes.ts", ["waiting", "sending", "over"]],
  ["importParts.state", "mailing-list/import/stored-import.ts", ["waiting", "added"]],
  [
    "suppressions.by of its owner",
    "mailing-list/unsubscribe-address.ts",
    ["page", "one click", "complaint", "administrator"],
  ],
  ["suppressions.by", "mailing-list/suppression.ts", ["refused"]],
];

test.each(asked)("every word that %s has ever had is asked for today", (_, file, words) => {
  const code = readFileSync(`functions/src/${file}`, "utf8");
  for (const word of words) expect(code).toContain(`"${word}"`);
});

const answersEver: Record<string, readonly string[]> = {
  rating: ["1", "2", "3", "4", "5"],
  "yes-no": ["yes", "no"],
  missionFollowUp: ["Purpose", "Goals", "Impact", "Target Audience", "Core Values"],
  coreValuesFollowUp: ["Communication", "Leadership", "Organizational Culture", "Lack of Training", "Other"],
  visionFollowUp: ["Market Research", "Stakeholder Input", "Expert Consultation", "Environmental Scanning", "Unknown"],
  communicationFollowUp: ["Town Halls", "Digital Dashboards", "Internal Newsletters", "Other"],
  currentMethodologies: [
    "In-person training",
    "Online courses",
    "Blended learning",
    "Workshops",
    "Mentoring",
    "Webinars",
    "Self-paced modules",
    "Coaching",
    "Other",
  ],
  trainingHours: ["Less than 1 hour", "1 to 2 hours", "2 to 4 hours", "4 to 8 hours", "More than 8 hours"],
  trainingBudget: [
    "Less than 5 thousand",
    "5 to 20 thousand",
    "20 to 50 thousand",
    "50 to 100 thousand",
    "More than 100 thousand",
  ],
};

test("every answer that could ever be chosen is read today", () => {
  const questions = Object.values(questionnaire)
    .flatMap(allQuestions)
    .map(({ question }) => question);
  for (const [name, words] of Object.entries(answersEver)) {
    const asking = questions.filter(({ id, kind }) => name === id || name === kind);
    expect(asking, name).not.toEqual([]);
    for (const question of asking)
      for (const word of words)
        expect(answerProblem(question, question.kind === "choices" ? [word] : word), question.id).toBeUndefined();
  }
  const undecided = questions.filter((question) => question.kind === "rating" && question.unknown !== undefined);
  expect(undecided.map((question) => answerProblem(question, "unknown"))).toEqual([undefined]);
});
