import { useId, useState } from "react";
import { dueWords } from "../../../../domain/inquiries/words";
import type { Task } from "../../../../domain/inquiries/task";
import { Button } from "../../../../ui/button/button";
import { TextInput } from "../../../../ui/form/text-input";
import { useAction } from "../../../../ui/hooks/use-action";
import { useStaff } from "../../shared/staff-context";
import { lateRowActions } from "../late-row-actions";
import classes from "./due.module.css";

/** Years that are meant: while one is typed digit by digit there are others. */
const [earliest, latest] = ["2000-01-01", "2999-12-31"];

/** Sets the day by which a task should be done as soon as there is a whole one, and takes it away again. */
export function DueDate({ id, task: { dueOn = "" } }: { id: string; task: Task }) {
  const staff = useStaff();
  const fieldId = useId();
  /** The text of the field while it differs from the stored one. */
  const [typed, setTyped] = useState<string>();
  const { running, run } = useAction<"save">((failure) => staff.announce({ kind: "error", ...failure }));

  function save(day: string): void {
    setTyped(day);
    run(
      "save",
      async () => {
        await (await lateRowActions()).dueRow(staff, id, day);
        setTyped(undefined);
      },
      dueWords.failed,
    );
  }

  return (
    <div className={classes.field}>
      <TextInput
        id={fieldId}
        type="date"
        label={dueWords.label}
        min={earliest}
        max={latest}
        readOnly={running !== undefined}
        value={typed ?? dueOn}
        onChange={({ currentTarget: { value } }) => {
          if (value >= earliest && value <= latest) save(value);
          else setTyped(value);
        }}
        onBlur={() => running === undefined && setTyped(undefined)}
      />
      {dueOn !== "" && (
        <Button variant="subtle" size="sm" onClick={() => save("")}>
          {dueWords.remove}
        </Button>
      )}
    </div>
  );
}
