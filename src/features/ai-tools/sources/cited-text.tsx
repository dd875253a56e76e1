import { useMemo, type ComponentProps } from "react";
import { citationMarks } from "../../../domain/course/reading/cited-paragraphs";
import { checkedCitations } from "../../../domain/course/sources/check-citations";
import { noSources, paragraphsByNumber } from "../../../domain/course/sources/source";
import { Markdown } from "../../../ui/markdown/markdown";
import { withDrawnMarks } from "../../../ui/markdown/drawn-marks";
import { useCourseDraft } from "../course/course-draft";
import { CitationView } from "./citation-view";
import { useSources } from "../course/course-sources";

/** A text whose marks say whether their sentences agree with what they cite; a press shows the paragraph. */
export function CitedText({ children, ...props }: Pick<ComponentProps<typeof Markdown>, "under" | "children">) {
  const course = useCourseDraft(({ id }) => id);
  const { live } = useSources(course);
  const sources = useMemo(() => (live.status === "ready" ? live.value : noSources(course)), [live, course]);
  const text = useMemo(() => withDrawnMarks(children, citationMarks(children)), [children]);
  const marks = useMemo(() => {
    const citations = checkedCitations(children, paragraphsByNumber(sources));
    return citationMarks(children).map(({ at, numbers }) => (
      <CitationView key={at} numbers={numbers} sources={sources} citation={citations.find((each) => each.at === at)} />
    ));
  }, [children, sources]);
  return (
    <Markdown {...props} marks={marks}>
      {text}
    </Markdown>
  );
}
