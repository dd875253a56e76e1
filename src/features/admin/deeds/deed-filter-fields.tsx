import { deedWords } from "../../../domain/operation/deeds/words";
import type { Colleague } from "../../../firebase/accounts/administrators";
import { noFilters, type DeedFilters } from "../../../firebase/operation/deeds";
import { Button } from "../../../ui/button/button";
import { Select } from "../../../ui/form/select";
import { TextInput } from "../../../ui/form/text-input";
import classes from "./deeds.module.css";
import { administratorName } from "./administrator-name";

/** Years that are meant: while one is typed digit by digit there are others. */
const [earliest, latest] = ["2000-01-01", "2999-12-31"];

interface DeedFilterFieldsProps {
  filters: DeedFilters;
  people: readonly Colleague[];
  onChange: (filters: DeedFilters) => void;
}

export function DeedFilterFields({ filters, people, onChange }: DeedFilterFieldsProps) {
  const day = (field: "from" | "until", label: string) => (
    <TextInput
      type="date"
      label={label}
      min={earliest}
      max={latest}
      value={filters[field]}
      onChange={({ currentTarget: { value } }) => {
        if (value === "" || (value >= earliest && value <= latest)) onChange({ ...filters, [field]: value });
      }}
    />
  );
  const named = people.filter(({ email }) => email !== "");
  return (
    <form className={classes.filters} aria-label={deedWords.filters} onSubmit={(event) => event.preventDefault()}>
      <Select
        label={deedWords.person}
        value={filters.by}
        options={[
          { value: "", label: deedWords.everyone },
          ...named.map((person) => ({ value: person.uid, label: administratorName(person) })),
        ]}
        onChange={({ currentTarget }) => onChange({ ...filters, by: currentTarget.value })}
      />
      <TextInput
        label={deedWords.object}
        placeholder={deedWords.objectHint}
        spellCheck={false}
        autoComplete="off"
        value={filters.object}
        onChange={({ currentTarget }) => onChange({ ...filters, object: currentTarget.value })}
      />
      {day("from", deedWords.from)}
      {day("until", deedWords.to)}
      {Object.values(filters).some((value) => value !== "") && (
        <Button variant="subtle" size="sm" onClick={() => onChange(noFilters)}>
          {deedWords.clear}
        </Button>
      )}
    </form>
  );
}
