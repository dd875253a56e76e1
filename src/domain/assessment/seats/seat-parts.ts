// The parts of the assessment that a colleague's seat has: whole steps, and teams by their ids.
import * as z from "zod/mini";
import { teamId } from "../answers/team-id";
import type { StepKey } from "../questionnaire/questionnaire";

/** The steps that are given as a whole; of the step of the teams each team is given by itself. */
export const seatSteps = ["0", "1", "3", "4"] as const satisfies readonly StepKey[];
type SeatStep = (typeof seatSteps)[number];

/** The most teams of a business. */
const mostTeams = 50;

export const seatParts = {
  steps: z.array(z.enum(seatSteps)).check(z.maxLength(seatSteps.length)),
  teams: z.array(teamId).check(z.maxLength(mostTeams)),
};

export interface SeatParts {
  readonly steps: readonly SeatStep[];
  readonly teams: readonly string[];
}

export const seatProgress = z.object({
  /** The numbers of its steps and teams: those that are done, and those with an answer. */
  done: z.int(),
  begun: z.int(),
  lastAnswerAt: z.optional(z.date()),
});
export type SeatProgress = z.infer<typeof seatProgress>;
