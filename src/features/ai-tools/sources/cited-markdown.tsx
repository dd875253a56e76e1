import { lazy, Suspense, type ComponentProps } from "react";
import { hasCitations, withoutCitations } from "../../../domain/course/reading/citation-marks";
import { Markdown } from "../../../ui/markdown/markdown";

const LateCited = lazy(() =>
  import("./cited-text").then(
    ({ CitedText }) => ({ default: CitedText }),
    () => ({ default: WithoutMarks }), // the text is there without them
  ),
);

type CitedMarkdownProps = Pick<ComponentProps<typeof Markdown>, "under" | "children">;

/** A text for teachers; the marks of what it cites are drawn by code that only such a text loads. */
export function CitedMarkdown(props: CitedMarkdownProps) {
  if (!hasCitations(props.children)) return <Markdown {...props} />;
  return (
    <Suspense fallback={<WithoutMarks {...props} />}>
      <LateCited {...props} />
    </Suspense>
  );
}

function WithoutMarks({ children, ...props }: CitedMarkdownProps) {
  return <Markdown {...props}>{withoutCitations(children)}</Markdown>;
}
