// Greets readers by name. The person who signs an address up chooses the name, which may belong to another's mailbox: a
// text that looks like more than a name is not used.
const placeholder = "{name}";

export function usesName(message: string): boolean {
  return message.includes(placeholder);
}

/** The message in pieces; a name stands between each two. */
export function aroundNames(message: string): string[] {
  return message.split(placeholder);
}

const longestGreeting = 60;

/** Addresses of pages and mailboxes, markup, and lines of their own. */
const moreThanAName = /[@<>{}[\]\\/|\n\r]|www\.|\.\p{L}{2,}/iu;

export function greetingName(name: string, fallback: string): string {
  const plain = name.trim().replaceAll(/[^\S\n\r]+/gu, " ");
  const isName = plain !== "" && plain.length <= longestGreeting && !moreThanAName.test(plain);
  return isName ? plain : fallback;
}
