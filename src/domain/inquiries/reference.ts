// The short reference of an inquiry, in the subject of each answer: so an answer by mail leads back to it.

/** Returns the beginning of its id, as people read it, such as “#ABC123”. */
export function referenceOf(id: string): string {
  return `#${id
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(0, 6)
    .toUpperCase()}`;
}

/** Returns the subject with the reference behind it, once. */
export function withReference(subject: string, id: string): string {
  const mark = `[${referenceOf(id)}]`;
  return subject.includes(mark) ? subject : `${subject} ${mark}`;
}
