import { useEffect, useState } from "react";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { assemblePrompt } from "../../../../domain/assessment/plan/prompt";
import { diagnosisWords } from "../../../../domain/assessment/diagnosis/words";
import { assessmentMessages, reviewWords } from "../../../../domain/assessment/words";
import promptClasses from "../../plan/training-plan.module.css";
import classes from "./review.module.css";

interface PromptProps {
  answers: ProgressData;
  /** Undefined until it is built. */
  prompt: string | undefined;
  /** The text sent along behind it; empty without a gap. */
  diagnosis: string;
  onBuilt: (prompt: string) => void;
}

/** The text from which the plan is made, built anew from all answers, and the diagnosis that goes with it. */
export function Prompt({ answers, prompt, diagnosis, onBuilt }: PromptProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onBuilt(assemblePrompt(answers)), [answers, onBuilt]);

  return (
    <section className={promptClasses.prompt} aria-labelledby="prompt" data-open={isOpen}>
      <header>
        <h2 id="prompt">{reviewWords.yourPrompt}</h2>
        {prompt !== undefined && (
          <button type="button" className={classes.back} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? reviewWords.promptInPart : reviewWords.promptWhole}
          </button>
        )}
      </header>
      <p>{reviewWords.promptMeaning}</p>
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
    </section>
  );
}
