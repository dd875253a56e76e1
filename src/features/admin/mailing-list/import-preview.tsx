import { importMessages, importWords } from "../../../domain/mailing-list/import/words";
import { contactWords } from "../../../domain/kernel/words";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import type { ReadRows } from "./csv/import-rows";
import classes from "./import.module.css";

const shownPeople = 3;
const shownSkipped = 20;

/** The people who will be added, and the skipped rows with their reasons. */
export function ImportPreview({ read: { people, skipped } }: { read: ReadRows }) {
  return (
    <div className={classes.preview}>
      <p role="status">{importMessages.adds(people.length)}</p>
      {people.length > 0 && (
        <ScrollingTable label={importWords.preview} stacks>
          <thead>
            <tr>
              <th scope="col">{contactWords.email}</th>
              <th scope="col">{contactWords.name}</th>
              <th scope="col">{contactWords.businessName}</th>
            </tr>
          </thead>
          <tbody>
            {people.slice(0, shownPeople).map(({ line, email, name, businessName }) => (
              <tr key={line}>
                <td data-column={contactWords.email}>{email}</td>
                <td data-column={contactWords.name}>{name}</td>
                <td data-column={contactWords.businessName}>{businessName}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
      {skipped.length > 0 && (
        <>
          <p>{importMessages.skips(skipped.length)}</p>
          <ul className={classes.skipped}>
            {skipped.slice(0, shownSkipped).map(({ line, cell, reason }) => (
              <li key={line}>{importMessages.skipped(line, cell, reason)}</li>
            ))}
            {skipped.length > shownSkipped && <li>{importMessages.moreSkipped(skipped.length - shownSkipped)}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
