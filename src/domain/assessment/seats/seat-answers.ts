// The copy of a colleague: the answers of the steps and teams that the seat has, and no others. It is compared field by
// field with what it held when copy and business last agreed, so an answer of the colleague is known from one that has
// come from the business since, in any order and however often it is looked at.
import * as z from "zod/mini";
import { isRecord } from "../../kernel/records";
import { isAnswered, type ProgressData } from "../answers/answers";
import { answersToChange, teamsOf, teamsPath, withChanges, type FieldChange } from "../answers/field-changes";
import { getField, setField, type FieldPath } from "../answers/field-paths";
import { stepProgress, type ProgressState } from "../answers/step-progress";
import { teamsWithIds, type Team } from "../answers/team-list";
import type { AnswerRecord, Question } from "../questionnaire/question";
import { allQuestions, fieldPath, stepOf, type StepKey } from "../questionnaire/questionnaire";
import { fingerprint } from "./fingerprint";
import { seatSteps, type SeatParts, type SeatProgress } from "./seat-parts";

const teamsStep: StepKey = "2";
const nameField = "teamName";

/** The parts of a copy: the steps, and the teams with the names that the business gives them. */
export const heldParts = z.object({
  steps: z.array(z.enum(seatSteps)),
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type HeldParts = z.infer<typeof heldParts>;

/** A document of `seatAnswers`, whose id is the seat's code. Parts and fingerprints are the functions' to write. */
export const seatAnswers = z.object({
  parts: heldParts,
  progressData: z.record(z.string(), z.unknown()),
  /** By the ids of the teams. */
  teams: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** The fingerprint of each answer at the time at which copy and business agreed, by its key. */
  agreed: z.record(z.string(), z.string()),
  lastUpdated: z.optional(z.date()),
  questionnaireVersion: z.optional(z.int()),
});
export type SeatAnswers = z.infer<typeof seatAnswers>;

/** The name of a field among fingerprints and authors. */
export function fieldKey(path: FieldPath): string {
  return JSON.stringify(path);
}

/** The answers of a copy, in the form of all answers, teams with their ids. */
export function answersOfCopy({ parts, progressData, teams }: Omit<SeatAnswers, "agreed">): ProgressData {
  const held = parts.teams.map(({ id, name }) => ({ ...teams[id], id, [nameField]: name }));
  return answersToChange(held.length === 0 ? progressData : setField(progressData, teamsPath, held));
}

interface AnswerField {
  path: FieldPath;
  question: Question;
  value: unknown;
}

/** Every field of some parts, with its answer; of a team all but its name. */
function answerFields(answers: ProgressData, { steps, teams }: SeatParts): AnswerField[] {
  const within = (key: StepKey, start: FieldPath, record: AnswerRecord | undefined) =>
    allQuestions(stepOf(key))
      .filter(({ question }) => key !== teamsStep || question.id !== nameField)
      .map(({ question }) => {
        const path = fieldPath(question.id);
        return { path: [...start, ...path], question, value: getField(record ?? {}, path) };
      });
  const given = teamsOf(answers).filter(({ id }) => teams.includes(id));
  return [
    ...steps.flatMap((key) => within(key, [key], answers[key])),
    ...given.flatMap((team) => within(teamsStep, [...teamsPath, team.id], team)),
  ];
}

/** The answers that the colleague has given or taken away since copy and business agreed. */
export function editsIn(copy: SeatAnswers): FieldChange[] {
  const parts = { steps: copy.parts.steps, teams: copy.parts.teams.map(({ id }) => id) };
  return answerFields(answersOfCopy(copy), parts)
    .filter(({ path, value }) => copy.agreed[fieldKey(path)] !== printOf(value))
    .map(({ path, value }) => ({ path, value }));
}

/** Undefined where there is no answer: such a field has no fingerprint. */
function printOf(value: unknown): string | undefined {
  return value === undefined ? undefined : fingerprint(value);
}

/** The copy of some parts of the business's answers, with which it agrees. */
export function seatCopy(stored: unknown, { steps, teams }: SeatParts): Pick<SeatAnswers, CopiedField> {
  const answers = answersToChange(stored);
  const given = teamsOf(answers).filter(({ id }) => teams.includes(id));
  const fields = answerFields(answers, { steps, teams }).filter(({ value }) => value !== undefined);
  const progressData = Object.fromEntries(
    steps.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]] as const])),
  );
  return {
    parts: { steps: [...steps], teams: given.map((team) => ({ id: team.id, name: nameOfTeam(team) })) },
    progressData,
    teams: Object.fromEntries(given.map((team) => [team.id, saidOf(team)])),
    agreed: Object.fromEntries(fields.map(({ path, value }) => [fieldKey(path), fingerprint(value)])),
  };
}
export type CopiedField = "parts" | "progressData" | "teams" | "agreed";

/** The answers about a team, without its name. */
function saidOf(team: Team): AnswerRecord {
  return Object.fromEntries(Object.entries(team).filter(([field]) => field !== "id" && field !== nameField));
}

function nameOfTeam(team: Team): string {
  return typeof team[nameField] === "string" ? team[nameField] : "";
}

/** The business's answers with what a colleague has given; a team that is gone takes nothing. */
export function withEdits(stored: unknown, edits: readonly FieldChange[]) {
  const before = isRecord(stored) ? stored : {};
  const teams = teamsWithIds(getField(before, teamsPath));
  const isThere = ({ path }: FieldChange) => path[0] !== teamsStep || teams.some(({ id }) => id === path[2]);
  const taken = edits.filter(isThere);
  const hasTeams = taken.some(({ path }) => path[0] === teamsStep);
  const listed: ProgressData = hasTeams ? setField(before, teamsPath, teams) : before;
  // A team is written with its whole list.
  const outside = taken.filter(({ path }) => path[0] !== teamsStep);
  const answers = withChanges(listed, taken);
  const written = [...outside, ...(hasTeams ? [{ path: teamsPath, value: teamsOf(answers) }] : [])];
  return { taken, answers, written };
}

/** The state of each part of a copy, first the steps. */
export function partStates(answers: ProgressData, { steps, teams }: HeldParts): ProgressState[] {
  const ofTeam = (id: string) => {
    const team = teamsOf(answers).find((one) => one.id === id);
    return stepProgress(teamsStep, team === undefined ? {} : setField({}, teamsPath, [team])).progress;
  };
  // The name of a team is the business's answer.
  const said = new Set(teamsOf(answers).flatMap((team) => (isAnswered(saidOf(team)) ? [team.id] : [])));
  return [
    ...steps.map((key) => stepProgress(key, answers).progress),
    ...teams.map(({ id }) => (said.has(id) ? ofTeam(id) : "open")),
  ];
}

export function seatProgressOf(copy: SeatAnswers): SeatProgress {
  const states = partStates(answersOfCopy(copy), copy.parts);
  const isAt = (state: ProgressState) => states.filter((one) => one === state).length;
  const done = isAt("done");
  return { done, begun: done + isAt("started") };
}
