// A translation beside its original, section by section. Where there is no room for both, a choice says which is shown.
import { useState } from "react";
import { create } from "zustand";
import { withEditedOutline } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { assessmentSections, isQuestionOrKey } from "../../../domain/course/reading/section-parts";
import { atHeading, sectionsOf } from "../../../domain/course/sections";
import {
  isChangedSince,
  isOlderThanOriginal,
  sectionState,
  textPairs,
  withAgreement,
  type TextPair,
} from "../../../domain/course/translation/twin";
import { translationWords } from "../../../domain/course/translation/words";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Choice } from "../../../ui/choice/choice";
import { LateConfirmDialog } from "../../../ui/dialog/late-confirm-dialog";
import { Notice } from "../../../ui/notice/notice";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { useMissingTexts } from "../course/missing-texts";
import { useOriginal } from "../course/original";
import { translateAgain } from "../translation/translations";
import classes from "./beside-original.module.css";
import type { PairedProps } from "./paired";
import { ResultText } from "./result-text";

type Shown = keyof typeof translationWords.shown;

const useShown = create<{ shown: Shown }>(() => ({ shown: "translation" }));

/** The pair that the text belongs to; undefined if its original is not there. */
function usePair(tool: ToolName, result: GeneratedText): TextPair | undefined {
  const original = useOriginal(({ course }) => course?.draft);
  const twin = useCourseDraft(({ draft }) => draft);
  return original && textPairs(original, twin).find((pair) => pair.tool === tool && pair.translation === result);
}

export function PairHead({ tool, result }: { tool: ToolName; result: GeneratedText }) {
  const pair = usePair(tool, result);
  const { shown } = useShown();
  const isRunning = useMissingTexts(({ running }) => running);
  const [isAsking, setAsking] = useState(false);
  if (!pair) return null;
  const changed = isChangedSince(pair);

  const agree = {
    label: translationWords.agree,
    run: () => changeDraft((draft) => withAgreement(withEditedOutline(draft), pair)),
  };

  function again(): void {
    setAsking(false);
    if (pair) void translateAgain(pair);
  }

  return (
    <div className={classes.head}>
      <div className={classes.choice}>
        <Choice
          legend={translationWords.beside}
          options={translationWords.shown}
          value={shown}
          onChange={(next) => useShown.setState({ shown: next })}
        />
      </div>
      {isOlderThanOriginal(pair) && (
        <Notice
          kind="warning"
          {...(!isRunning && {
            mainAction: { label: translationWords.again, run: () => (changed ? setAsking(true) : again()) },
            action: agree,
          })}
        >
          {translationWords.textIsOlder}
        </Notice>
      )}
      {changed && !isOlderThanOriginal(pair) && (
        <Notice kind="info" action={agree}>
          {translationWords.textIsChanged}
        </Notice>
      )}
      {isAsking && (
        <LateConfirmDialog
          title={translationWords.againTitle}
          confirm={translationWords.again}
          decline={translationWords.keep}
          destructive
          onConfirm={again}
          onDecline={() => setAsking(false)}
        >
          {translationWords.againMeaning}
        </LateConfirmDialog>
      )}
    </div>
  );
}

export function Beside({ tool, result, nth, isTitle = false, children }: PairedProps) {
  const pair = usePair(tool, result);
  const { shown } = useShown();
  if (!pair) return children;
  const text =
    tool === "assessment" ? partOfAssessment(pair.text.text, nth, isTitle) : sectionsOf(pair.text.text)[nth]?.text;
  const state = tool === "assessment" ? "same" : sectionState(pair, nth);
  return (
    <div className={classes.pair} data-shown={shown}>
      <div className={classes.translation}>{children}</div>
      <div className={classes.original} role="group" aria-label={translationWords.shown.original}>
        {state !== "same" && <p className={classes.state}>{translationWords.states[state]}</p>}
        {text !== undefined && (
          <ResultText tool={tool} language={pair.text.language} withAnswers>
            {text}
          </ResultText>
        )}
      </div>
    </div>
  );
}

/** A heading is drawn apart from what is below it, as that of the translation is. */
function partOfAssessment(assessment: string, nth: number, isTitle: boolean): string | undefined {
  const parts = assessmentSections(assessment).flatMap((section) => {
    const title = isQuestionOrKey(section.parts[0]) ? "" : atHeading(section)[0];
    return section.parts.map(({ text }, at) => ({ title: at === 0 ? title : "", text }));
  });
  const part = parts[nth];
  return isTitle ? part?.title : part?.text.slice(part.title.length);
}
