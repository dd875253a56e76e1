import { useState } from "react";
import { gapProfile } from "../../../../domain/assessment/gap-profile/gap-profile";
import { onePage } from "../../../../domain/assessment/report/one-page";
import { pageContents } from "../../../../domain/assessment/results/one-page";
import { contentsOfPage, pageCopyOf } from "../../../../domain/assessment/sharing/shared-plan";
import { pageLinkWords, sharingWords } from "../../../../domain/assessment/sharing/words";
import type { SignedIn } from "../../../../firebase/sdk/session";
import { loadSharedLinks } from "../../../../firebase/assessment/sharing/late-links";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";
import { BusyButton } from "../../../../ui/button/busy-button";
import { Button } from "../../../../ui/button/button";
import { Dialog } from "../../../../ui/dialog/dialog";
import { useAction } from "../../../../ui/hooks/use-action";
import { useLateLive } from "../../../../ui/hooks/use-live";
import { useLoaded } from "../../../../ui/hooks/use-loaded";
import { Notice } from "../../../../ui/notice/notice";
import { OnePageView } from "../../charts/one-page-view";
import { LinkList } from "../../../../ui/links/link-list";
import { shownLink } from "../../../../domain/assessment/sharing/shown-link";
import type { Results } from "../../results-data/results";
import classes from "./share-page.module.css";

export interface SharePageProps {
  me: SignedIn;
  code: string;
  results: Results;
  onClose: () => void;
}

const loadPageLinks = async (code: string) => (await loadSharedLinks()).followPageLinks(code);

/** The business's own link to its one page: what it will show, whom it names, and the end of those that are made. */
export function SharePage({ me, code, results, onClose }: SharePageProps) {
  const { live, retry } = useLateLive(loadPageLinks, code);
  const name = useMyName(me.uid);
  const [areTeamsNamed, setTeamsNamed] = useState(false);
  const [isPersonNamed, setPersonNamed] = useState(false);
  const { running, outcome, setOutcome, run } = useAction<"create">();
  const { answers, plan, profile, businessName = "" } = results;
  const contents = pageContents({ plan, gaps: profile.gaps, answers });
  const by = isPersonNamed ? name : undefined;
  const copy = pageCopyOf({ businessName, answers, contents, areTeamsNamed, by });
  const shown = onePage(gapProfile(copy.ratings), contentsOfPage(copy));

  const revoke = async (link: string) => (await loadSharedLinks()).revokeLink(me, code, link);

  async function create() {
    const { makeLink } = await loadSharedLinks();
    const planVersion = plan?.version ?? 0;
    await makeLink({ uid: me.uid, email: me.email ?? "" }, { code, copy, planVersion });
    return { done: true, sentence: pageLinkWords.created };
  }

  return (
    <Dialog title={pageLinkWords.share} onClose={onClose}>
      <p>{pageLinkWords.lead}</p>
      <div className={classes.choices}>
        <NamingTick label={pageLinkWords.teams} isTicked={areTeamsNamed} onTick={setTeamsNamed} />
        {name !== undefined && <NamingTick label={pageLinkWords.me} isTicked={isPersonNamed} onTick={setPersonNamed} />}
      </div>
      <div className={classes.buttons}>
        <BusyButton
          color="blaze"
          busy={running !== undefined}
          busyLabel={sharingWords.creating}
          onClick={() => run("create", create, sharingWords.failed)}
        >
          {pageLinkWords.create}
        </BusyButton>
        <Button variant="subtle" onClick={onClose}>
          {pageLinkWords.close}
        </Button>
      </div>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      <LinkList
        title={pageLinkWords.title}
        links={live}
        retry={retry}
        show={shownLink}
        revoke={revoke}
        onDone={setOutcome}
      />
      <section className={classes.preview} aria-label={pageLinkWords.preview}>
        <OnePageView page={shown} />
      </section>
    </Dialog>
  );
}

interface NamingTickProps {
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function NamingTick({ label, isTicked, onTick }: NamingTickProps) {
  return (
    <label>
      <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />{" "}
      {label}
    </label>
  );
}

/** The name in the profile; undefined until it is read, and where it cannot be. */
function useMyName(uid: string): string | undefined {
  const [load] = useState(() => async () => {
    const { findProfile } = await withFirestore(import("../../../../firebase/accounts/profile"));
    return (await findProfile(uid))?.name;
  });
  const { loaded } = useLoaded(load);
  return loaded.status === "ready" ? loaded.value : undefined;
}
