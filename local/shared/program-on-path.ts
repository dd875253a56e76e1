import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

export function programOnPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, program)).find(existsSync);
}
