import { useId, useState } from "react";
import { usualLanguages } from "../../../domain/course/languages";
import { TextInput, type TextInputProps } from "../../../ui/form/text-input";

/**
 * A wish for a language: free text, with the usual languages to choose from. To name them takes a slow phone long, so
 * they are named as soon as a person comes to the field.
 */
export function LanguageField(field: Omit<TextInputProps, "list" | "maxLength" | "onFocus">) {
  const [names, setNames] = useState<readonly string[]>([]);
  const list = useId();
  return (
    <>
      <TextInput {...field} list={list} maxLength={60} onFocus={() => setNames(usualLanguages())} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
