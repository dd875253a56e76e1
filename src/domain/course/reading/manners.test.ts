// The readers against 673 texts, 649 of them by four writers who have not read them, in the manners of careful, small
// and thinking models: no wrong key, nothing invented, and what a person reads is not sent back.
import { describe, expect, test } from "vitest";
import { countedCorpus } from "../../../../tests/support/course/corpus";
import { faultsOf } from "../../../../tests/support/course/reading-faults";

/** "The correct answer is not A, but C": a key that is not certain is none. */
const readInPart: Record<string, string[]> = {
  as70: ["keys none B B, not C B B"],
  // "Right answers, in order: B, C, A" below three questions may be the three answers to the last.
  "n-de-leerzeichen": ["keys none none none, not B C A"],
  // Items of a list under a numbered line, and nothing says that one is right.
  "n-de-ohne-loesung": ["keys , not none none", "options , not 3 3"],
};

const texts = {
  manners: [...countedCorpus("manners", "seen"), ...countedCorpus("manners", "held-back")],
  sound: [...countedCorpus("sound", "seen"), ...countedCorpus("sound", "held-back")],
  "another writer": [
    ...countedCorpus("second", "seen"),
    ...countedCorpus("second", "held-back"),
    ...countedCorpus("second-sound", "seen"),
    ...countedCorpus("second-sound", "held-back"),
  ],
  "a third, of small models": countedCorpus("third", "held-back"),
  "two more writers": [...countedCorpus("fourth", "seen"), ...countedCorpus("fourth", "held-back")],
};

describe.each(Object.entries(texts))("the texts of %s", (_, all) => {
  test.each(all)("$name: $note", (counted) => {
    const missed = readInPart[counted.name] ?? [];
    const isRefused = counted.name === "n-de-leerzeichen";
    expect(faultsOf(counted)).toEqual({ wrongKeys: 0, invented: 0, missed, isRefused });
  });
});
