/** The id of a blast's entry on the mailing list's page. */
export function blastAnchor(id: string): string {
  return `blast-${id}`;
}
