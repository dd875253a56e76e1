/** The id of a blast's entry on the dashboard. */
export function blastAnchor(id: string): string {
  return `blast-${id}`;
}
