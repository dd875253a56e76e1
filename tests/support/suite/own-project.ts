// Before any function is imported: a project of its own in the suite's emulators, for what holds for a whole project.
import { runAgainstSuite } from "./in-process";

export const ownProject = `demo-own-${process.pid}`;

runAgainstSuite({ GCLOUD_PROJECT: ownProject });
