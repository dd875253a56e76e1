import type { PackagePage } from "../../../domain/course/exports/package/package-pages";
import type { ToolName } from "../../../domain/kernel/tool-names";

/** The place of the page that a text leads to: its own, else the first of its module, else the first of the course. */
export function firstPageOf(pages: readonly PackagePage[], tool: ToolName, module: string): number {
  const own = pages.findIndex((page) => page.tool === tool && (page.module === module || page.module === ""));
  return Math.max(0, own >= 0 ? own : pages.findIndex((page) => page.module === module));
}
