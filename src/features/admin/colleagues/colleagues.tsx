import { colleagueWords } from "../../../domain/accounts/colleague-words";
import { readEverybodyOfStaff } from "../../../firebase/accounts/administrators";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { DateTime } from "../../../ui/page/date-time";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Card } from "../shared/card";
import { useStaff } from "../shared/staff-context";
import classes from "./colleagues.module.css";

/** Everybody of the staff with their role, and everybody who was of it. */
export function Colleagues() {
  const { me } = useStaff();
  const { loaded, retry } = useLoaded(readEverybodyOfStaff);
  return (
    <Card title={colleagueWords.title}>
      <p className={classes.lead}>{colleagueWords.lead}</p>
      {loaded.status === "loading" && <Loading>{colleagueWords.loading}</Loading>}
      {loaded.status === "failed" && <ErrorState retry={retry}>{colleagueWords.failed}</ErrorState>}
      {loaded.status === "ready" && (
        <ul className={classes.people}>
          {loaded.value.map(({ uid, email, role = "administrator", revokedAt }) => (
            <li key={uid}>
              <span>{email || colleagueWords.withoutAddress}</span>{" "}
              <span className={classes.role}>
                {revokedAt ? (
                  <>
                    {colleagueWords.leftOn} <DateTime date={revokedAt} />
                  </>
                ) : (
                  colleagueWords.role(role, uid === me.uid)
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
