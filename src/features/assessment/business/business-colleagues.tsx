import type { Team } from "../../../domain/assessment/answers/team-list";
import { colleaguesWords } from "../../../domain/invitations/seats/words";
import { withFirestore } from "../../../firebase/sdk/with-firestore";
import { useLateLive } from "../../../ui/hooks/use-live";
import { ErrorState } from "../../../ui/page/error-state";
import { ColleagueEntry } from "../colleagues/colleague-entry";
import classes from "../colleagues/colleagues.module.css";

const loadColleagues = async (code: string) =>
  (await withFirestore(import("../../../firebase/assessment/colleagues/watch"))).watchColleagues(code);

/** The colleagues whom the contact of a business has asked, for its consultant. */
export function BusinessColleagues({ code, teams }: { code: string; teams: readonly Team[] }) {
  const { live, retry } = useLateLive(loadColleagues, code);
  if (live.status === "failed") return <ErrorState retry={retry}>{colleaguesWords.notLoaded}</ErrorState>;
  if (live.status !== "ready" || live.value.length === 0) return null;
  return (
    <section className={classes.colleagues} aria-labelledby="colleagues">
      <h2 id="colleagues">{colleaguesWords.title}</h2>
      <p className={classes.soft}>{colleaguesWords.leadOfConsultant}</p>
      <ul className={classes.list}>
        {live.value.map(({ id, document }) => (
          <ColleagueEntry key={id} colleague={document} teams={teams} />
        ))}
      </ul>
    </section>
  );
}
