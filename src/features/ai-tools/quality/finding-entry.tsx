import { Fragment, type MouseEvent } from "react";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { longestWish } from "../../../domain/course/request/course-options";
import { spansOf, type Finding } from "../../../domain/course/quality/finding";
import { remedyFor } from "../../../domain/course/quality/remedies";
import { qualityWords } from "../../../domain/course/quality/words";
import type { PartRewrite } from "../../../domain/course/rewriting/part-rewrite";
import { sectionsOf } from "../../../domain/course/sections";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { goToPart } from "../../../ui/hooks/go-to-part";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { startGeneration, useGenerations } from "../course/generations";
import { partAnchor } from "../rewriting/part-anchor";
import classes from "./quality.module.css";

interface FindingEntryProps {
  tool: ToolName;
  result: GeneratedText;
  /** The same finding in one place or several. */
  findings: readonly [Finding, ...Finding[]];
}

/** One finding: where it is, each place a link, what is wrong, and a button that has the first part of them mended. */
export function FindingEntry({ tool, result, findings }: FindingEntryProps) {
  const { running, rewrite } = useGenerations((all) => all[tool]);
  const [{ place, rule, text }] = findings;
  const remedy = remedyFor(rule);
  const where = whereIs(place, result.text);
  const busy = running && rewrite?.of === result && rewrite.mends?.includes(rule) === true && isAt(rewrite, place);

  function mend(): void {
    if (!remedy || place === "text") return;
    const wish = remedy.wish.slice(0, longestWish);
    void startGeneration(tool, {
      about: result.about,
      rewrite: { ...partAt(place), of: result, wish, mends: [rule] },
    });
  }

  return (
    <>
      {where !== "" && <Places findings={findings} text={result.text} />}
      {text}
      {remedy && place !== "text" && !(running && !busy) && (
        <BusyButton
          className={classes.mend}
          variant="subtle"
          size="compact-md"
          busy={busy}
          busyLabel={courseWords.generating}
          onClick={mend}
        >
          {findings.length > 1 ? qualityWords.mendFirst(where) : qualityWords.mend}
          <VisuallyHidden>
            {" "}
            {findings.length > 1 ? "" : `${where}: `}
            {remedy.name}
          </VisuallyHidden>
        </BusyButton>
      )}
    </>
  );
}

/** "Question 1: ", "Questions 1 to 3, 5: ", or the headings of sections. */
function Places({ findings, text }: Pick<FindingEntryProps, "findings"> & { text: string }) {
  const places = findings.map(({ place }) => place);
  const questions = places.flatMap((place) => (place !== "text" && "question" in place ? [place.question] : []));
  if (questions.length < 2)
    return (
      <strong>
        {places.map((place, nth) => (
          <Fragment key={nth}>
            {nth > 0 && ", "}
            <PlaceLink place={place}>{whereIs(place, text)}</PlaceLink>
          </Fragment>
        ))}
        {": "}
      </strong>
    );
  return (
    <strong>
      {qualityWords.questions}{" "}
      {spansOf(questions).map(({ from, to }, nth) => (
        <Fragment key={from}>
          {nth > 0 && ", "}
          <PlaceLink place={{ question: from }}>{String(from + 1)}</PlaceLink>
          {to > from && (
            <>
              {` ${qualityWords.to} `}
              <PlaceLink place={{ question: to }}>{String(to + 1)}</PlaceLink>
            </>
          )}
        </Fragment>
      ))}
      {": "}
    </strong>
  );
}

function PlaceLink({ place, children }: { place: Finding["place"]; children: string }) {
  if (place === "text") return children;
  const anchor = partAnchor(partAt(place));
  const go = (event: MouseEvent) => {
    event.preventDefault();
    goToPart(anchor);
  };
  return (
    <a href={`#${anchor}`} onClick={go}>
      {children}
    </a>
  );
}

function whereIs(place: Finding["place"], text: string): string {
  if (place === "text") return "";
  if ("section" in place) return sectionsOf(text)[place.section]?.heading ?? "";
  return qualityWords.question(String(place.question + 1));
}

function partAt(place: Exclude<Finding["place"], "text">): Pick<PartRewrite, "index" | "isQuestion"> {
  return "question" in place ? { index: place.question, isQuestion: true } : { index: place.section };
}

function isAt({ index, isQuestion }: PartRewrite, place: Finding["place"]): boolean {
  if (place === "text") return false;
  return isQuestion ? "question" in place && place.question === index : "section" in place && place.section === index;
}
