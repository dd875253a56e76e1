// The readers against 247 texts of a writer who has not read them, in the manners of careful, small and thinking
// models: no wrong key, nothing invented, and what a person reads is not sent back.
import { describe, expect, test } from "vitest";
import { countedCorpus } from "../../../../tests/support/course/corpus";
import { faultsOf } from "../../../../tests/support/course/reading-faults";

/** "The correct answer is not A, but C": a key that is not certain is none. */
const readInPart: Record<string, string[]> = { as70: ["keys none B B, not C B B"] };

describe.each(["manners", "sound"] as const)("the texts of %s", (set) => {
  test.each([...countedCorpus(set, "seen"), ...countedCorpus(set, "held-back")])("$name: $note", (counted) => {
    const missed = readInPart[counted.name] ?? [];
    expect(faultsOf(counted)).toEqual({ wrongKeys: 0, invented: 0, missed, isRefused: false });
  });
});
