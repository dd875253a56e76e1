// Tells the changes of a deployment before it begins.
import type { DeployedFunction, DeployedIndex, Wanted } from "./doctor/project-facts";
import { indexKey } from "./doctor/database-checks";

export interface Changes {
  enabledApis: string[];
  created: string[];
  updated: string[];
  /** In the project and no longer here; with their regions, for one that has moved is a new one there. */
  deleted: DeployedFunction[];
  newIndexes: string[];
  /** In the project and not in the file: they stay. */
  unknownIndexes: string[];
  newRules: boolean;
}

export interface Deployed {
  /** Of those that are needed. */
  apis: readonly string[];
  functions: readonly DeployedFunction[];
  indexes: readonly DeployedIndex[];
  rules: string;
}

export function changesTo(deployed: Deployed, wanted: Wanted): Changes {
  const here = deployed.functions.filter(({ region }) => region === wanted.region).map(({ id }) => id);
  const isWanted = ({ id, region }: DeployedFunction) => region === wanted.region && wanted.functions.includes(id);
  const [present, needed] = [deployed.indexes.map(indexKey), wanted.indexes.indexes.map(indexKey)];
  return {
    enabledApis: wanted.apis.filter((name) => !deployed.apis.includes(name)),
    created: wanted.functions.filter((id) => !here.includes(id)),
    updated: wanted.functions.filter((id) => here.includes(id)),
    deleted: deployed.functions.filter((one) => !isWanted(one)),
    newIndexes: needed.filter((key) => !present.includes(key)),
    unknownIndexes: present.filter((key) => !needed.includes(key)),
    newRules: deployed.rules.trim() !== wanted.rules.trim(),
  };
}

export function changesInWords(changes: Changes, site: string): string {
  const { enabledApis, created, updated, deleted, newIndexes, unknownIndexes, newRules } = changes;
  const named = deleted.map(({ id, region }) => `${id} (${region})`);
  const lines: [string, string[]][] = [
    ["APIs that are switched on", enabledApis],
    ["New functions", created],
    ["Functions that are deployed again", updated],
    ["Functions that are deleted", named],
    ["New indexes", newIndexes],
    ["Indexes that stay, although nothing here uses them", unknownIndexes],
    ["Security rules", newRules ? ["those of firestore.rules"] : []],
    ["The site", [site]],
  ];
  return lines
    .filter(([, items]) => items.length > 0)
    .map(([what, items]) => `  ${what}: ${items.join(", ")}`)
    .join("\n");
}
