// What the doctor says of the suite, without what is none of its faults: that the model's end comes near (a test of its
// own fails then), and what other journeys do on purpose at the same time, such as making a mail server refuse.
import { lateness } from "../../../src/domain/operation/words";

const ofOthers = [" ends on ", "@people.example", ...Object.values(lateness).map(({ problem }) => problem)];

export function problemsIn(output: string): string[] {
  return output.split("\n").filter((line) => line.startsWith("✗") && !ofOthers.some((other) => line.includes(other)));
}
