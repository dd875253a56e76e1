import { useState, type SubmitEvent } from "react";
import { packageGaps } from "../../../domain/course/exports/package/package-gaps";
import { packagePages, packageTitle } from "../../../domain/course/exports/package/package-pages";
import { packageParts, type PackagePart } from "../../../domain/course/exports/package/package-part";
import { usualMastery, type PlayerSettings } from "../../../domain/course/exports/package/player-settings";
import { packageWords } from "../../../domain/course/exports/package/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import dialogClasses from "../../../ui/dialog/dialog.module.css";
import { download, fileName } from "../../../ui/export/download";
import { TextInput } from "../../../ui/form/text-input";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { useCourseDraft } from "../course/course-draft";
import classes from "./package-dialog.module.css";
import { PackagePartChoice } from "./package-part-choice";

interface PackageDialogProps {
  kind: PlayerSettings["kind"];
  onClose: () => void;
}

/** Asks which parts of the course go into the package, and says what is missing in them. */
export function PackageDialog({ kind, onClose }: PackageDialogProps) {
  const { id, title, draft } = useCourseDraft();
  const pages = packagePages(draft);
  const gaps = packageGaps(draft);
  const [left, setLeft] = useState<readonly PackagePart[]>([]);
  const [mastery, setMastery] = useState(String(usualMastery));
  const [problem, setProblem] = useState<"mastery" | "parts">();
  const { running, outcome, setOutcome, run } = useAction<"make">();
  const parts = packageParts.filter((part) => !left.includes(part) && pages.some((page) => page.part === part));
  const hasQuiz = parts.includes("assessment");
  const busy = running !== undefined;

  async function make(): Promise<void> {
    const { coursePackage } = await import("./course-package");
    const zip = coursePackage({ id, title, draft }, { kind, parts, mastery: Number(mastery) }, formatDateTime);
    const name = fileName(packageWords.fileOf(packageTitle(draft, title), kind));
    download(`${name}.zip`, "application/zip", zip);
    onClose();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setOutcome(undefined);
    const isMastery = /^\d{1,3}$/.test(mastery.trim()) && Number(mastery) >= 1 && Number(mastery) <= 100;
    const found = parts.length === 0 ? "parts" : hasQuiz && !isMastery ? "mastery" : undefined;
    setProblem(found);
    if (!found) run("make", make, packageWords.failed);
  }

  return (
    <Dialog title={packageWords.titles[kind]} onClose={busy ? undefined : onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <p>{packageWords.meanings[kind]}</p>
        <fieldset className={classes.parts}>
          <legend>{packageWords.legend}</legend>
          {packageParts.map((part) => (
            <PackagePartChoice
              key={part}
              part={part}
              pages={pages.filter((page) => page.part === part)}
              gaps={gaps[part]}
              isChosen={parts.includes(part)}
              onChoose={(isChosen) => setLeft(isChosen ? left.filter((one) => one !== part) : [...left, part])}
            />
          ))}
        </fieldset>
        {hasQuiz ? (
          <TextInput
            className={classes.mastery}
            label={packageWords.mastery}
            inputMode="numeric"
            value={mastery}
            error={problem === "mastery" && packageWords.masteryProblem}
            onChange={({ currentTarget }) => setMastery(currentTarget.value)}
          />
        ) : (
          <p>{packageWords.masteryHint}</p>
        )}
        {problem === "parts" && <Notice kind="error">{packageWords.nothingChosen}</Notice>}
        {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
        <div className={dialogClasses.buttons}>
          <Button variant="subtle" onClick={onClose} disabled={busy}>
            {packageWords.cancel}
          </Button>
          <BusyButton type="submit" color="blaze" busy={busy} busyLabel={packageWords.making}>
            {packageWords.make}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
