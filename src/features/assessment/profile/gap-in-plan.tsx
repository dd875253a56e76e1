import { Fragment } from "react";
import { VisuallyHidden } from "@mantine/core";
import {
  isTrainedAnyway,
  type DiagnosisCheck,
  type PlanPlace,
} from "../../../domain/assessment/diagnosis/check-diagnosis";
import { diagnosisWords, placeInWords, placesByHeading } from "../../../domain/assessment/diagnosis/words";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import { goToPart } from "../../../ui/page/go-to-part";
import classes from "./profile.module.css";

/** Where the plan deals with a gap, with the way there, or that it does not. */
export function GapInPlan({ gap, diagnosis }: { gap: Gap; diagnosis: DiagnosisCheck }) {
  const places = placesByHeading(diagnosis.placesOf(gap));
  return (
    <p className={classes.inPlan}>
      {places.length === 0 ? diagnosisWords.notDealtWith : diagnosisWords.dealtWithIn}
      {places.map((those, at) => (
        <Fragment key={at}>
          {at === 0 ? " " : "; "}
          {those.map((place, nth) => (
            <Fragment key={place.anchor}>
              {nth > 0 && ", "}
              <WayToPlace place={place} isFirst={nth === 0} />
            </Fragment>
          ))}
        </Fragment>
      ))}
      {places.length > 0 && "."}
      {isTrainedAnyway(gap, diagnosis) && <strong> {diagnosisWords.trainedAnyway}</strong>}
    </p>
  );
}

/** Only the first of those below the same headings says them to the eye. */
function WayToPlace({ place, isFirst }: { place: PlanPlace; isFirst: boolean }) {
  const whole = placeInWords(place);
  const [headings, number] = [whole.slice(0, -String(place.nth).length), String(place.nth)];
  return (
    <button type="button" onClick={() => goToPart(place.anchor)}>
      {isFirst ? headings : <VisuallyHidden>{headings}</VisuallyHidden>}
      {number}
    </button>
  );
}
