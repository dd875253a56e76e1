import { useState } from "react";
import { accountMessages } from "../../../../domain/accounts/words";
import { answerInWords } from "../../../../domain/assessment/answers/reading-answers";
import { allQuestions, fieldPath, stepKeys, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import { isSeatCode } from "../../../../domain/invitations/invitation";
import { seatEndWords } from "../../../../domain/assessment/seats/words";
import { routes } from "../../../../domain/kernel/routes";
import { browserStore } from "../../../../browser/storage";
import { unsavedInvitations } from "../../../../firebase/accounts/unsaved";
import { ButtonLink } from "../../../../ui/button/button-link";
import { Page } from "../../../../ui/page/page";
import { pendingEdits } from "../answers/pending-edits";
import classes from "./gate.module.css";

export interface SeatEndProps {
  uid: string;
  /** Undefined where the account has other businesses, and this one is open no more. */
  businessName: string | undefined;
}

/** The seat was taken away. What was typed since is here, to be copied. */
export function SeatEnd({ uid, businessName }: SeatEndProps) {
  const [unsent] = useState(() => unsentAnswers(uid));
  return (
    <Page title={seatEndWords.title} lead={accountMessages.seatEnded(businessName ?? seatEndWords.aBusiness)}>
      {unsent.length > 0 && (
        <section className={classes.unsent} aria-labelledby="unsent">
          <h2 id="unsent">{seatEndWords.unsent}</h2>
          <p>{seatEndWords.copy}</p>
          <dl>
            {unsent.map(({ question, answer }, nth) => (
              <div key={nth}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div>
        <ButtonLink to={routes.dashboard} variant="outline">
          {seatEndWords.toDashboard}
        </ButtonLink>
      </div>
    </Page>
  );
}

/** The answers for seats in this browser that no server has taken, in words. */
function unsentAnswers(uid: string) {
  const seats = unsavedInvitations(uid).filter(isSeatCode);
  const edits = seats.flatMap((code) => pendingEdits(browserStore, uid, code).entries());
  return edits.flatMap(({ path, value }) => {
    const key = stepKeys.find((step) => step === path[0]);
    const within = key === "2" ? path.slice(3) : path.slice(1);
    const asked = key && allQuestions(stepOf(key)).find((each) => fieldPath(each.question.id).join() === within.join());
    if (!asked) return [];
    const answer = answerInWords(asked.question, value);
    return answer === undefined ? [] : [{ question: asked.question.text, answer }];
  });
}
