// docs/personal-data.md, made from the table by which the functions work; personal-data.test.ts holds the page to it.
import { markdownTable } from "../kernel/markdown";
import { personalCollections } from "./personal-collections";
import { otherPlaces } from "./personal-places";
import type { PlaceRow } from "./place-row";
import { periodInWords, retention } from "./retention";

export function personalDataDocument(): string {
  const periods = Object.values(retention).map((one) => [one.what, periodInWords(one), one.why]);
  return [
    preface,
    "## In the database\n\n`*` is the id of a document.",
    placesTable("Collection", personalCollections, (name) => `\`${name}\``),
    "## Elsewhere",
    placesTable("Place", otherPlaces, (name) => name),
    "## For how long\n\nThe periods stand in `src/domain/operation/retention.ts`; the privacy page shows the same.",
    markdownTable(["What", "Kept for", "Why"], periods),
  ].join("\n\n");
}

function placesTable(first: string, rows: Record<string, PlaceRow>, named: (name: string) => string): string {
  const lines = Object.entries(rows).map(([name, { holds, found, isExported, erasure, why }]) => [
    named(name),
    holds,
    found ?? "",
    isExported ? "given" : "",
    why === undefined ? erasure : `${erasure}: ${why}`,
  ]);
  return markdownTable([first, "Holds", "Found", "Export", "Erase"], lines);
}

const preface = `# A person's data

What the site keeps about a person, what they are given when they ask for it, and what an erasure does with it. This page is made
from the table by which the functions work (\`src/domain/operation/personal-collections.ts\`, \`src/domain/operation/personal-places.ts\`),
and a test fails for a collection without a row.

An administrator does both in the settings (Personal Data), an operator at a terminal:

\`\`\`sh
npm run admin -- export a-person@elsewhere.com --project your-project > a-person.json
npm run admin -- erase a-person@elsewhere.com --project your-project
npm run admin -- erase a-person@elsewhere.com --project your-project --yes
\`\`\`

The address is compared in small letters, and with it goes what belongs to its account and its invitations. What others have written
about a person in their own words is theirs, and is not searched. An erasure that is stopped is gone on with when it is asked for again. Who was erased is noted as a
keyed hash in \`erasures\`; \`npm run backup\` puts that list beside its backups, and \`npm run restore\` erases again every person who was
erased since the backup was made, before the restored database can be used.`;
