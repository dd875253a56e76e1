import { readingsByDay, type KeyIndicator } from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { keyIndicatorWords, withUnit } from "../../../../domain/assessment/progress/key-indicators/words";
import { dayInWords } from "../../../../domain/kernel/locale";
import { Button } from "../../../../ui/button/button";
import { ScrollingTable } from "../../../../ui/markdown/scrolling-table";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import classes from "../../charts/picture.module.css";
import own from "./key-indicators.module.css";

interface ReadingsTableProps {
  indicator: KeyIndicator;
  onRemove: (readingId: string) => void;
}

/** The values of an indicator, where one that is wrong can be taken away. */
export function ReadingsTable({ indicator, onRemove }: ReadingsTableProps) {
  return (
    <div className={classes.table}>
      <ScrollingTable label={keyIndicatorWords.values(indicator.name)}>
        <thead>
          <tr>
            <th scope="col">{keyIndicatorWords.day}</th>
            <th scope="col">{keyIndicatorWords.value}</th>
            <th scope="col">{keyIndicatorWords.note}</th>
            <td className={own.removal} />
          </tr>
        </thead>
        <tbody>
          {readingsByDay(indicator).map(({ id, on, value, note }) => (
            <tr key={id}>
              <th scope="row">{dayInWords(on)}</th>
              <td>{withUnit(value, indicator.unit)}</td>
              <td className={own.note}>{note}</td>
              <td className={own.removal}>
                <Button variant="subtle" color="brick" size="compact-md" onClick={() => onRemove(id)}>
                  {keyIndicatorWords.remove} <VisuallyHidden>{keyIndicatorWords.removeReading(on)}</VisuallyHidden>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
