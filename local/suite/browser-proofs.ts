// The heavy proofs in a browser, the measurements, and those whose tests are in many files, as `quiet-proofs.ts`.
import type { ProofRow } from "./quiet-proofs";

export const browserProofs: Readonly<Record<string, ProofRow>> = {
  "tests/torture/inquiries/inquiry-races.test.ts": {
    promise: ["docs/architecture.md", "a message of a visitor; its _outcome_ is moved, replied or deleted"],
    size: "100 races of two browsers; 2 outages of 30 s",
    fault: "a moved inquiry stayed where it was",
    sample: [
      "tests/e2e/inquiries/two-administrators.spec.ts",
      "what one administrator does is seen by the other without a reload, and nothing typed is lost by it",
    ],
  },
  "tests/torture/journeys/barriers.spec.ts": {
    promise: [
      "docs/decisions/0074-two-engines-look-for-barriers.md",
      "no engine finds a barrier on a desktop in the light, or on a small phone in the dark.",
    ],
    size: "every screen and every state of one, twice, with two engines",
    fault: "the column of a course had no name, and a table that did not scroll was a stop of the Tab key",
    sample: ["tests/e2e/rendering/barriers.spec.ts", "${name} has no barrier that an engine finds"],
  },
  "tests/torture/journeys/guide.spec.ts": {
    promise: [
      "docs/operate.md",
      "a test reads this page, knows each command, and runs those of the rehearsal against the emulators.",
    ],
    size: "9 commands",
    fault: "the smoke test did not say what an answer means",
    sample: ["tests/e2e/guide.spec.ts", "the quickest command of the rehearsal does as it is written what it is for"],
  },
  "tests/torture/journeys/passwords.spec.ts": {
    promise: ["README.md", "creates its account, answers the assessment, receives its gap profile and training plan"],
    size: "every field of a password, in the dark",
    fault: "a password stayed hidden",
    sample: ["tests/e2e/rendering/passwords.spec.ts", "${place} can be shown on request"],
  },
  "tests/torture/journeys/print.spec.ts": {
    promise: ["docs/use.md", "Plan and profile are taken along as a report (Word, print, Markdown)"],
    size: "every page of the results, every tool",
    fault: "the first page of a report had no date",
    sample: ["tests/e2e/rendering/print.spec.ts", "a text of a tool is printed whole"],
  },
  "tests/torture/journeys/registration.spec.ts": {
    promise: ["SECURITY.md", "An invitation brings one business to the account of its address; codes cannot be listed"],
    size: "every request fails once, in place and with a reload",
    fault: "a call that reached no server was told as one that had failed there",
    sample: [
      "tests/e2e/accounts/registration-half-done.spec.ts",
      "the profile could not be written: trying again in place goes on",
    ],
  },
  "tests/torture/journeys/screens.spec.ts": {
    promise: [
      "docs/decisions/0020-controls-are-the-browser-s-own.md",
      "Paint is in the `controls` layer of the style sheets, so a screen's own rules win.",
    ],
    size: "every screen at every width",
    fault: "no button could be narrower than 24rem",
    sample: [
      "tests/e2e/rendering/screens.spec.ts",
      "${name} fits its window, shows what has the focus and loses no words",
    ],
  },
  "tests/torture/killed-tabs.test.ts": {
    promise: ["docs/architecture.md", "which writes it down in the browser at once and saves it field by field"],
    size: "50 kills",
    fault: "a typed answer was not kept in the browser",
    sample: [
      "tests/e2e/assessment/assessment-saving.spec.ts",
      "what is typed is kept, said so, and saved when the connection is back",
    ],
  },
  "tests/torture/registration.test.ts": {
    promise: ["SECURITY.md", "An invitation brings one business to the account of its address; codes cannot be listed"],
    size: "6 places of a death, 20 each; 30 people with one link",
    fault: "an account that was there already ended the registration",
    sample: [
      "tests/e2e/accounts/registration-half-done.spec.ts",
      "the profile could not be written: trying again in place goes on",
    ],
  },
  "tests/bench/blast-throughput.spec.ts": {
    promise: ["docs/configure.md", "mails of a blast; 0 is as fast as the mail server takes them"],
    size: "10,000 mails, 2 rounds; at least 0.6 times the bare library",
    fault: "one mail was under way at once instead of ten",
    sample: [
      "tests/callables/blast-kills.test.ts",
      "two hundred mails cost at most half as many writes more than they did",
    ],
  },
  "tests/bench/desk-search.spec.ts": {
    promise: [
      "docs/decisions/0077-the-desk-has-four-places.md",
      "Ctrl+K asks the lists that are there for their first five entries, and only while it is open.",
    ],
    size: "100,000 inquiries and 5,000 businesses, 4 searches",
    fault: "the dialog asked each list for twenty entries",
    sample: [
      "tests/e2e/inquiries/desk.spec.ts",
      "a business is found by its address, however many share the words of it",
    ],
  },
  "tests/bench/felt.spec.ts": {
    promise: [
      "docs/use.md",
      "A press is answered at once, also beside twelve teams, in a course of 17 texts, into a text on a slow phone and at a desk with 500 inquiries",
    ],
    size: "20 ratings, 5 openings, 5 first presses on a slow phone, 40 turns of the wheel",
    fault: "the editors were fetched in the press",
    sample: [
      "tests/e2e/inquiries/inquiries.spec.ts",
      "an inquiry appears by itself, is moved into the task queue, and leaves the list",
    ],
  },
  "tests/bench/long-source.spec.ts": {
    promise: ["docs/use.md", "While a document of 300 pages becomes a source, the page answers within 100 ms."],
    size: "300 pages, 1,500 paragraphs, three of them struck out; at most 100 MB stay in memory",
    fault: "the words of all paragraphs were counted at once",
    sample: [
      "tests/e2e/course/sources.spec.ts",
      "a lesson rests on a file: what was struck out goes nowhere, each mark shows its paragraph, no export has one",
    ],
  },
  "tests/bench/first-feedback.spec.ts": {
    promise: [
      "docs/decisions/0065-the-gate-opens-before-its-check.md",
      "The code that the account's own profile names opens it at once.",
    ],
    size: "12 presses, and 4 screens on a slow phone, each 5 times in this build and in that of 3047d451; Unlock in a third of its time there",
    fault:
      "the screen behind the gate came only when it opened, and the code of the last step was fetched in the press; the dashboard's code waited for the session",
    sample: [
      "tests/e2e/assessment/assessment-gate.spec.ts",
      "opens at once for the account's own code, with what was saved, and closes again if the check behind it refuses",
    ],
  },
  "tests/bench/first-visible-text.spec.ts": {
    promise: ["docs/use.md", "A text appears while it is being written and can be stopped."],
    size: "30 rounds; at most 5 times as long after the model's own first text as a refused call takes",
    fault: "each answer waited 120 ms before its first piece",
    sample: [
      "tests/e2e/course/course-outline.spec.ts",
      "an outline appears while it is being written, offers its modules, and is accessible all the while",
    ],
  },
  "tests/bench/lighthouse.spec.ts": {
    promise: [
      "docs/decisions/0015-a-written-page-is-painted-before-its-scripts-begin.md",
      "On a slow phone the scripts would stand in the line before the text.",
    ],
    size: "5 visits of two pages on a slow phone",
    fault: "a page of the build came alive in one long turn, and ran at once what only a use needs",
    sample: [
      "tests/e2e/rendering/written-pages.spec.ts",
      "before any script, a page for everybody is there, and every other address says that it loads",
    ],
  },
  "tests/bench/linear-readers.spec.ts": {
    promise: ["SECURITY.md", "The time of every reader of texts grows only as its text does"],
    size: "every exported reader, 118 repeated pieces, 20 to 80 kB; at most 2.2 times for a doubling, or from 50 to 200 kB, or 2.5 from 160 to 640 kB",
    fault: "a word of a list of labels was looked for from the line's beginning",
    sample: ["src/domain/course/reading/reading.properties.test.ts", "%s are read"],
  },
  "tests/bench/staff-first-screen.spec.ts": {
    promise: ["docs/operate.md", "who has a list open reads each document that changes in it."],
    size: "100,000 inquiries against 100",
    fault: "each list asked for three times as many as it shows",
    sample: [
      "tests/e2e/inquiries/inquiries.spec.ts",
      "an inquiry appears by itself, is moved into the task queue, and leaves the list",
    ],
  },
  "heavy units": {
    promise: ["docs/configure.md", "The brand is one folder, `src/domain/brand/`"],
    size: "larger samples of other units' tests, and every page of a second brand",
    fault: "the foot of each page named the first brand",
    sample: [
      "src/domain/course/library/merge.properties.test.ts",
      "two windows that both add sections to a recorded text keep all of them, and both show the same",
    ],
  },
  "heavy rules": {
    promise: [
      "SECURITY.md",
      "What no rule names is closed to everybody, and each collection is a table over every person",
    ],
    size: "all misfits of all fields, and all people who may do no more than another one",
    fault: "a list of answers could have any number of entries",
    sample: ["tests/rules/misfits/answers.test.ts", "misfits among answers"],
  },
  "heavy callables": {
    promise: [
      "docs/decisions/0023-a-blast-is-a-document-and-a-queue.md",
      "A killed sender holds up no other, and mails it may have sent are listed as uncertain.",
    ],
    size: "variants of other callables' tests",
    fault: "an address that was put off was never given up",
    sample: [
      "tests/callables/blast-engine.test.ts",
      "the ten that a sender had under way when it died are listed as uncertain, and the others get their mail",
    ],
  },
  "heavy journeys": {
    promise: [
      "docs/decisions/0042-the-main-journeys-run-in-three-engines.md",
      "`tests/e2e/engines/` runs them in Chromium, Firefox and WebKit",
    ],
    size: "variants of other journeys, and the main ones in Chromium",
    fault: "a call that reached no server was told as one that had failed there",
    sample: ["tests/e2e/engines/business.spec.ts", "an invited business registers, logs out and logs in"],
  },
  "heavy looks": {
    promise: [
      "docs/use.md",
      "However long a name is, every screen and report stays as wide as its window and its paper.",
    ],
    size: "4 names of any kind on 28 screens at 3 widths; every page of the build before its scripts; print",
    fault: "a long word did not break",
    sample: ["tests/e2e/rendering/look.spec.ts", "a name of ${length} characters takes three lines at most"],
  },
  "heavy languages": {
    promise: [
      "docs/decisions/0087-a-language-is-a-folder-and-a-build.md",
      "what has no marks is hard-wired, and nothing may be cut off or lie on another at 320 pixels and at 200 %.",
    ],
    size: "every screen and every state of one, in English, German and the pseudo-language",
    fault: "a button had its word in its component",
    sample: [
      "tests/e2e/rendering/pseudo-language.spec.ts",
      "${name} has room for longer sentences, and none but those of the catalogue",
    ],
  },
  mutants: {
    promise: ["SECURITY.md", "A business reads and writes its own answers only, and never its plan"],
    size: "some 5,200 mutants of the rules",
    fault: "no table asked for a fixed document by a query of its id",
    sample: ["tests/mutation/mutants.test.ts", "two ways to ask too little of a new subscriber are noticed"],
  },
};
