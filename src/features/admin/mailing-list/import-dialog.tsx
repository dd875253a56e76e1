import { useCallback, useState, type SubmitEvent } from "react";
import { importMessages, importWords } from "../../../domain/mailing-list/import/words";
import { checkAllAddresses, importPeople } from "../../../firebase/mailing-list/imports";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import { FileInput } from "../../../ui/form/file-input";
import { Textarea } from "../../../ui/form/textarea";
import { useFieldProblem } from "../../../ui/form/use-field-problem";
import { useAction } from "../../../ui/hooks/use-action";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { uiWords } from "../../../ui/words";
import dialogs from "../shared/dialogs.module.css";
import { useStaff } from "../shared/staff-context";
import { withoutKnown, type ReadRows } from "./csv/import-rows";
import { ImportPreview } from "./import-preview";
import { useImportFile, type ImportFile } from "./use-import-file";
import { Select } from "../../../ui/form/select";
import type { ColumnKind, Columns } from "./csv/columns";
import classes from "./import.module.css";

const kinds = ["email", "name", "firstName", "lastName", "businessName"] as const satisfies ColumnKind[];

interface ImportColumnsProps {
  file: ImportFile;
  columns: Columns;
  onChange: (columns: Columns) => void;
}

interface ImportDialogProps {
  onClose: () => void;
}

/**
 * Brings people onto the list from a file, after the administrator has seen them and has named the origin of their
 * consent.
 */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { announce } = useStaff();
  const { file, problem, reading, columns, setColumns, read, open } = useImportFile();
  const [attempt, setAttempt] = useState<{ id: string; read: ReadRows; consent: string }>();
  const [consent, setConsent] = useState("");
  const [sent, setSent] = useState(0);
  const { running, outcome, run } = useAction<"import">();
  const { isSound, at } = useFieldProblem<"consent">();
  const found = read?.people;
  const check = useCallback(() => checkAllAddresses((found ?? []).map(({ email }) => email)), [found]);
  const { loaded: known, retry } = useLoaded(check);
  const checked = read && known.status === "ready" ? withoutKnown(read, known.value) : undefined;
  const people = checked?.people ?? [];

  async function send({ read, consent }: { read: ReadRows; consent: string }) {
    // The same file with the same consent, sent again, is the same import; any other is another.
    const isSame = attempt?.read === read && attempt.consent === consent;
    const id = isSame ? attempt.id : crypto.randomUUID();
    setAttempt({ id, read, consent });
    const result = await importPeople({ id, consent, people }, setSent);
    if (!result.done) return result;
    onClose();
    announce({ kind: "success", sentence: result.sentence });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running || !read || people.length === 0) return;
    const given = consent.trim();
    const problem = { field: "consent", sentence: importMessages.consentMissing } as const;
    if (isSound(event.currentTarget, given === "" ? problem : undefined))
      run("import", () => send({ read, consent: given }));
  }

  return (
    <Dialog title={importWords.title} onClose={running ? undefined : onClose}>
      <form className={dialogs.form} noValidate onSubmit={submit}>
        <p>{importMessages.lead}</p>
        <FileInput
          label={importWords.file}
          placeholder={importWords.choose}
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          error={problem}
          onChoose={(chosen) => void open(chosen)}
        />
        {reading && <Loading>{importWords.reading}</Loading>}
        {file && (
          <>
            {file.isGuessed && <Notice kind="warning">{importMessages.windows}</Notice>}
            <ImportColumns file={file} columns={columns} onChange={setColumns} />
            {!read && <Notice kind="warning">{importMessages.noEmailColumn}</Notice>}
          </>
        )}
        {read && known.status === "loading" && <Loading>{importMessages.checking}</Loading>}
        {read && known.status === "failed" && <ErrorState retry={retry}>{importMessages.checkFailed}</ErrorState>}
        {checked && (
          <>
            <ImportPreview read={checked} />
            {known.status === "ready" && known.value.some(({ asksToConfirm }) => asksToConfirm) && (
              <p>{importMessages.confirmed}</p>
            )}
            <Textarea
              {...at("consent")}
              label={importWords.consent}
              description={importMessages.consentHint}
              required
              maxLength={1000}
              readOnly={running !== undefined}
              value={consent}
              onChange={({ currentTarget }) => setConsent(currentTarget.value)}
            />
          </>
        )}
        {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
        <div className={dialogs.buttons}>
          <Button variant="subtle" onClick={() => !running && onClose()}>
            {uiWords.close}
          </Button>
          {people.length > 0 && (
            <BusyButton
              type="submit"
              color="blaze"
              busy={running !== undefined}
              busyLabel={importMessages.sending(sent, people.length)}
            >
              {importWords.confirm(people.length)}
            </BusyButton>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** The columns of the file: guessed, and to be changed. */
function ImportColumns({ file: { rows, hasHeadings }, columns, onChange }: ImportColumnsProps) {
  const [first = []] = rows;
  const options = first.map((cell, nth) => ({
    value: String(nth),
    label: hasHeadings && cell.trim() !== "" ? cell : importWords.column(nth + 1),
  }));
  return (
    <div className={classes.columns}>
      {kinds.map((kind) => (
        <Select
          key={kind}
          label={importWords[kind]}
          options={[{ value: "", label: importWords.noColumn }, ...options]}
          value={columns[kind] === undefined ? "" : String(columns[kind])}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...columns, [kind]: value === "" ? undefined : Number(value) })
          }
        />
      ))}
    </div>
  );
}
