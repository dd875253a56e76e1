import type { AssessmentPart } from "../../../domain/course/questions";
import { assessmentSections } from "../../../domain/course/reading/section-parts";
import { sectionsOf, type TextSection } from "../../../domain/course/sections";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { ToolName } from "../../../domain/course/tools";
import { rewriteWords } from "../../../domain/course/rewriting/words";
import { useGenerations } from "../course/generations";
import { RewriteControl } from "../rewriting/rewrite-control";
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
    const { running, about, rewrite } = generation;
    const rewriting = running && about === result.about && !rewrite?.isQuestion && rewrite?.index === index;
    const before = sections.slice(0, index).reduce((count, section) => count + questionsIn(section.parts), 0);
    return (
      <div key={`${index} ${heading}`} className={classes.section}>
        <ResultText
          tool={tool}
          language={result.language}
          withAnswers={withAnswers}
          parts={rewriting && generation.text ? undefined : parts}
          belowQuestion={(nth, number) => (
            <RewriteControl
              tool={tool}
              part={{ index: before + nth, of: result, isQuestion: true }}
              title={rewriteWords.question(number)}
            />
          )}
        >
          {rewriting && generation.text ? generation.text : text}
        </ResultText>
        {heading && sections.length > 1 && (
          <RewriteControl tool={tool} part={{ index, of: result }} title={heading} language={result.language} />
        )}
      </div>
    );
  });
}

function questionsIn(parts: readonly AssessmentPart[] = []): number {
  return parts.filter(({ question }) => question).length;
}
