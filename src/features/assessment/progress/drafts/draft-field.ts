/** Returns the properties of a draft's text field: its text, its problem, and the way to change it. */
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
