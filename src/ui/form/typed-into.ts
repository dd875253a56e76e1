/** Returns the texts of a form's fields, by their names: also those of a silent password manager. */
export function typedInto(form: HTMLFormElement): Record<string, string | undefined> {
  const texts = [...new FormData(form)].flatMap(([name, entry]) => (typeof entry === "string" ? [[name, entry]] : []));
  return Object.fromEntries(texts) as Record<string, string>;
}
