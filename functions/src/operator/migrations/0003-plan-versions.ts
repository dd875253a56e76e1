import { paths } from "../../../../src/domain/kernel/collections";
import { addOlderPlan, hasOlderPlan } from "../../plan/older-plan";
import type { Migration } from "./migration";

/** A plan stood with its answers alone, and the next one took its place. */
export const planVersions: Migration = {
  number: 3,
  title: "makes the first version of each plan that has none",
  documents: (database) => database.collection(paths.answers),
  change: (document) => (hasOlderPlan(document) ? (batch) => addOlderPlan(batch, document) : undefined),
};
