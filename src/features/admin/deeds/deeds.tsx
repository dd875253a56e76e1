import { useMemo, useState } from "react";
import { deedWords } from "../../../domain/operation/deeds/words";
import { readEverybodyOfStaff } from "../../../firebase/accounts/administrators";
import { deedsThat, noFilters, type DeedFilters } from "../../../firebase/operation/deeds";
import { useSession } from "../../../firebase/sdk/session";
import { useDebouncedValue } from "../../../ui/hooks/use-debounced-value";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Card } from "../shared/card";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";
import { DeedFilterFields } from "./deed-filter-fields";
import { DeedTable } from "./deed-table";
import classes from "./deeds.module.css";

const linesAtOnce = 25;

/** The deeds of the staff: a page at a time, the latest first, by person, object and day. */
export function Deeds() {
  const [filters, setFilters] = useState<DeedFilters>(noFilters);
  const asked = useDebouncedValue(filters, 300);
  const list = useMemo(() => deedsThat({ ...asked, object: asked.object.trim() }), [asked]);
  const view = useLivePage(list, { first: linesAtOnce });
  const { loaded } = useLoaded(readEverybodyOfStaff);
  const session = useSession();
  const listed = loaded.status === "ready" ? loaded.value : [];
  // Their own desk may be about to list them.
  const isListed = session.status !== "signed-in" || listed.some(({ uid }) => uid === session.uid);
  const people = isListed ? listed : [...listed, { uid: session.uid, email: session.email ?? session.uid }];
  const isFiltered = Object.values(asked).some((value) => value.trim() !== "");

  return (
    <Card title={deedWords.title}>
      <p className={classes.about}>{deedWords.about}</p>
      <DeedFilterFields filters={filters} people={people} onChange={setFilters} />
      <PagedList
        view={view}
        what={deedWords.what}
        searchFrom={Infinity}
        empty={isFiltered ? deedWords.noneFound : deedWords.none}
      >
        {(entries) => <DeedTable entries={entries} people={people} />}
      </PagedList>
    </Card>
  );
}
