/** What stands in the fields of a form, by their names: also what a password manager has put there without a word. */
export function typedInto(form: HTMLFormElement): Record<string, string | undefined> {
  const texts = [...new FormData(form)].flatMap(([name, entry]) => (typeof entry === "string" ? [[name, entry]] : []));
  return Object.fromEntries(texts) as Record<string, string>;
}
