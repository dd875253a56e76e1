/**
 * All that a visitor has sent with an inquiry, and its time, as one text. The note of its deletion keeps a digest
 * of it: the security rules bring back nothing else (`digestOf` there). Undefined where a field is none that a form
 * has written.
 */
export function digestedText(inquiry: Record<string, unknown>): string | undefined {
  const { name, businessName = "", email, message, createdAt, language = "", ratings = {} } = inquiry;
  const time = createdAt === undefined ? "" : createdAt instanceof Date && `${createdAt.getTime()}`;
  if (time === false || typeof ratings !== "object" || ratings === null) return undefined;
  const rated = Object.entries(ratings).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const texts: unknown[] = [name, businessName, email, message, time, language];
  if ([...texts, ...rated.map(([, rating]) => rating as unknown)].some((text) => typeof text !== "string"))
    return undefined;
  return [...texts, rated.flat().join("")].join("\n");
}
