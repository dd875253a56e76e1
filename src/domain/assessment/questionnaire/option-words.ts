/** An option of a question as a person reads it; it is stored as it is declared. */
export function optionInWords(option: string): string {
  return option;
}
