import { useState, type SubmitEvent } from "react";
import { carriedTeamWords } from "../../../../domain/assessment/rounds/words";
import { Button } from "../../../../ui/button/button";
import { TextInput } from "../../../../ui/form/text-input";
import { typedInto } from "../../../../ui/form/typed-into";
import classes from "./carried-teams.module.css";

interface CarriedTeamProps {
  name: string;
  /** Under another name where one is given. */
  onConfirm: (name?: string) => void;
  onRemove: () => void;
}

/** A team of the last round without a decision. */
export function CarriedTeam({ name, onConfirm, onRemove }: CarriedTeamProps) {
  const [isRenamed, setIsRenamed] = useState(false);

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name: typed = "" } = typedInto(event.currentTarget);
    onConfirm(typed.trim() || name);
  }

  if (isRenamed)
    return (
      <li>
        <form className={classes.renaming} onSubmit={rename}>
          <TextInput
            label={carriedTeamWords.newName}
            name="name"
            maxLength={200}
            autoComplete="off"
            defaultValue={name}
            autoFocus
          />
          <div className={classes.buttons}>
            <Button variant="outline" type="submit">
              {carriedTeamWords.keepName}
            </Button>
            <Button variant="subtle" onClick={() => setIsRenamed(false)}>
              {carriedTeamWords.cancel}
            </Button>
          </div>
        </form>
      </li>
    );
  return (
    <li>
      <h3>{name}</h3>
      <div className={classes.buttons}>
        <Button variant="outline" aria-label={carriedTeamWords.confirmOf(name)} onClick={() => onConfirm()}>
          {carriedTeamWords.confirm}
        </Button>
        <Button variant="subtle" aria-label={carriedTeamWords.changeOf(name)} onClick={() => setIsRenamed(true)}>
          {carriedTeamWords.change}
        </Button>
        <Button variant="subtle" aria-label={carriedTeamWords.removeOf(name)} onClick={onRemove}>
          {carriedTeamWords.remove}
        </Button>
      </div>
    </li>
  );
}
