import type { PressedPart } from "../../../domain/course/exports/package/page-source";

const ownPresses = "a, button, input, label, summary";

/** The part of a learner's page that a press meets; undefined for one on a control, or at the end of choosing words. */
export function pressedPart({ target }: MouseEvent, { document }: Window): PressedPart | undefined {
  const element = target as Element | null; // of the frame's own kind
  const article = element?.closest("article");
  if (!element || !article || element.closest(ownPresses) || document.getSelection()?.isCollapsed === false)
    return undefined;
  const form = element.closest("form.question");
  const question = form ? [...article.querySelectorAll("form.question")].indexOf(form) : undefined;
  const above = [...article.querySelectorAll("h3, h4, h5, h6")].filter(
    (heading) =>
      heading === element || (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return { question, headings: above.toReversed().map(({ textContent }) => textContent.trim()) };
}
