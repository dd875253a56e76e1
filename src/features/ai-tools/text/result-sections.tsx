import type { AssessmentPart } from "../../../domain/course/questions";
import { assessmentSections } from "../../../domain/course/reading/section-parts";
import { atHeading, sectionsOf, withoutClosingRules, type TextSection } from "../../../domain/course/sections";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { ToolName } from "../../../domain/kernel/tool-names";
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
  const { running, about, rewrite, text: written } = useGenerations((all) => all[tool]);
  const sections: readonly (TextSection & { parts?: AssessmentPart[] })[] =
    tool === "assessment" ? assessmentSections(result.text) : sectionsOf(result.text);
  const shared = { tool, language: result.language, withAnswers };
  return sections.map((section, index) => {
    const { heading, parts } = section;
    const isRewritten = running && about === result.about && !rewrite?.isQuestion && rewrite?.index === index;
    const newText = isRewritten ? written : "";
    const before = sections.slice(0, index).reduce((count, one) => count + questionsIn(one.parts), 0);
    // A heading that is part of a question, or of the key, is drawn with it.
    const [title, body] = newText === "" && isQuestionOrKey(parts?.[0]) ? ["", section.text] : atHeading(section);
    const drawnTitle = title && <ResultText {...shared}>{title}</ResultText>;
    return (
      <div key={`${index} ${heading}`} className={classes.section}>
        {heading && sections.length > 1 ? (
          <RewriteControl tool={tool} part={{ index, of: result }} title={heading} language={result.language}>
            {drawnTitle}
          </RewriteControl>
        ) : (
          drawnTitle
        )}
        <ResultText
          {...shared}
          parts={newText === "" ? parts?.map((part, nth) => partBelow(nth === 0 ? title : "", part)) : undefined}
          belowQuestion={(nth, number) => (
            <RewriteControl
              tool={tool}
              part={{ index: before + nth, of: result, isQuestion: true }}
              title={rewriteWords.question(number)}
            />
          )}
        >
          {withoutClosingRules(newText === "" ? body : belowHeading(newText))}
        </ResultText>
      </div>
    );
  });
}

function isQuestionOrKey(part: AssessmentPart | undefined): boolean {
  return part?.question !== undefined || part?.isKey === true;
}

function partBelow(title: string, part: AssessmentPart): AssessmentPart {
  return part.question ? part : { ...part, text: withoutClosingRules(part.text.slice(title.length)) };
}

function belowHeading(text: string): string {
  const [first] = sectionsOf(text);
  return first ? text.slice(atHeading(first)[0].length) : text;
}

function questionsIn(parts: readonly AssessmentPart[] = []): number {
  return parts.filter(({ question }) => question).length;
}
