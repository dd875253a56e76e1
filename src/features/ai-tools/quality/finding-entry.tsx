import type { GeneratedText } from "../../../domain/course/generated-text";
import { longestWish } from "../../../domain/course/request/course-options";
import type { Finding } from "../../../domain/course/quality/finding";
import { remedyFor } from "../../../domain/course/quality/remedies";
import { qualityWords } from "../../../domain/course/quality/words";
import type { PartRewrite } from "../../../domain/course/rewriting/part-rewrite";
import { sectionsOf } from "../../../domain/course/sections";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { startGeneration, useGenerations } from "../course/generations";
import classes from "./quality.module.css";

interface FindingEntryProps {
  tool: ToolName;
  result: GeneratedText;
  finding: Finding;
}

/** One finding: where it stands, what is wrong, and a button that has only this part mended. */
export function FindingEntry({ tool, result, finding }: FindingEntryProps) {
  const { running, rewrite } = useGenerations((all) => all[tool]);
  const { place, rule, text } = finding;
  const remedy = remedyFor(rule);
  const where = whereIs(finding, result.text);
  const busy = running && rewrite?.of === result && rewrite.mends?.includes(rule) === true && isAt(rewrite, place);

  function mend(): void {
    if (!remedy || place === "text") return;
    const part = "question" in place ? { index: place.question, isQuestion: true } : { index: place.section };
    const wish = qualityWords.mendWish(remedy.name, remedy.remedy).slice(0, longestWish);
    void startGeneration(tool, { about: result.about, rewrite: { ...part, of: result, wish, mends: [rule] } });
  }

  return (
    <>
      {where !== "" && <strong>{where}: </strong>}
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
          {qualityWords.mend}
          <VisuallyHidden>
            {" "}
            {where}: {remedy.name}
          </VisuallyHidden>
        </BusyButton>
      )}
    </>
  );
}

function whereIs({ place }: Finding, text: string): string {
  if (place === "text") return "";
  if ("section" in place) return sectionsOf(text)[place.section]?.heading ?? "";
  return qualityWords.question(String(place.question + 1));
}

function isAt({ index, isQuestion }: PartRewrite, place: Finding["place"]): boolean {
  if (place === "text") return false;
  return isQuestion ? "question" in place && place.question === index : "section" in place && place.section === index;
}
