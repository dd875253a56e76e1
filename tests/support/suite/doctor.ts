// Returns the doctor's words about the suite, without two that are none of its faults: the model's near end (a test of
// its own fails then), and faults that other journeys make on purpose at the same time, such as a refusing mail server.
import { lateness } from "../../../src/domain/operation/words";

const ofOthers = [" ends on ", "@people.example", ...Object.values(lateness).map(({ problem }) => problem)];

export function problemsIn(output: string): string[] {
  return output.split("\n").filter((line) => line.startsWith("✗") && !ofOthers.some((other) => line.includes(other)));
}
