import { useMemo, type ComponentProps } from "react";
import { citationMarks } from "../../../domain/course/reading/cited-paragraphs";
import { checkedCitations } from "../../../domain/course/sources/check-citations";
import { noSources, paragraphsByNumber } from "../../../domain/course/sources/source";
import { Markdown } from "../../../ui/markdown/markdown";
import { withDrawnMarks } from "../../../ui/markdown/drawn-marks";
import { useSources } from "../course/course-sources";
import { useSourcesPlace } from "../course/sources-place";
import { CitationView } from "./citation-view";

/** A text whose marks say whether their sentences agree with what they cite; a press shows the paragraph. */
export function CitedText({ children, ...props }: Pick<ComponentProps<typeof Markdown>, "under" | "children">) {
  const place = useSourcesPlace();
  const { live } = useSources(place);
  const sources = useMemo(() => (live.status === "ready" ? live.value : noSources(place.id)), [live, place.id]);
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
