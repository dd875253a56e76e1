import type { ReactNode } from "react";
import type { Invitation } from "../../../domain/invitations/invitation";
import type { BusinessAnswers } from "../../../firebase/invitations/business";
import classes from "./business.module.css";

interface BusinessFactsProps {
  invitation: Invitation;
  given: BusinessAnswers | undefined;
}

/** Who it is and when it was last here. */
export function BusinessFacts({ invitation: { businessEmail, status, lastLogin }, given }: BusinessFactsProps) {
  return (
    <dl className={classes.facts}>
      <Fact name="Email">
        <a href={`mailto:${businessEmail}`}>{businessEmail}</a>
      </Fact>
      <Fact name="Invitation">{status}</Fact>
      <Fact name="Last login">{timeOrNone(lastLogin)}</Fact>
      <Fact name="Last answer">{timeOrNone(given?.lastUpdated)}</Fact>
      <Fact name="Plan">{given?.plan === undefined ? "Not made yet" : timeOrNone(given.plan.generatedAt)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function timeOrNone(time: Date | undefined): ReactNode {
  if (!time) return "N/A";
  return (
    <time dateTime={time.toISOString()}>
      {time.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}
