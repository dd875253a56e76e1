// The dialog that opens a round of a team, and then shows its slips, which nothing can show again.
import { useCallback, useState, type SubmitEvent } from "react";
import { fewestVoices, mostSlips } from "../../../domain/assessment/voices/bounds";
import { voiceRoundWords } from "../../../domain/assessment/voices/round-words";
import { openVoices } from "../../../firebase/assessment/voices/changes";
import { withFirestore } from "../../../firebase/sdk/with-firestore";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import { Select } from "../../../ui/form/select";
import { TextInput } from "../../../ui/form/text-input";
import { useAction } from "../../../ui/hooks/use-action";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { Loading } from "../../../ui/page/loading";
import { uiWords } from "../../../ui/words";
import { newSlips, type NewSlips } from "./new-slips";
import { RoundSlips } from "./round-slips";
import classes from "./voices.module.css";

interface OpenRoundDialogProps {
  code: string;
  onClose: () => void;
}

interface OfferedTeam {
  id: string;
  name: string;
}

export function OpenRoundDialog({ code, onClose }: OpenRoundDialogProps) {
  const { loaded } = useLoaded(useCallback(() => savedTeams(code), [code]));
  const [opened, setOpened] = useState<{ team: string; slips: NewSlips }>();
  if (opened) return <RoundSlips team={opened.team} slips={opened.slips} onClose={onClose} />;
  return (
    <Dialog title={voiceRoundWords.open} onClose={onClose}>
      {loaded.status === "loading" && <Loading>{uiWords.loading}</Loading>}
      {loaded.status === "failed" && <Notice kind="error">{voiceRoundWords.failed}</Notice>}
      {loaded.status === "ready" && loaded.value.length === 0 && <Notice kind="info">{voiceRoundWords.noTeams}</Notice>}
      {loaded.status === "ready" && loaded.value.length > 0 && (
        <OpenForm
          code={code}
          teams={loaded.value}
          onClose={onClose}
          onOpened={(team, slips) => setOpened({ team, slips })}
        />
      )}
    </Dialog>
  );
}

interface OpenFormProps extends OpenRoundDialogProps {
  teams: readonly OfferedTeam[];
  onOpened: (team: string, slips: NewSlips) => void;
}

const usualSlips = 8;

function OpenForm({ code, teams, onClose, onOpened }: OpenFormProps) {
  const [team, setTeam] = useState(teams[0]?.id ?? "");
  const [typed, setTyped] = useState(String(usualSlips));
  const [problem, setProblem] = useState<string>();
  /** A second attempt sends the same, so that a lost answer opens one round. */
  const [made, setMade] = useState<NewSlips>();
  const { running, outcome, run } = useAction<"open">();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const count = Number(typed);
    const fits = Number.isInteger(count) && count >= fewestVoices && count <= mostSlips;
    setProblem(fits ? undefined : voiceRoundWords.slipsProblem(mostSlips));
    if (fits) run("open", () => open(count), voiceRoundWords.openFailed);
  }

  async function open(count: number) {
    const slips = made?.links.length === count ? made : await newSlips(count);
    setMade(slips);
    const result = await openVoices({ invitationId: code, round: slips.round, team, codeHashes: slips.codeHashes });
    if (!result.done) return result;
    onOpened(teams.find(({ id }) => id === team)?.name ?? "", slips);
    return undefined;
  }

  return (
    <form className={classes.part} noValidate onSubmit={submit}>
      <Select
        label={voiceRoundWords.team}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        value={team}
        onChange={({ currentTarget }) => {
          setTeam(currentTarget.value);
          setMade(undefined);
        }}
      />
      <TextInput
        label={voiceRoundWords.slips}
        description={voiceRoundWords.slipsHint}
        type="number"
        inputMode="numeric"
        min={fewestVoices}
        max={mostSlips}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {outcome?.done === false && <Notice kind="error">{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClose}>
          {voiceRoundWords.cancel}
        </Button>
        <BusyButton type="submit" color="blaze" busy={running !== undefined} busyLabel={voiceRoundWords.opening}>
          {voiceRoundWords.begin}
        </BusyButton>
      </div>
    </form>
  );
}

/** The teams of the saved answers. */
async function savedTeams(code: string): Promise<OfferedTeam[]> {
  const [{ roundAnswers }, { teamsOf }, { entryName }, { questionnaire }] = await Promise.all([
    withFirestore(import("../../../firebase/assessment/rounds/round-answers")),
    import("../../../domain/assessment/answers/field-changes"),
    import("../../../domain/assessment/answers/reading-answers"),
    import("../../../domain/assessment/questionnaire/questionnaire"),
  ]);
  const { answers } = await roundAnswers(code);
  return teamsOf(answers).map((team) => ({ id: team.id, name: entryName(questionnaire["2"].repeats, team) }));
}
