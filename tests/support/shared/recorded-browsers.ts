// The data that versions of the site have left in a browser, by the commit that has written them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface KeptInBrowser {
  local: Record<string, string>;
  tab: Record<string, string>;
}

const folder = join(import.meta.dirname, "../../recordings/browser-storage");

export const recordedBrowsers = new Map(
  readdirSync(folder).map((file) => [
    file.replace(".json", ""),
    JSON.parse(readFileSync(join(folder, file), "utf8")) as KeptInBrowser,
  ]),
);

export function recordedBrowser(commit: string): KeptInBrowser {
  const kept = recordedBrowsers.get(commit);
  if (!kept) throw new Error(`There is no recording of ${commit}.`);
  return kept;
}
