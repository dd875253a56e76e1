import { Fragment } from "react";
import { Link } from "react-router-dom";
import {
  isTrainedAnyway,
  type DiagnosisCheck,
  type PlanPlace,
} from "../../../../domain/assessment/plan-checks/check-diagnosis";
import { placeInWords, placesByHeading } from "../../../../domain/assessment/plan-checks/findings-in-words";
import { diagnosisWords } from "../../../../domain/assessment/plan-checks/words";
import type { Gap } from "../../../../domain/assessment/gap-profile/ranking";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import classes from "./profile.module.css";

interface GapInPlanProps {
  gap: Gap;
  diagnosis: DiagnosisCheck;
  /** The page with the plan; without it the places are only named. */
  planLink: string | undefined;
}

/** Tells where the plan deals with a gap, with the way there, or that it does not. */
export function GapInPlan({ gap, diagnosis, planLink }: GapInPlanProps) {
  const places = placesByHeading(diagnosis.placesOf(gap));
  return (
    <p className={classes.inPlan}>
      {places.length === 0 && diagnosisWords.notDealtWith}
      {places.map((those, at) => (
        <Fragment key={at}>
          {at > 0 && "; "}
          {those.map((place, nth) => (
            <Fragment key={place.anchor}>
              {nth > 0 && ", "}
              <PlaceName place={place} isFirst={nth === 0} planLink={planLink} />
            </Fragment>
          ))}
        </Fragment>
      ))}
      {isTrainedAnyway(gap, diagnosis) && <strong> {diagnosisWords.trainedAnyway}</strong>}
    </p>
  );
}

/** Only the first of those below the same headings says them to the eye. */
function PlaceName({ place, isFirst, planLink }: { place: PlanPlace; isFirst: boolean; planLink: string | undefined }) {
  const whole = placeInWords(place);
  const [headings, number] = [whole.slice(0, -String(place.nth).length), String(place.nth)];
  const name = (
    <>
      {isFirst ? headings : <VisuallyHidden>{headings}</VisuallyHidden>}
      {number}
    </>
  );
  return planLink === undefined ? name : <Link to={`${planLink}#${place.anchor}`}>{name}</Link>;
}
