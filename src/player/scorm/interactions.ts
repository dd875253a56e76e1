// An answer as SCORM 1.2 records it: an interaction of the kind "choice", whose options are the letters a to z. Only
// questions have a weight: a decision is for learning, not for the result.
import type { Answered } from "../learning-record";
import { sessionTime } from "./session-time";

const letters = "abcdefghijklmnopqrstuvwxyz";

/** The elements below `cmi.interactions.n`, in the order in which they are set. `elapsed` in milliseconds. */
export function interactionElements(
  { kind, nth, chosen, right }: Answered,
  elapsed: number,
  time: Date,
): [element: string, value: string][] {
  return [
    ["id", `${kind}-${nth + 1}`],
    ["type", "choice"],
    ["time", time.toTimeString().slice(0, "00:00:00".length)],
    ...(right === undefined ? [] : ([["correct_responses.0.pattern", letters.charAt(right)]] as [string, string][])),
    ["weighting", kind === "question" ? "1" : "0"],
    ["student_response", letters.charAt(chosen)],
    ["result", chosen === right ? "correct" : "wrong"],
    ["latency", sessionTime(elapsed)],
  ];
}
