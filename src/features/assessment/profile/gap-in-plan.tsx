import { Fragment } from "react";
import { isTrainedAnyway, type DiagnosisCheck } from "../../../domain/assessment/diagnosis/check-diagnosis";
import { diagnosisWords, placeInWords } from "../../../domain/assessment/diagnosis/words";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import { goToPart } from "../../../ui/page/go-to-part";
import classes from "./profile.module.css";

/** Where the plan deals with a gap, with the way there, or that it does not. */
export function GapInPlan({ gap, diagnosis }: { gap: Gap; diagnosis: DiagnosisCheck }) {
  const places = diagnosis.placesOf(gap);
  return (
    <p className={classes.inPlan}>
      {places.length === 0 ? (
        diagnosisWords.notDealtWith
      ) : (
        <>
          {diagnosisWords.dealtWithIn}
          {places.map((place, nth) => (
            <Fragment key={place.anchor}>
              {nth === 0 ? " " : "; "}
              <button type="button" onClick={() => goToPart(place.anchor)}>
                {placeInWords(place)}
              </button>
            </Fragment>
          ))}
        </>
      )}
      {isTrainedAnyway(gap, diagnosis) && <strong> {diagnosisWords.trainedAnyway}</strong>}
    </p>
  );
}
