import { useState } from "react";
import { businessLanguageWords } from "../../domain/accounts/dashboard/words";
import { languages, languageFrom, languageNames, type Language } from "../../domain/kernel/language";
import { moveToLanguage } from "../../browser/page-language";
import { Select } from "../../ui/form/select";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./to-do-list.module.css";

interface BusinessLanguageProps {
  invitationId: string;
  /** The stored one. */
  language: Language;
}

/** The choice of the language of a business. It is saved at once, and the page moves to it. */
export function BusinessLanguage({ invitationId, language }: BusinessLanguageProps) {
  const [saved, setSaved] = useState(language);
  const [chosen, setChosen] = useState(language);
  const { running, outcome, run } = useAction<"save">();
  const { title, meaning, saving, failed } = businessLanguageWords;

  async function save(to: Language) {
    setChosen(to);
    try {
      const { chooseLanguage } = await import("../../firebase/invitations/language");
      await chooseLanguage(invitationId, to);
    } catch (error) {
      setChosen(saved);
      throw error;
    }
    setSaved(to);
    moveToLanguage(invitationId, to);
    return { done: true, sentence: businessLanguageWords.saved(languageNames[to]) };
  }

  return (
    <section aria-labelledby="business-language" className={classes.list}>
      <h2 id="business-language">{title}</h2>
      <Select
        label={businessLanguageWords.language}
        description={meaning}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={chosen}
        aria-busy={running !== undefined}
        onChange={({ currentTarget }) => {
          const to = languageFrom(currentTarget.value);
          run("save", () => save(to), failed);
        }}
      />
      <div role="status">
        {running && <p>{saving}</p>}
        {outcome?.done && <p>{outcome.sentence}</p>}
      </div>
      {outcome && !outcome.done && <Notice kind="error">{outcome.sentence}</Notice>}
    </section>
  );
}
