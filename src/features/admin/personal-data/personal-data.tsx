import { useRef, useState, type SubmitEvent } from "react";
import { bounds } from "../../../domain/kernel/contact";
import { firstProblem } from "../../../domain/kernel/form-problems";
import { contactWords } from "../../../domain/kernel/words";
import { personAddress, type PersonalDataExport } from "../../../domain/operation/personal-data-export";
import { personalDataMessages } from "../../../domain/operation/words";
import { exportPersonalData } from "../../../firebase/operation/personal-data";
import { BusyButton } from "../../../ui/button/busy-button";
import { download, fileName } from "../../../ui/export/download";
import { TextInput } from "../../../ui/form/text-input";
import { useFieldProblem } from "../../../ui/form/use-field-problem";
import { useAction, type ActionOutcome } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { Card } from "../shared/card";
import dialogs from "../shared/dialogs.module.css";
import classes from "./personal-data.module.css";
import { useErasure } from "./use-erasure";

/** The requests of a person named by an address: their data as a file, or its end. */
export function PersonalData() {
  const [typed, setTyped] = useState("");
  const { isSound, at } = useFieldProblem<"address">();
  const form = useRef<HTMLFormElement>(null);
  const { running, outcome, run } = useAction<"export" | "erase">();
  const [erasing, setErasing] = useState(false);
  const { ask, dialog } = useErasure((erase) => {
    setErasing(true);
    run("erase", erase);
  });

  function withAddress(act: (address: string) => void): void {
    const sentence = firstProblem(personAddress, typed);
    const problem = sentence === undefined ? undefined : ({ field: "address", sentence } as const);
    if (form.current && isSound(form.current, problem)) act(personAddress.parse(typed));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    withAddress((address) => run("export", () => save(address)));
  }

  return (
    <Card title={personalDataMessages.title}>
      <p className={classes.lead}>{personalDataMessages.lead}</p>
      <form ref={form} className={dialogs.form} noValidate onSubmit={submit}>
        <TextInput
          {...at("address")}
          label={contactWords.email}
          type="email"
          autoComplete="off"
          required
          maxLength={bounds.email}
          readOnly={running !== undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className={classes.buttons}>
          <BusyButton
            type="submit"
            variant="outline"
            busy={running === "export"}
            busyLabel={personalDataMessages.exporting}
          >
            {personalDataMessages.export}
          </BusyButton>
          <BusyButton
            variant="subtle"
            color="brick"
            busy={running === "erase"}
            busyLabel={erasing ? personalDataMessages.erasing : personalDataMessages.exporting}
            onClick={() =>
              withAddress((address) => {
                setErasing(false);
                run("erase", () => ask(address));
              })
            }
          >
            {personalDataMessages.erase}
          </BusyButton>
        </div>
        {outcome && (
          <Notice kind={outcome.done ? "success" : "error"} role="alert">
            {outcome.sentence}
          </Notice>
        )}
      </form>
      {dialog}
    </Card>
  );
}

async function save(address: string): Promise<ActionOutcome> {
  const result = await exportPersonalData(address);
  if (!result.done) return result;
  if (Object.keys(result.value.data).length === 0)
    return { done: true, sentence: personalDataMessages.nothing(address) };
  saveAsFile(result.value);
  return { done: true, sentence: personalDataMessages.exported(address) };
}

function saveAsFile(data: PersonalDataExport): void {
  download(`${fileName(data.address)}.json`, "application/json", JSON.stringify(data, null, 2));
}
