/** Returns the locale of numbers and dates on an English page: undefined stands for the reader's own country. */
export function formsOfCountry(): string | undefined {
  return undefined;
}
