// Compares firestore.indexes.json with the queries that the tests have asked, as the last step of `npm test`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../shared/project-root";
import { print } from "../shared/terminal";
import { indexFindings, type IndexFile } from "./indexes/index-findings";
import { queryShapes, recordedQuery } from "./indexes/query-shape";

const folder = process.env.WAYMARK_QUERIES ?? "";
const recordedLines = readdirSync(folder).flatMap((name) =>
  readFileSync(join(folder, name), "utf8").trim().split("\n"),
);
const shapes = [...new Set(recordedLines)].flatMap((line) => queryShapes(recordedQuery.parse(JSON.parse(line))));
const file = JSON.parse(readFileSync(join(projectRoot, "firestore.indexes.json"), "utf8")) as IndexFile;
const found = indexFindings(shapes, file);
for (const sentence of found) print(sentence);
process.exitCode = found.length > 0 ? 1 : 0;
