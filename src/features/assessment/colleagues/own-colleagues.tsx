import { useState } from "react";
import { colleaguesWords as words } from "../../../domain/invitations/seats/words";
import { hasAnsweredAll } from "../../../domain/invitations/seats/situation";
import type { CallableRequest } from "../../../domain/callables";
import type { ColleaguesOfBusiness, KnownColleague } from "../../../firebase/assessment/colleagues/list";
import type { CallResult } from "../../../firebase/sdk/calls/call-in-words";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { useAction } from "../../../ui/hooks/use-action";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { Loading } from "../../../ui/page/loading";
import { uiWords } from "../../../ui/words";
import { ColleagueDialog } from "./colleague-dialog";
import { ColleagueEntry } from "./colleague-entry";
import classes from "./colleagues.module.css";

const loadList = () => import("../../../firebase/assessment/colleagues/list");
const colleaguesOf = (invitationId: string) => async () => (await loadList()).fetchColleagues(invitationId);

type Request = CallableRequest<"changeColleagues">;

/** The open dialog: the form for another colleague or of one's part, or the question before the end. */
type OpenDialog = { what: "invite" } | { what: "part" | "end"; colleague: KnownColleague };

export interface OwnColleaguesProps {
  invitationId: string;
}

/** The colleagues of a contact, and what is done with each. */
export function OwnColleagues({ invitationId }: OwnColleaguesProps) {
  const [load, setLoad] = useState(() => colleaguesOf(invitationId));
  // The list stays until the next one is there, and so does the focus in it.
  const { loaded, retry } = useLoaded(load, { keepsPrevious: true });
  const { running, outcome, setOutcome, run } = useAction<string>();
  const [asked, setAsked] = useState<OpenDialog>();
  const known: ColleaguesOfBusiness = loaded.status === "ready" ? loaded.value : { colleagues: [], teams: [] };

  async function change(request: Request, done: string): Promise<CallResult> {
    const { changeColleagues } = await loadList();
    return changeColleagues({ ...request, invitationId }, done);
  }

  function loadAnew() {
    setLoad(() => colleaguesOf(invitationId));
  }

  async function changeAndShow(request: Request, done: string) {
    const changed = await change(request, done);
    if (changed.done) loadAnew();
    return changed;
  }

  function close(sentence?: string) {
    setAsked(undefined);
    if (sentence === undefined) return;
    setOutcome({ done: true, sentence });
    loadAnew();
  }

  return (
    <section className={classes.colleagues} aria-labelledby="colleagues">
      <h2 id="colleagues">{words.title}</h2>
      <p className={classes.soft}>{words.lead}</p>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      {loaded.status === "loading" && <Loading>{words.loading}</Loading>}
      {loaded.status === "failed" && (
        <Notice kind="warning" action={{ label: uiWords.tryAgain, run: retry }}>
          {words.notLoaded}
        </Notice>
      )}
      {known.colleagues.length > 0 && (
        <ul className={classes.list}>
          {known.colleagues.map((colleague) => (
            <ColleagueEntry key={colleague.id} colleague={colleague} teams={known.teams}>
              {colleague.takenAwayAt === undefined && (
                <div className={classes.buttons}>
                  {!hasAnsweredAll(colleague) && (
                    <BusyButton
                      variant="outline"
                      aria-label={words.remindOf(colleague.name)}
                      busy={running === colleague.id}
                      busyLabel={words.reminding}
                      onClick={() =>
                        run(colleague.id, () =>
                          changeAndShow({ change: "remind", seat: colleague.id }, words.reminded(colleague.name)),
                        )
                      }
                    >
                      {words.remind}
                    </BusyButton>
                  )}
                  <Button
                    variant="subtle"
                    aria-label={words.changeOf(colleague.name)}
                    onClick={() => setAsked({ what: "part", colleague })}
                  >
                    {words.change}
                  </Button>
                  <Button
                    variant="subtle"
                    aria-label={words.takeAwayOf(colleague.name)}
                    onClick={() => setAsked({ what: "end", colleague })}
                  >
                    {words.takeAway}
                  </Button>
                </div>
              )}
            </ColleagueEntry>
          ))}
        </ul>
      )}
      <div>
        <Button variant="outline" disabled={loaded.status !== "ready"} onClick={() => setAsked({ what: "invite" })}>
          {words.invite}
        </Button>
      </div>
      {asked?.what === "invite" && (
        <ColleagueDialog
          title={words.invite}
          teams={known.teams}
          confirm={words.sendInvitation}
          confirming={words.inviting}
          send={({ name, email, steps, teams }) =>
            change({ change: "invite", name, email, steps: [...steps], teams: [...teams] }, words.invited(name))
          }
          onClose={close}
        />
      )}
      {asked?.what === "part" && (
        <ColleagueDialog
          title={words.changeOf(asked.colleague.name)}
          before={asked.colleague}
          teams={known.teams}
          confirm={words.savePart}
          confirming={words.saving}
          send={({ steps, teams }) => {
            const { id, name } = asked.colleague;
            const there = teams.filter((team) => known.teams.some((one) => one.id === team));
            return change({ change: "parts", seat: id, steps: [...steps], teams: there }, words.changed(name));
          }}
          onClose={close}
        />
      )}
      {asked?.what === "end" && (
        <ConfirmDialog
          title={words.takeAwayTitle(asked.colleague.name)}
          confirm={words.takeAway}
          decline={words.keep}
          destructive
          onConfirm={() => {
            const { id, name } = asked.colleague;
            setAsked(undefined);
            run("end", () => changeAndShow({ change: "take away", seat: id }, words.takenAway(name)));
          }}
          onDecline={() => setAsked(undefined)}
        >
          {words.takeAwayMeaning(asked.colleague.name)}
        </ConfirmDialog>
      )}
    </section>
  );
}
