import { useState } from "react";
import type { Citation } from "../../../domain/course/sources/check-citations";
import type { CourseSources } from "../../../domain/course/sources/source";
import { sourceWords } from "../../../domain/course/sources/words";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import classes from "./citation.module.css";

interface CitationViewProps {
  numbers: readonly number[];
  sources: CourseSources;
  /** Undefined where the mark stands for general knowledge. */
  citation: Citation | undefined;
}

type CitationVerdict = keyof typeof sourceWords.verdicts;

/** The mark behind a sentence: a button that says whether it agrees, and shows what is cited. */
export function CitationView({ numbers, sources, citation }: CitationViewProps) {
  const [isOpen, setOpen] = useState(false);
  if (!citation)
    return (
      <span className={classes.general} dir="ltr">
        {sourceWords.general}
      </span>
    );
  const verdict = verdictOf(citation, sources);
  return (
    <>
      <button
        type="button"
        className={classes.mark}
        dir="ltr"
        data-verdict={verdict}
        aria-label={`${sourceWords.paragraph(numbers)}: ${sourceWords.verdicts[verdict]}`}
        title={sourceWords.verdicts[verdict]}
        onClick={() => setOpen(true)}
      >
        {sourceWords.mark(numbers)}
        {verdict === "notFound" && <span className={classes.words}> {sourceWords.verdicts.notFound}</span>}
      </button>
      {isOpen && (
        <Dialog title={sourceWords.paragraph(numbers)} onClose={() => setOpen(false)}>
          <p className={classes.verdict} data-verdict={verdict}>
            {sourceWords.verdicts[verdict]}.{" "}
            {verdict === "notFound" && citation.fault && sourceWords.faults[citation.fault]}
          </p>
          <h3>{sourceWords.said}</h3>
          <p dir="auto">{citation.sentence}</p>
          {numbers.map((number) => (
            <CitedParagraph key={number} number={number} sources={sources} />
          ))}
          <Button variant="outline" onClick={() => setOpen(false)}>
            {sourceWords.close}
          </Button>
        </Dialog>
      )}
    </>
  );
}

/** A number that no source here has was given by another browser, unless sources of this one have gone beyond it. */
function verdictOf({ fault, isNegationChecked, numbers }: Citation, { sources, next }: CourseSources): CitationVerdict {
  const isElsewhere = sources.length === 0 && numbers.every((number) => number >= next);
  if (fault === "paragraph" && isElsewhere) return "unknown";
  if (fault === "paragraph" && numbers.every((number) => number < next)) return "gone";
  if (fault) return "notFound";
  return isNegationChecked ? "found" : "unchecked";
}

function CitedParagraph({ number, sources: { sources } }: { number: number; sources: CourseSources }) {
  const source = sources.find(({ paragraphs }) => paragraphs.some((each) => each.number === number));
  const paragraph = source?.paragraphs.find((each) => each.number === number);
  if (!source || !paragraph) return <p>{sourceWords.gone(number)}</p>;
  return (
    <>
      <h3>{sourceWords.ofSource(number, source.name)}</h3>
      <blockquote className={classes.paragraph} dir="auto">
        {paragraph.text}
      </blockquote>
    </>
  );
}
