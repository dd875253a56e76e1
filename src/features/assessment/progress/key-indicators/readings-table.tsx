import {
  hasNotes,
  readingsByDay,
  type KeyIndicator,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { keyIndicatorWords, withUnit } from "../../../../domain/assessment/progress/key-indicators/words";
import { dayInWords } from "../../../../domain/kernel/locale";
import { Button } from "../../../../ui/button/button";
import { ScrollingTable } from "../../../../ui/markdown/scrolling-table";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import pictureClasses from "../../charts/picture.module.css";
import classes from "./key-indicators.module.css";

interface ReadingsTableProps {
  indicator: KeyIndicator;
  /** Undefined if they are only read. */
  onRemove: ((readingId: string) => void) | undefined;
}

/** The values of an indicator, from which a wrong one is removed; an earlier version could add notes. */
export function ReadingsTable({ indicator, onRemove }: ReadingsTableProps) {
  return (
    <div className={pictureClasses.table}>
      <ScrollingTable label={keyIndicatorWords.values(indicator.name)}>
        <thead>
          <tr>
            <th scope="col">{keyIndicatorWords.day}</th>
            <th scope="col">{keyIndicatorWords.value}</th>
            {hasNotes(indicator) && <th scope="col">{keyIndicatorWords.note}</th>}
            {onRemove && <td className={classes.removal} />}
          </tr>
        </thead>
        <tbody>
          {readingsByDay(indicator).map(({ id, on, value, note }) => (
            <tr key={id}>
              <th scope="row">{dayInWords(on)}</th>
              <td>{withUnit(value, indicator.unit)}</td>
              {hasNotes(indicator) && <td className={classes.note}>{note}</td>}
              {onRemove && (
                <td className={classes.removal}>
                  <Button variant="subtle" color="brick" size="compact-md" onClick={() => onRemove(id)}>
                    {keyIndicatorWords.remove} <VisuallyHidden>{keyIndicatorWords.removeReading(on)}</VisuallyHidden>
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
