import { useEffect } from "react";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { assemblePrompt } from "../../../../domain/assessment/plan/prompt";
import { diagnosisWords } from "../../../../domain/assessment/plan-checks/words";
import { assessmentMessages, reviewWords } from "../../../../domain/assessment/words";
import promptClasses from "../../plan/training-plan.module.css";

interface PromptProps {
  answers: ProgressData;
  /** Undefined until it is built. */
  prompt: string | undefined;
  /** The text sent along behind it; empty without a gap. */
  diagnosis: string;
  /** True if a plan is there or on its way, which is what one wants to read. */
  hasPlan: boolean;
  onBuilt: (prompt: string) => void;
}

/** The text from which the plan is made, built anew from all answers, and the diagnosis that goes with it. */
export function Prompt({ answers, prompt, diagnosis, hasPlan, onBuilt }: PromptProps) {
  useEffect(() => onBuilt(assemblePrompt(answers)), [answers, onBuilt]);

  return (
    <details className={promptClasses.prompt} open={!hasPlan}>
      <summary>
        <h2>{reviewWords.modelReads}</h2>
      </summary>
      {prompt === undefined ? (
        <p role="status">{assessmentMessages.buildingPrompt}</p>
      ) : (
        <pre tabIndex={0} role="region" aria-label={reviewWords.prompt}>
          {prompt}
        </pre>
      )}
      {prompt !== undefined && diagnosis !== "" && (
        <>
          <h3 id="diagnosis">{diagnosisWords.sentAlong}</h3>
          <pre tabIndex={0} role="region" aria-labelledby="diagnosis">
            {diagnosis}
          </pre>
        </>
      )}
    </details>
  );
}
