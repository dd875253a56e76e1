import type { ReactNode } from "react";
import { businessMessages } from "../../../domain/assessment/words";
import { invitationWords } from "../../../domain/invitations/words";
import { languageFrom, languageNames } from "../../../domain/kernel/language";
import { contactWords } from "../../../domain/kernel/words";
import type { Invitation } from "../../../domain/invitations/invitation";
import type { BusinessAnswers } from "../../../firebase/assessment/business";
import { DateTime } from "../../../ui/page/date-time";
import classes from "./business.module.css";

interface BusinessFactsProps {
  invitation: Invitation;
  given: BusinessAnswers | undefined;
}

/** The contact of the business, and the time of the last visit. */
export function BusinessFacts({ invitation, given }: BusinessFactsProps) {
  const { businessEmail, status, lastLogin, language } = invitation;
  return (
    <dl className={classes.facts}>
      <Fact name={contactWords.email}>
        <a href={`mailto:${businessEmail}`}>{businessEmail}</a>
      </Fact>
      <Fact name={invitationWords.language}>{languageNames[languageFrom(language)]}</Fact>
      <Fact name={invitationWords.invitation}>{invitationWords.statuses[status]}</Fact>
      <Fact name={businessMessages.lastLogin}>
        <DateTime date={lastLogin} otherwise={invitationWords.never} />
      </Fact>
      <Fact name={businessMessages.lastAnswer}>
        <DateTime date={given?.lastUpdated} otherwise={invitationWords.never} />
      </Fact>
      <Fact name={businessMessages.plan}>
        {given?.plan === undefined ? (
          businessMessages.planNotMade
        ) : (
          <DateTime date={given.plan.generatedAt} otherwise={invitationWords.never} />
        )}
      </Fact>
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
