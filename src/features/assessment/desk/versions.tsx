import { useState } from "react";
import { deskWords } from "../../../domain/assessment/plan/versions/words";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { CompareVersions } from "./compare-versions";
import type { DeskBusiness } from "./desk-business";
import classes from "./plan-desk.module.css";
import { useLateLive } from "../../../ui/hooks/use-live";
import { history } from "./history";
import { useVersionDraft } from "./use-version-editing";
import { VersionEditor } from "./version-editor";
import { VersionRow } from "./version-row";
import { versionAsPlan, type PlanVersion } from "../../../domain/assessment/plan/versions/plan-version";
import { PlanView } from "../plan/plan-view";

interface ShownVersionProps {
  business: Pick<DeskBusiness, "answers" | "gaps">;
  version: PlanVersion;
}

interface VersionsProps {
  me: StaffMember;
  business: DeskBusiness;
}

/** All versions of the plan, the latest first, and the one that is looked at or edited. */
export function Versions({ me, business }: VersionsProps) {
  const versions = useLateLive(history.versions, business.code);
  const releases = useLateLive(history.releases, business.code);
  const [shown, setShown] = useState<number>();
  const { draft } = useVersionDraft(me, business.code);
  const [edited, setEdited] = useState(draft && Number(draft.version));
  const [said, setSaid] = useState<string>();

  if (versions.live.status === "loading" || releases.live.status === "loading")
    return <Loading>{deskWords.loading}</Loading>;
  if (versions.live.status === "failed" || releases.live.status === "failed") {
    const retry = () => {
      versions.retry();
      releases.retry();
    };
    return <ErrorState retry={retry}>{deskWords.failed}</ErrorState>;
  }

  const all = versions.live.value.map(({ document }) => document);
  const released = releases.live.value.map(({ document }) => document);
  const [latest] = all;
  if (!latest) return null;
  const current = business.plan?.version ?? 0;
  const editedVersion = all.find(({ number }) => number === edited);
  const shownVersion = all.find(({ number }) => number === shown);
  return (
    <section className={classes.part} aria-labelledby="versions">
      <h3 id="versions">{deskWords.title}</h3>
      {latest.number > current && !business.isOver && <Notice kind="info">{deskWords.waits(latest.number)}</Notice>}
      {said !== undefined && (
        <Notice kind="success" takesFocus>
          {said}
        </Notice>
      )}
      <ol className={classes.versions} reversed>
        {all.map((version) => (
          <VersionRow
            key={version.number}
            me={me}
            business={business}
            version={version}
            latest={latest.number}
            release={released.find((one) => one.version === version.number)}
            isShown={shown === version.number}
            onShow={(isShown) => setShown(isShown ? version.number : undefined)}
            onEdit={
              editedVersion === undefined
                ? () => {
                    setSaid(undefined);
                    setEdited(version.number);
                  }
                : undefined
            }
            onDone={setSaid}
          />
        ))}
      </ol>
      {shownVersion && <ShownVersion business={business} version={shownVersion} />}
      {editedVersion && (
        <VersionEditor
          me={me}
          business={business}
          version={editedVersion}
          latest={latest}
          onClose={(sentence) => {
            setEdited(undefined);
            setSaid(sentence);
          }}
        />
      )}
      {all.length > 1 && <CompareVersions versions={all} answers={business.answers} />}
    </section>
  );
}

/** A version as the business would read it. */
function ShownVersion({ business: { answers, gaps }, version }: ShownVersionProps) {
  return (
    <section className={classes.shown} aria-label={deskWords.showing(version.number)}>
      <PlanView plan={versionAsPlan(version)} answers={answers} gaps={gaps} />
    </section>
  );
}
