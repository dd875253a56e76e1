// The heavy proofs of years of running: upgrades, faults and restores, as `quiet-proofs.ts`.
import type { ProofRow } from "./quiet-proofs";

const upgradeFrom = (version: string, fault: string): ProofRow => ({
  promise: [
    "docs/operate.md",
    "Until the documents are in the form of the new version, doctor, Health and `/health` say `schema`",
  ],
  size: `a filled system of ${version}, every value of every document`,
  fault,
  sample: [
    "tests/callables/operation/upgrade.test.ts",
    "what b998385 has stored is there after the migration, with every value, and can be read",
  ],
});

export const operationProofs: Readonly<Record<string, ProofRow>> = {
  "tests/torture/faults.test.ts": {
    promise: ["docs/operate.md", "answers within three seconds: 200, or 503 with the names of what is late"],
    size: "23 faults of the model, mail, the store, the database, disks and processes",
    fault: "a blast that waits for its worker was not late",
    sample: ["tests/callables/operation/faults.test.ts", "%s costs nothing, and is told in time"],
  },
  "tests/torture/restore.test.ts": {
    promise: [
      "docs/operate.md",
      "A restore first reads the whole backup, and writes nothing where a file is lost or is not as it was written.",
    ],
    size: "100,000 documents of 2 kB, with a heap of 96 MB; one page of 1,000 lost",
    fault: "all pages were read before the first was written",
    sample: [
      "tests/callables/operation/backup.test.ts",
      "a restore goes into no database that is used or has documents, and out of no backup that is not whole",
    ],
  },
  "tests/torture/upgrade/from-3047d451.test.ts": upgradeFrom("3047d451", "acknowledgements stayed where they were"),
  "tests/torture/upgrade/from-b998385.test.ts": upgradeFrom("b998385", "blasts in the making kept their old state"),
  "tests/torture/journeys/upgrade.spec.ts": {
    promise: [
      "docs/operate.md",
      "The site's parts of the release before stay for one more, so that pages that are open still load their screens.",
    ],
    size: "12 deeds in tabs of 3047d451",
    fault: "no part of the release before was there any more",
    sample: [
      "tests/e2e/rendering/older-page.spec.ts",
      "a page older than the site says so where a part or a call is gone or the rules refuse it, and a reload brings the new one",
    ],
  },
};
