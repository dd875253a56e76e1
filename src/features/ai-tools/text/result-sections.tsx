import { VisuallyHidden } from "@mantine/core";
import { courseWords } from "../../../domain/course/words";
import type { AssessmentPart } from "../../../domain/course/questions";
import { assessmentSections } from "../../../domain/course/reading/section-parts";
import { sectionsOf, type TextSection } from "../../../domain/course/sections";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { ToolName } from "../../../domain/course/tools";
import { BusyButton } from "../../../ui/button/busy-button";
import { startGeneration, useGenerations } from "../course/generations";
import { ResultText } from "./result-text";
import classes from "./result.module.css";

interface ResultSectionsProps {
  tool: ToolName;
  result: GeneratedText;
  withAnswers: boolean;
}

/** A text section by section, each of which can be written again without touching the others. */
export function ResultSections({ tool, result, withAnswers }: ResultSectionsProps) {
  const generation = useGenerations((all) => all[tool]);
  const sections: readonly (TextSection & { parts?: AssessmentPart[] })[] =
    tool === "assessment" ? assessmentSections(result.text) : sectionsOf(result.text);
  return sections.map(({ heading, text, parts }, index) => {
    const rewriting = generation.running && generation.about === result.about && generation.rewrite?.index === index;
    return (
      <div key={`${index} ${heading}`} className={classes.section}>
        <ResultText
          tool={tool}
          language={result.language}
          withAnswers={withAnswers}
          parts={rewriting && generation.text ? undefined : parts}
        >
          {rewriting && generation.text ? generation.text : text}
        </ResultText>
        {heading && sections.length > 1 && !(generation.running && !rewriting) && (
          <BusyButton
            className={classes.rewrite}
            variant="subtle"
            size="compact-md"
            busy={rewriting}
            busyLabel={courseWords.generating}
            onClick={() => void startGeneration(tool, { about: result.about, rewrite: { index, of: result } })}
          >
            {courseWords.rewrite}
            <VisuallyHidden lang={result.language}> {heading}</VisuallyHidden>
          </BusyButton>
        )}
      </div>
    );
  });
}
