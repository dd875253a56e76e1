// Shows Markdown that a machine or a stranger wrote. Nothing in it may reach out by itself or run: no raw HTML, no
// images (loading one would carry data to its server), and links only to the web and to mail.
import { memo, useMemo, type JSX, type ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { uiWords } from "../words";
import { Prose } from "../page/prose";
import { drawnMarks } from "./drawn-marks";
import { linkAttributes, readingPlugins, safeUrl } from "./reading-rules";
import { ScrollingTable } from "./scrolling-table";

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface MarkdownProps {
  children: string;
  /** The level of the page's heading that the text belongs to; its own begin one below it. Below 6 they are none. */
  under?: HeadingLevel;
  /** Drawn at the places that `withDrawnMarks` has left. */
  marks?: readonly ReactNode[] | undefined;
}

const withMarks = [...readingPlugins, drawnMarks];

/** The same words are read once: at a key in one section of a long text the others stay as they are. */
export const Markdown = memo(function Markdown({ children, under = 2, marks }: MarkdownProps) {
  // The same components every time, so that a text in progress is added to and not built anew.
  const components = useMemo(
    () => ({ ...elements, ...shiftedHeadings(under), ...(marks && { data: markAt(marks) }) }),
    [under, marks],
  );

  return (
    <Prose>
      <ReactMarkdown
        skipHtml
        remarkPlugins={marks ? withMarks : readingPlugins}
        urlTransform={safeUrl}
        components={components}
      >
        {children}
      </ReactMarkdown>
    </Prose>
  );
});

const elements: Components = {
  img: ({ alt }) => <>{alt}</>,
  a: ({ href, children }) =>
    href ? (
      <a href={href} {...linkAttributes}>
        {children}
      </a>
    ) : (
      <>{children}</>
    ),
  table: ({ children }) => (
    <ScrollingTable label={uiWords.table} role="group" stacks>
      {children}
    </ScrollingTable>
  ),
};

function markAt(marks: readonly ReactNode[]) {
  return ({ value }: JSX.IntrinsicElements["data"]) => <>{marks[Number(value)]}</>;
}

function shiftedHeadings(under: HeadingLevel): Components {
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => {
      const Heading = (under === 6 ? "p" : `h${Math.min(level + under, 6)}`) as keyof JSX.IntrinsicElements;
      return [
        `h${level}`,
        // A text in progress may end in the marks of a heading that has no words yet.
        ({ children }: JSX.IntrinsicElements["h1"]) =>
          children ? <Heading data-level={level}>{children}</Heading> : null,
      ];
    }),
  );
}
