import { useState } from "react";
import { sharedCopy, sharedParts, type SharedPart } from "../../../domain/assessment/sharing/shared-plan";
import { sharedPartNames, sharingWords } from "../../../domain/assessment/sharing/words";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import type { DeskBusiness } from "./desk-business";
import classes from "./plan-desk.module.css";
import { LinkList } from "../../../ui/links/link-list";
import { shownLink } from "../../../domain/assessment/sharing/shown-link";
import { useLateLive } from "../../../ui/hooks/use-live";
import { history } from "./history";
import { loadSharedLinks } from "../../../firebase/assessment/sharing/late-links";

interface SharedLinksProps {
  me: StaffMember;
  business: DeskBusiness;
}

/** Links for people without an account: making one of the parts that are chosen, and revoking it. */
export function SharedLinks({ me, business }: SharedLinksProps) {
  const { live, retry } = useLateLive(history.links, business.code);
  const [chosen, setChosen] = useState<readonly SharedPart[]>([]);
  const { running, outcome, setOutcome, run } = useAction<"create">();
  const mayChoose = (part: SharedPart) => part !== "plan" || business.plan !== undefined;
  const parts = sharedParts.filter((part) => chosen.includes(part) && mayChoose(part));

  const revoke = async (link: string) => (await loadSharedLinks()).revokeLink(me, business.code, link);

  async function create() {
    if (parts.length === 0) return { done: false, sentence: sharingWords.nothingChosen };
    const { makeLink } = await loadSharedLinks();
    await makeLink(me, { code: business.code, copy: sharedCopy(parts, business) });
    setChosen([]);
    return { done: true, sentence: sharingWords.created };
  }

  return (
    <div className={classes.part}>
      <p>{sharingWords.lead}</p>
      <fieldset className={classes.choices}>
        <legend>{sharingWords.parts}</legend>
        {sharedParts.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={parts.includes(part)}
              disabled={!mayChoose(part)}
              onChange={({ currentTarget }) =>
                setChosen(currentTarget.checked ? [...chosen, part] : chosen.filter((one) => one !== part))
              }
            />{" "}
            {sharedPartNames[part]}
          </label>
        ))}
      </fieldset>
      {!mayChoose("plan") && <p className={classes.about}>{sharingWords.planMissing}</p>}
      <div className={classes.buttons}>
        <BusyButton
          variant="outline"
          busy={running !== undefined}
          busyLabel={sharingWords.creating}
          onClick={() => run("create", create, sharingWords.failed)}
        >
          {sharingWords.create}
        </BusyButton>
      </div>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      {live.status === "ready" && live.value.length === 0 && <p className={classes.about}>{sharingWords.none}</p>}
      <LinkList
        className={classes.entries}
        links={live}
        retry={retry}
        show={shownLink}
        revoke={revoke}
        onDone={setOutcome}
      />
    </div>
  );
}
