import { useState } from "react";
import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import {
  mostKeyIndicators,
  type IndicatorDefinition,
  type IndicatorEntry,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { type TypedIndicator } from "../../../../domain/assessment/progress/key-indicators/typed-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { Button } from "../../../../ui/button/button";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { draftPlaces } from "../../../../browser/stored-keys";
import { useDraft } from "../../../../ui/hooks/use-draft";
import { indicatorDraft } from "./indicator-draft";
import { IndicatorForm } from "./indicator-form";
import classes from "./key-indicators.module.css";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

interface NewIndicatorProps {
  home: string;
  me: Reader;
  indicators: readonly IndicatorEntry[];
  /** The indicators that the answers name and that are not followed yet. */
  proposals: readonly TypedIndicator[];
}

const blank: TypedIndicator = { name: "", unit: "", baseline: "", target: "" };

/** The ways to follow another indicator: one from the answers, or one of one's own. */
export function NewIndicator({ home, me, indicators, proposals }: NewIndicatorProps) {
  const { draft, change, forget } = useDraft(draftPlaces.plan(me, home, "indicator"), indicatorDraft);
  const { running, outcome, run } = useAction<"save">();
  const [newId, setNewId] = useState(() => crypto.randomUUID());

  async function save(definition: IndicatorDefinition) {
    const { addIndicator } = await withFirestore(import("../../../../firebase/assessment/progress/key-indicators"));
    const order = Math.max(-1, ...indicators.map((indicator) => indicator.order)) + 1;
    await addIndicator(home, newId, definition, order);
    setNewId(crypto.randomUUID());
    forget();
  }

  if (indicators.length >= mostKeyIndicators) return <p>{keyIndicatorWords.tooMany(mostKeyIndicators)}</p>;
  if (draft)
    return (
      <div className={classes.open}>
        <IndicatorForm
          typed={draft}
          isBusy={running !== undefined}
          onChange={change}
          onSave={(definition) => run("save", () => save(definition), keyIndicatorWords.saveFailed)}
          onDiscard={forget}
        />
        {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      </div>
    );
  return (
    <div className={classes.ways}>
      {proposals.length > 0 && (
        <>
          <p className={classes.lead}>{keyIndicatorWords.proposed}</p>
          <ul className={classes.proposals}>
            {proposals.map((proposal) => (
              <li key={proposal.name}>
                <span>{proposal.name}</span>
                <Button variant="outline" size="compact-md" onClick={() => change(proposal)}>
                  {keyIndicatorWords.follow}{" "}
                  <VisuallyHidden>{keyIndicatorWords.followOf(proposal.name)}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="subtle" size="compact-md" className={classes.add} onClick={() => change(blank)}>
        {keyIndicatorWords.add}
      </Button>
    </div>
  );
}
