/** The first letter decides the side at which words begin, as `dir="auto"` does on the screen. */
export function isRightToLeft(words: string): boolean {
  const first = /\p{L}/u.exec(words)?.[0] ?? "";
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}
