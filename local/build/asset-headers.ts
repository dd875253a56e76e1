// Lets a browser keep a file of /assets for a year without asking again, as each name holds a hash of the contents. The
// files are named one by one, because Hosting gives the headers of a path also to its 404: a browser that asked for a
// file during a deployment would else believe for a year that it is missing.
import { readdir } from "node:fs/promises";
import { join } from "node:path";

export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Neither how long a pattern nor how many rules Hosting takes is documented, so both stay small. */
const namesInPattern = 40;

export function assetHeaders(names: readonly string[]): HeaderRule[] {
  const headers = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];
  return Array.from({ length: Math.ceil(names.length / namesInPattern) }, (_, nth) => {
    const some = names.slice(nth * namesInPattern, (nth + 1) * namesInPattern);
    return { source: `/assets/@(${some.join("|")})`, headers };
  });
}

/** The names of the files in the `assets` of a build. */
export function builtAssets(build: string): Promise<string[]> {
  return readdir(join(build, "assets"));
}
