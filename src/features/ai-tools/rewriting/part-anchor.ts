import type { PartRewrite } from "../../../domain/course/rewriting/part-rewrite";

/** The id of a part's place on the page. */
export function partAnchor({ index, isQuestion }: Pick<PartRewrite, "index" | "isQuestion">): string {
  return `${isQuestion ? "question" : "section"}-${index + 1}`;
}
