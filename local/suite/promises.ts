// The promises of README.md and SECURITY.md, each with the tests of `npm test` and the heavy proofs that hold it.
import { proofTable } from "./proof-table";

export interface KeptPromise {
  document: "README.md" | "SECURITY.md";
  /** A sentence of the document, or a part of one, literally. */
  words: string;
  /** Files of tests, and names of heavy proofs. */
  heldBy: readonly string[];
}

/** SECURITY.md names the tests of its own promises. */
const readmePromises: readonly (readonly [words: string, ...heldBy: string[]])[] = [
  [
    "They need Node 20.19 or newer and Java 21 or newer, and nothing else: what is missing is installed by them.",
    "local/checks/continuous-integration.test.ts",
    "local/emulators/java.test.ts",
  ],
  ["On Linux and macOS; on Windows inside", "local/checks/continuous-integration.test.ts"],
  ["Node 20 has ended and still works; the functions run in Node 24.", "local/checks/continuous-integration.test.ts"],
  ["everything on this machine, at http://127.0.0.1:5000", "local/launch/configuration.test.ts"],
  ['every check and every test; ends with "N passed, N failed"', "local/suite/test-results.test.ts"],
  [
    "starts the Firebase emulators and a stand-in for each outside service, lays out an administrator and a little demonstration data",
    "local/launch/configuration.test.ts",
  ],
  [
    "What you do survives a restart: it is saved every two minutes and at Ctrl-C, which ends all of it.",
    "local/launch/kept-data.test.ts",
  ],
  [
    "Where it could not be saved, it says what is lost; a kill loses about two minutes at most.",
    "local/launch/kept-data.test.ts",
  ],
  [
    "Schedules run as in a project, and at once after a start.",
    "local/launch/schedule.test.ts",
    "local/launch/repeat.test.ts",
  ],
  [
    "A subscriber is on the list at once here; in a project they confirm from a mail first",
    "local/launch/configuration.test.ts",
    "tests/callables/double-opt-in.test.ts",
  ],
  ["`npm start -- --fresh` begins with nothing.", "local/launch/kept-data.test.ts"],
  ["`npm run dev` is the same with hot reload.", "local/launch/development.test.ts"],
  ["joins the mailing list, sends an inquiry", "tests/e2e/engines/visitor.spec.ts", "tests/e2e/landing.spec.ts"],
  [
    "reads the report of a made-up business, and goes on from it to the needs check or the inquiry form",
    "src/features/assessment/results/sample/sample-report.test.tsx",
  ],
  [
    "rates twelve things in three minutes; nothing leaves the browser unless it is ticked to go with an inquiry",
    "tests/e2e/assessment/needs-check.spec.ts",
  ],
  [
    "five tools that share one course draft: outline, study material, lesson content, storyboard, assessment",
    "tests/e2e/course/whole-course.spec.ts",
    "tests/e2e/engines/course.spec.ts",
  ],
  [
    "also held to a client's own documents",
    "tests/e2e/course/sources.spec.ts",
    "src/domain/course/sources/check-citations.test.ts",
  ],
  ["a course is translated by one press", "tests/e2e/course/translation.spec.ts"],
  [
    "rates the own team without account or name",
    "tests/e2e/assessment/voices.spec.ts",
    "src/features/assessment/voices/voice-screen.test.tsx",
  ],
  [
    "nothing is kept of a single voice",
    "tests/callables/voices.test.ts",
    "src/domain/assessment/voices/voices.properties.test.ts",
  ],
  ["leaves the mailing list, or comes back", "tests/e2e/mailing-list/unsubscribe.spec.ts"],
  ["answers inquiries", "tests/e2e/engines/desk.spec.ts", "tests/e2e/inquiries/inquiries.spec.ts"],
  ["works the task queue", "tests/e2e/inquiries/task-queue.spec.ts"],
  ["invites businesses", "tests/e2e/invitations/invitation.spec.ts"],
  ["opens a business's answers, profile and plan", "tests/e2e/invitations/business.spec.ts"],
  ["works an own task queue", "tests/e2e/accounts/reader.spec.ts", "tests/rules/staff/staff-queues.test.ts"],
  ["reads businesses with their answers, profiles and plans", "tests/e2e/accounts/reader.spec.ts"],
  ["writes to the mailing list", "tests/e2e/blasts/blasts.spec.ts"],
  [
    "watches the learning records",
    "src/features/admin/learning-records/relay-status.test.tsx",
    "tests/callables/statements/statements.test.ts",
  ],
  [
    "creates its account, answers the assessment, receives its gap profile and training plan",
    "tests/e2e/engines/business.spec.ts",
  ],
  [
    "asks up to 20 colleagues to answer a part",
    "tests/callables/invitations/seats.test.ts",
    "tests/e2e/accounts/colleagues.spec.ts",
  ],
  [
    "creates an account, answers the steps and teams that the contact of the business has chosen, and sees nothing else of it",
    "tests/e2e/accounts/colleagues.spec.ts",
    "tests/rules/seats/seats.test.ts",
    "tests/rules/seats/copy.test.ts",
  ],
];

/** The rows of SECURITY.md's table of promises. */
export function keptPromises(securityPage: string): KeptPromise[] {
  const [, table = ""] = securityPage.split(/^\| Promise .*\n\|[ -|]+\n/m);
  const rows = [...table.matchAll(/^\| (.+?) +\| (.+?) *\|$/gm)];
  return [
    ...readmePromises.map(([words, ...heldBy]): KeptPromise => ({ document: "README.md", words, heldBy })),
    ...rows.map(([, words = "", tests = ""]): KeptPromise => {
      const heldBy = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
      return { document: "SECURITY.md", words, heldBy };
    }),
  ].map((kept) => ({ ...kept, heldBy: [...new Set([...kept.heldBy, ...heavyProofsOf(kept)])] }));
}

function heavyProofsOf({ document, words }: KeptPromise): string[] {
  return Object.entries(proofTable).flatMap(([name, { promise }]) =>
    promise[0] === document && promise[1] === words ? [name] : [],
  );
}
