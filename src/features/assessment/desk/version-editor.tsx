import { useId } from "react";
import { useBeforeUnload } from "react-router-dom";
import { longestVersion, type PlanVersion } from "../../../domain/assessment/plan/versions/plan-version";
import { editingWords } from "../../../domain/assessment/plan/versions/words";
import { formatList } from "../../../domain/kernel/locale";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import type { DeskBusiness } from "./desk-business";
import classes from "./plan-desk.module.css";
import { SectionField } from "./section-field";
import { useVersionEditing } from "./use-version-editing";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

interface VersionEditorProps {
  me: StaffMember;
  business: Pick<DeskBusiness, "code" | "answers">;
  version: PlanVersion;
  /** The last version there is, which may be a colleague's by now. */
  latest: PlanVersion;
  onClose: (sentence?: string) => void;
}

/** Edits a version, section by section; what is saved is a new one. */
export function VersionEditor({ me, business, version, latest, onClose }: VersionEditorProps) {
  const titleId = useId();
  const editing = useVersionEditing(me, business.code, version);
  const { running, outcome, run } = useAction<"save">();
  const isOvertaken = latest.number > version.number;
  const merged = isOvertaken ? editing.onTopOf(latest) : undefined;

  const keepIfChanged = (event: BeforeUnloadEvent) => {
    if (editing.isChanged) event.preventDefault();
  };
  useBeforeUnload(keepIfChanged);

  function close(sentence?: string) {
    editing.forget();
    onClose(sentence);
  }

  async function save() {
    const { saveEdit } = await withFirestore(import("../../../firebase/assessment/plan/versions"));
    const edit = { basedOn: latest.number, after: latest.number, text: merged?.text ?? editing.text() };
    const saved = await saveEdit(me, business.code, edit);
    if (saved.result === "done") close(editingWords.saved(saved.version));
    else return { done: false, sentence: editingWords.overtaken(saved.by ?? editingWords.theModel, saved.version) };
  }

  const problem = editing.isTooLong ? editingWords.tooLong(longestVersion) : undefined;
  return (
    <section className={classes.editor} aria-labelledby={titleId}>
      <h4 id={titleId}>{editingWords.title(version.number)}</h4>
      {editing.wasLeft && (
        <Notice kind={isOvertaken ? "warning" : "info"}>{editingWords.draftKept(version.number, latest.number)}</Notice>
      )}
      <p>{editingWords.lead}</p>
      {editing.sections.map((section, nth) => (
        <SectionField
          key={nth}
          section={section}
          answers={business.answers}
          readOnly={running !== undefined}
          onChange={(text) => editing.change(nth, text)}
        />
      ))}
      {isOvertaken && (
        <Notice kind="warning" role="alert">
          <p>{editingWords.overtaken(latest.byEmail ?? editingWords.theModel, latest.number)}</p>
          {merged && merged.bothChanged.length > 0 && <p>{editingWords.bothChanged(formatList(merged.bothChanged))}</p>}
        </Notice>
      )}
      {outcome && !isOvertaken && <Notice kind="error">{outcome.sentence}</Notice>}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={() => close()}>
          {editingWords.cancel}
        </Button>
        <BusyButton
          color="blaze"
          busy={running !== undefined}
          busyLabel={editingWords.saving}
          disabled={!editing.isChanged || editing.isTooLong}
          onClick={() => run("save", save, editingWords.failed)}
        >
          {isOvertaken ? editingWords.onTop(latest.number) : editingWords.save}
        </BusyButton>
      </div>
    </section>
  );
}
