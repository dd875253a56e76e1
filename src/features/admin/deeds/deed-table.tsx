import { Link } from "react-router-dom";
import { routes } from "../../../domain/kernel/routes";
import { deedNamed, deeds, type DeedLine } from "../../../domain/operation/deeds/deed";
import { deedNames, deedWords } from "../../../domain/operation/deeds/words";
import type { Colleague } from "../../../firebase/accounts/administrators";
import type { PageEntry } from "../../../firebase/sdk/follow";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import { DateTime } from "../../../ui/page/date-time";
import classes from "./deeds.module.css";
import { administratorName } from "./administrator-name";

interface DeedTableProps {
  entries: readonly PageEntry<DeedLine>[];
  /** Those who are listed; a line has the id of anybody else. */
  people: readonly Colleague[];
}

export function DeedTable({ entries, people }: DeedTableProps) {
  const names = new Map(
    people.filter(({ email }) => email !== "").map((person) => [person.uid, administratorName(person)]),
  );
  return (
    <ScrollingTable label={deedWords.lines} stacks>
      <thead>
        <tr>
          <th scope="col">{deedWords.time}</th>
          <th scope="col">{deedWords.person}</th>
          <th scope="col">{deedWords.deed}</th>
          <th scope="col">{deedWords.object}</th>
        </tr>
      </thead>
      <tbody className={classes.lines}>
        {entries.map(({ id, document: { at, by, deed, object } }) => (
          <tr key={id}>
            <td data-column={deedWords.time}>
              <DateTime date={at} />
            </td>
            <td data-column={deedWords.person}>{by === "" ? deedWords.unknown : (names.get(by) ?? by)}</td>
            <td data-column={deedWords.deed}>{nameOfDeed(deed)}</td>
            <td data-column={deedWords.object}>
              <ObjectId deed={deed} object={object} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

/** A deed of a later version has its own name only. */
function nameOfDeed(deed: string): string {
  const known = deedNamed(deed);
  return known === undefined ? deed : deedNames[known];
}

/** That of a business leads there. */
function ObjectId({ deed, object }: Pick<DeedLine, "deed" | "object">) {
  const known = deedNamed(deed);
  if (object === "") return deedWords.noObject;
  if (known === undefined || deeds[known] !== "business") return object;
  return <Link to={routes.business(object)}>{object}</Link>;
}
