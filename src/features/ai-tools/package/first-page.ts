import type { PackagePage } from "../../../domain/course/exports/package/package-pages";
import type { ToolName } from "../../../domain/kernel/tool-names";

/**
 * The place of the page that a text leads to: the one that is shown, if it is of this text, else its own first, else
 * the first of its module, else the first of the course.
 */
export function firstPageOf(pages: readonly PackagePage[], tool: ToolName, module: string, shown: number): number {
  const isOwn = (page: PackagePage) => page.tool === tool && (page.module === module || page.module === "");
  if (pages[shown] && isOwn(pages[shown])) return shown;
  const own = pages.findIndex(isOwn);
  return Math.max(0, own >= 0 ? own : pages.findIndex((page) => page.module === module));
}
