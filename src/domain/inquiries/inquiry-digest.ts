/**
 * Returns the words and the time of an inquiry as one text. The note of its deletion keeps a digest of it: the security
 * rules bring back nothing else (`digestOf` there). Undefined if a field is none that a form has written.
 */
export function digestedText({ name, businessName = "", email, message, createdAt }: Record<string, unknown>) {
  const texts = [name, businessName, email, message];
  const time = createdAt === undefined ? "" : createdAt instanceof Date && `${createdAt.getTime()}`;
  if (time === false || texts.some((text) => typeof text !== "string")) return undefined;
  return [...texts, time].join("\n");
}
