// Keeps the parts of the release that is live beside those of the new one, so that an open page of it still loads its
// screens. One release is kept: the list names no part that was kept before.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtAssets } from "../build/asset-headers";

/** The names of a release's own parts. It lies in the build, where the next deployment finds it. */
const partsFile = "parts.json";

const partName = /^[\w-]+(\.[\w-]+)+$/;

/** Returns the number of earlier parts in the build. A site that cannot be read has none, and stops no deployment. */
export async function keepEarlierParts(build: string, site: string, load: typeof fetch = fetch): Promise<number> {
  const own = await builtAssets(build);
  await writeFile(join(build, partsFile), JSON.stringify(own));
  let kept = 0;
  try {
    const names: unknown = await (await load(new URL(`/${partsFile}`, site))).json();
    for (const name of Array.isArray(names) ? names : []) {
      if (typeof name !== "string" || !partName.test(name) || own.includes(name)) continue;
      const part = await load(new URL(`/assets/${name}`, site));
      if (!part.ok) continue;
      await writeFile(join(build, "assets", name), new Uint8Array(await part.arrayBuffer()));
      kept += 1;
    }
  } catch {
    // A new project, or a release that has no list yet: its open pages say that they are older.
  }
  return kept;
}
