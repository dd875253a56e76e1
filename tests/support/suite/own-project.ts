// Before any function is imported: a project of its own in the suite's emulators, for what holds for a whole project.
import { randomUUID } from "node:crypto";
import { runAgainstSuite } from "./in-process";

export const ownProject = `demo-own-${randomUUID().slice(0, 8)}`;

runAgainstSuite({ GCLOUD_PROJECT: ownProject });
