/** What a text field of a draft takes: its text, what is wrong with it, and where what is typed goes. */
export function draftField<Draft extends Record<string, string>>(
  draft: Draft,
  problems: Record<string, string | undefined>,
  onChange: (draft: Draft) => void,
) {
  return (name: keyof Draft & string) => ({
    value: draft[name],
    error: problems[name],
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [name]: value }),
  });
}
