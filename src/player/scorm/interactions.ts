// An answer as SCORM 1.2 records it: an interaction of the kind "choice", whose options are letters. Only questions
// have a weight: a decision is for learning, not for the result.
import type { AnsweredChoice } from "../learning-record";
import { sessionTime } from "./session-time";

const patternLetters = "abcdefghijklmnopqrstuvwxyz";

/** The elements below `cmi.interactions.n`, in the order in which they are set. `elapsed` in milliseconds. */
export function interactionElements(
  { kind, nth, chosen, right }: AnsweredChoice,
  elapsed: number,
  time: Date,
): [element: string, value: string][] {
  return [
    ["id", `${kind}-${nth + 1}`],
    ["type", "choice"],
    ["time", time.toTimeString().slice(0, "00:00:00".length)],
    ...(right === undefined
      ? []
      : ([["correct_responses.0.pattern", patternLetters.charAt(right)]] as [string, string][])),
    ["weighting", kind === "question" ? "1" : "0"],
    ["student_response", patternLetters.charAt(chosen)],
    ["result", chosen === right ? "correct" : "wrong"],
    ["latency", sessionTime(elapsed)],
  ];
}
