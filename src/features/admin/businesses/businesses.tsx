import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { currentTime } from "../../../browser/current-time";
import type { Invitation } from "../../../domain/invitations/invitation";
import { invitationFilterWords, invitationWords, type InvitationFilter } from "../../../domain/invitations/words";
import { formatNumber } from "../../../domain/kernel/locale";
import { listMessages } from "../../../domain/kernel/list-words";
import { searchInLink } from "../../../domain/kernel/routes";
import { placeWords } from "../../../domain/operation/place-words";
import { businessesIn, countBusinesses, mostCounted } from "../../../firebase/invitations/lists";
import type { PageEntry } from "../../../firebase/sdk/follow";
import { Choice } from "../../../ui/choice/choice";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import rows from "../shared/entry-row.module.css";
import { LateInvitationDialog } from "../invitations/late-invitation-dialog";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";
import { useStaff } from "../shared/staff-context";
import { BusinessRow } from "./business-row";
import { RemindAll } from "./remind-all";
import classes from "./businesses.module.css";

const filters = Object.keys(invitationFilterWords) as InvitationFilter[];

/** All invited businesses and how far each is, those that need attention first; a filter keeps the search. */
export function Businesses() {
  const search = searchInLink(useLocation().hash, "invitations");
  const [filter, setFilter] = useState<InvitationFilter>("all");
  const [now] = useState(currentTime);
  const view = useLivePage(
    useMemo(() => businessesIn(filter, now), [filter, now]),
    { searchFor: search },
  );
  const { may } = useStaff();
  const { loaded: counts, retry: countAgain } = useLoaded(
    useCallback(() => Promise.all(filters.map((name) => countBusinesses(name, now))), [now]),
  );
  const [opened, setOpened] = useState<PageEntry<Invitation>>();
  useEffect(() => LateInvitationDialog.fetch(), []);

  const entries = view.page.status === "ready" ? view.page.entries : [];
  // An action in the dialog changes the document that it shows, as long as that is on this page.
  const shown = entries.find(({ id }) => id === opened?.id) ?? opened;
  const names = filters.map((name, nth) => {
    const count = counts.status === "ready" ? counts.value[nth] : undefined;
    return [name, filterName(invitationFilterWords[name].name, count)];
  });
  return (
    <>
      <div className={classes.above}>
        <Choice
          legend={invitationWords.filters}
          options={Object.fromEntries(names) as Record<InvitationFilter, string>}
          value={filter}
          onChange={setFilter}
        />
        {may("inviteBusinesses") && <RemindAll onReminded={countAgain} />}
      </div>
      <PagedList
        view={view}
        what={placeWords.listOfBusinesses}
        finds="people"
        empty={invitationFilterWords[filter].empty}
      >
        {(entries) => (
          <ul className={[rows.rows, classes.rows].join(" ")} aria-label={placeWords.businesses}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <BusinessRow id={entry.id} invitation={entry.document} onOpen={() => setOpened(entry)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {opened && shown && (
        <LateInvitationDialog id={shown.id} invitation={shown.document} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function filterName(name: string, count: number | undefined): string {
  if (count === undefined) return name;
  return `${name} ${count >= mostCounted ? listMessages.atLeast(count) : formatNumber(count)}`;
}
