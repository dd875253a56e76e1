import type { FileFacts } from "./file-facts";

/** Returns the file that sets up a project. */
export function fileOf({ project }: FileFacts): string {
  return `functions/.env.${project ?? "<project>"}`;
}

/** The repair of a setting. */
export function set(facts: FileFacts, name: string, value: string): string {
  return `Write ${name}=${value} into ${fileOf(facts)}.`;
}
