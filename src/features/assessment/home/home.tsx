// The parts of a business's dashboard beside its to-do list: the next actions of the plan above it, courses and
// consultant below. Both follow the same plan.
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { homeWords } from "../../../domain/accounts/dashboard/words";
import { brand } from "../../../domain/kernel/brand";
import { halfAnHour } from "../../../domain/kernel/half-an-hour";
import { routes } from "../../../domain/kernel/routes";
import { coursesOf } from "../../../firebase/course/watch-courses";
import { withFirestore } from "../../../firebase/sdk/with-firestore";
import { useLateLive, useLive } from "../../../ui/hooks/use-live";
import { ErrorState } from "../../../ui/page/error-state";
import { useFollowedActions } from "../progress/actions/use-followed-plan";
import classes from "./home.module.css";
import { WhatIsNext } from "./what-is-next";

const loadPlan = async (invitationId: string) =>
  (await withFirestore(import("../../../firebase/assessment/plan/own-plan"))).followPlan(invitationId);

interface HomeProps {
  invitationId: string;
}

/** The part above the to-do list. */
export function HomeNext({ invitationId }: HomeProps) {
  const { live, retry } = useLateLive(loadPlan, invitationId);
  const plan = live.status === "ready" ? live.value : undefined;
  const underWay = useFollowedActions(invitationId, plan);
  if (live.status === "failed") return <ErrorState retry={retry}>{homeWords.failed}</ErrorState>;
  return plan ? <WhatIsNext plan={plan} underWay={underWay} /> : null;
}

interface HomeAboutProps {
  /** Undefined before there is a plan: then no course is looked for. */
  invitationId: string | undefined;
}

export function HomeAbout({ invitationId }: HomeAboutProps) {
  const { live } = useLateLive(loadPlan, invitationId);
  const courses = useLive(useMemo(() => coursesOf(invitationId), [invitationId]));
  const reviewedBy = live.status === "ready" ? live.value?.reviewedBy : undefined;
  const kept = courses.live.status === "ready" ? courses.live.value : [];
  return (
    <div className={classes.about}>
      {kept.length > 0 && (
        <section aria-labelledby="own-courses">
          <h2 id="own-courses">{homeWords.courses}</h2>
          <ul>
            {kept.map((entry) =>
              "unreadable" in entry ? null : (
                <li key={entry.id}>
                  <Link to={routes.course(entry.id, invitationId)}>{entry.title}</Link>
                </li>
              ),
            )}
          </ul>
        </section>
      )}
      <section aria-labelledby="consultant">
        <h2 id="consultant">{homeWords.consultant}</h2>
        <p>{reviewedBy === undefined ? brand.name : homeWords.reviewed(reviewedBy)}</p>
        <p>
          <a href={`mailto:${brand.contact}`}>{homeWords.write(brand.contact)}</a>
        </p>
        <p>
          <Link to={halfAnHour.to}>{halfAnHour.label}</Link>
        </p>
      </section>
    </div>
  );
}
