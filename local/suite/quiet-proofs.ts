// The heavy proofs that need no browser: the promise that each holds, its size, the fault that was seen to turn it red,
// and its sample in `npm test`.

export interface ProofRow {
  /** A sentence of a document, literally. */
  promise: readonly [document: string, words: string];
  /** Rounds, kills, rows. */
  size: string;
  /** A fault that was planted in a line of the product and turned it red. */
  fault: string;
  /** The test in `npm test` that does the same in small. */
  sample: readonly [file: string, title: string];
}

export const quietProofs: Readonly<Record<string, ProofRow>> = {
  "tests/torture/answers-kept.test.ts": {
    promise: ["docs/use.md", "The assessment saves by itself, field by field, also offline and in two windows."],
    size: "50 days of 200 steps; 10 of 200 in two windows",
    fault: "a typed answer was not kept in the browser",
    sample: [
      "tests/rules/kept/answers-kept.test.ts",
      "no answer is lost, whatever happens to the tab and its connection",
    ],
  },
  "tests/torture/colleagues-kept.test.ts": {
    promise: ["docs/use.md", "What several colleagues and the contact answer at once is kept, each answer once."],
    size: "20 days of 150 steps of six colleagues and their contact; 10 businesses with 20 colleagues in two windows",
    fault: "an exchange of a seat no longer rested on the answers that it had read",
    sample: [
      "tests/callables/durability/colleagues-kept.test.ts",
      "a contact and six colleagues who answer at once lose no field to each other",
    ],
  },
  "tests/torture/pure/comparison.test.ts": {
    promise: ["docs/use.md", '"Since last time" says what moved, in charts, tables and the report'],
    size: "1,000 pairs of rounds",
    fault: "the difference of two readings lost its sign",
    sample: [
      "src/domain/assessment/comparison/comparison.properties.test.ts",
      "whatever was answered, the other way round is the opposite, and equal answers have not moved",
    ],
  },
  "tests/torture/pure/diagnosis.test.ts": {
    promise: [
      "docs/decisions/0032-one-diagnosis.md",
      "The gap profile is computed, and the plan is held to it: an item is for a gap if it names the gap's own answer.",
    ],
    size: "2,000 plans, sound and with each fault",
    fault: "objectives no longer counted as training; what was decided first still counted as trained anyway",
    sample: [
      "functions/src/plan/diagnosis.properties.test.ts",
      "whatever was answered, a plan against the diagnosis is found and a sound one is not",
    ],
  },
  "tests/torture/blasts/blast-writes.test.ts": {
    promise: ["docs/operate.md", "A test counts all of this at the emulators and holds this table to it, within 20 %."],
    size: "blasts of 200 and 1,000 mails, a failing and a sound server",
    fault: "two mails were under way at once instead of ten",
    sample: [
      "tests/callables/blast-kills.test.ts",
      "two hundred mails cost at most half as many writes more than they did",
    ],
  },
  "tests/torture/blasts/blast.test.ts": {
    promise: ["docs/use.md", "Mails that may have arrived are listed and not sent again by themselves."],
    size: "20 blasts of 1,000 with 3 kills each; 10,000 entries; a list of 1,000,000",
    fault: "the mails of a killed sender were sent again",
    sample: [
      "tests/callables/blast-kills.test.ts",
      "a killed sender costs nobody a second mail, and nobody is forgotten",
    ],
  },
  "tests/torture/courses/courses-kept.test.ts": {
    promise: ["docs/use.md", "two windows lose nothing to each other"],
    size: "10 rounds of 200 edits, two businesses with five courses in two windows",
    fault: "the earlier of two texts was not handed back",
    sample: [
      "tests/rules/kept/courses-kept.test.ts",
      "two businesses, two courses each, two windows each: no text is lost or mixed",
    ],
  },
  "tests/torture/pure/edited-texts.test.ts": {
    promise: [
      "docs/decisions/0081-a-text-is-edited-as-it-is-shown.md",
      "A block that was not changed is written byte for byte.",
    ],
    size: "2,000 random edits of recorded sections; every recorded section unchanged",
    fault: "unchanged blocks were written anew, too",
    sample: [
      "src/ui/editing/write-text.properties.test.ts",
      "40 edits of recorded texts keep what they do not touch, and read as they were edited",
    ],
  },
  "tests/torture/pure/mixed-questions.test.ts": {
    promise: [
      "docs/decisions/0056-a-key-that-is-not-certain-is-none.md",
      "A line of other words, or one with a word for wrong, names nothing.",
    ],
    size: "10,000 mixtures of forms, and 2,000 with options that the server has moved",
    fault: "a line titled with a word for wrong named its option; “Answer: Option A” kept its letter",
    sample: [
      "src/domain/course/reading/questions/mixed-questions.test.ts",
      "200 mixtures of forms have the key that is laid down, or none",
    ],
  },
  "tests/torture/pure/voices.test.ts": {
    promise: [
      "docs/decisions/0085-voices-are-counted-never-kept.md",
      "Nothing of it told more than the published mean, spread and number do.",
    ],
    size: "10,000 rounds against five adversaries; the places of sentences in 10,000 rounds",
    fault: "the result had the box's counts as well; sentences were shown in the order of their coming",
    sample: [
      "src/domain/assessment/voices/voices.properties.test.ts",
      "nothing that can be read of a round tells more of a voice than what is shown",
    ],
  },
  "tests/torture/voices.test.ts": {
    promise: [
      "docs/decisions/0085-voices-are-counted-never-kept.md",
      "One transaction takes the hash out of the box, adds one to each rating and lays the sentence into the list.",
    ],
    size: "1,000 races of one code; 3 times 50 voters at once whose tabs are closed",
    fault: "a voice did not rest on the box as it was read",
    sample: ["tests/callables/voices.test.ts", "a code counts once, however often and at once it is sent"],
  },
  "tests/torture/pure/packed-courses.test.ts": {
    promise: [
      "docs/course-packages.md",
      "the gap that a course was made for, and what a business has said, do not go into a package.",
    ],
    size: "100 packages, whole and valid; 500 without a leak",
    fault: "the ends of the sources were trimmed; the pages said the gap that a course was made for",
    sample: [
      "src/features/ai-tools/package/packed-courses.properties.test.ts",
      "random courses are valid packages that hold every text byte for byte",
    ],
  },
  "tests/torture/desk/business-changes.test.ts": {
    promise: [
      "docs/use.md",
      "A business's name is corrected, and its assessment moved to another contact, from its page.",
    ],
    size: "1,000 pairs of changes at once",
    fault: "the contact before kept the profile after a move",
    sample: [
      "tests/callables/invitations/raced-changes.test.ts",
      "what is corrected, moved, registered and saved at the same moment leaves one account at most, and loses nothing",
    ],
  },
  "tests/torture/desk/imports.test.ts": {
    promise: [
      "docs/use.md",
      "The mailing list is shown with each entry's consent, is taken along as CSV and taken in from one.",
    ],
    size: "10,000 rows, 3 kills",
    fault: "people who were on the list were added again",
    sample: [
      "tests/callables/mailing-list/import-kills.test.ts",
      "an import whose worker is killed adds each person once",
    ],
  },
  "tests/torture/flood.test.ts": {
    promise: [
      "docs/operate.md",
      "Beyond `INQUIRIES_PER_HOUR` (60 on a `small` site) and `SUBSCRIPTIONS_PER_HOUR` (500), what a visitor sends is held",
    ],
    size: "5,000 inquiries",
    fault: "what came beyond the setting of an hour was let in",
    sample: [
      "tests/callables/limits/flood.test.ts",
      "what comes beyond the setting of an hour is held: in no list, counter or statement, however often its events come",
    ],
  },
  "tests/torture/flooded-model.test.ts": {
    promise: ["SECURITY.md", "Texts are limited by address and day, and nothing is written where counting fails"],
    size: "10,000 calls, 80 at once, and 20 visitors",
    fault: "an address got one text more than it may have",
    sample: [
      "tests/callables/limits/writing-limits.test.ts",
      "of 100 calls at once from one address the model hears as many as may be, and one that was not yet counted",
    ],
  },
  "tests/torture/followed-progress.test.ts": {
    promise: ["docs/use.md", "The list of invitations says how far each business is and whom to remind"],
    size: "1,000 saves",
    fault: "a save forgot when every step was done for the first time; a write that lost its race was not tried again",
    sample: [
      "tests/callables/durability/followed-progress.test.ts",
      "an invitation says what its answers say, however often, late and mixed up their events come",
    ],
  },
  "tests/torture/inquiries/task-races.test.ts": {
    promise: ["docs/use.md", "A task can be handed to a colleague and has a day by which it is due"],
    size: "1,000 races of two or three",
    fault: "a completed task was handed over",
    sample: [
      "tests/rules/staff/task-races.test.ts",
      "of two who act on a task at once one is first, and it is in one place",
    ],
  },
  "tests/torture/invented-references.test.ts": {
    promise: [
      "SECURITY.md",
      "The plan is made from the saved answers, not from the browser's text, and names nothing invented",
    ],
    size: "100 plans",
    fault: "the written plan was kept without a check of its references",
    sample: [
      "tests/callables/plan/training-plan.test.ts",
      "references that a model invents are neither stored nor answered",
    ],
  },
  "tests/torture/large-requests.test.ts": {
    promise: ["SECURITY.md", "One request of 30 MB ends no instance that writes texts for others"],
    size: "2 bodies of 30 MB and 1,000 calls, each beside an honest text",
    fault: "each key of a body of ten million objects was listed, which ended the process",
    sample: ["tests/callables/http-calls.test.ts", "of two megabytes of empty objects is refused"],
  },
  "tests/torture/malformed-calls.test.ts": {
    promise: ["SECURITY.md", "A call does nothing for strangers, and says in words what is wrong with it"],
    size: "every payload of the contract, by six people",
    fault: "a refusal did not name its field",
    sample: [
      "tests/callables/http-calls.test.ts",
      "neither crashes anything nor shows a stack, and is refused in a sentence that names the field",
    ],
  },
  "tests/torture/migrations.test.ts": {
    promise: [
      "docs/decisions/0054-stored-documents-change-in-one-step.md",
      "So a killed run, two runs at once and a document that was restored later need no more than another run.",
    ],
    size: "8,000 documents, 12 kills",
    fault: "documents were deleted without being moved; a commit that lost its race counted as done",
    sample: [
      "tests/callables/operation/migrations.test.ts",
      "a run that is killed in the middle is run again, and every document has changed once",
    ],
  },
  "tests/torture/notifications.test.ts": {
    promise: ["docs/operate.md", "of the first at once, of what follows in one mail an hour."],
    size: "500 inquiries, 3 kills",
    fault: "a notification that may have arrived was not marked",
    sample: [
      "tests/callables/durability/notifications-kills.test.ts",
      "a killed process costs no administrator a notification, and none is told as new twice",
    ],
  },
  "tests/torture/plan-resume.test.ts": {
    promise: [
      "docs/use.md",
      "A plan goes on being written when its page is closed or its writer dies, and is seen in every window.",
    ],
    size: "10 interruptions at 10, 50 and 90 %, 4 kills",
    fault: "a writer that took over forgot the sections that were there",
    sample: [
      "tests/callables/plan/plan-run.test.ts",
      "a plan that a browser asks for is written whole by a worker of the platform",
    ],
  },
  "tests/torture/statements.test.ts": {
    promise: [
      "docs/runbook/store-down.md",
      "Statements wait in the outbox (`statements/`), however long the store is away, and no user of the site notices.",
    ],
    size: "5,000 events on a bad day; 1,000 with 20 bad ones",
    fault: "a batch that the store did not take, or of which it knew one, counted as delivered",
    sample: [
      "tests/callables/statements/statement-relay.test.ts",
      "of 20 events on a store's bad day none is lost and none is stored twice",
    ],
  },
  "tests/torture/unsubscribe.test.ts": {
    promise: ["README.md", "leaves the mailing list, or comes back"],
    size: "1,000 visits, 10 at once",
    fault: "opening the address of one click unsubscribed its reader",
    sample: [
      "tests/callables/mailing-list/unsubscribe.test.ts",
      "or a scanner that opens the link 50 times is only led to the page",
    ],
  },
};
