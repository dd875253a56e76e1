// The link of our letter about a password: its page reads what the letter has written.
import { routes, type Query } from "../kernel/routes";

/** The first is the name that Firebase gives it. */
const partsOfLink = { code: "oobCode", letter: "letter", for: "for" } as const;

/** The value in a link for one who needs a strong password. */
const forAdministrator = "administrator";

interface ResetLetter {
  /** The name of the letter that the link stands in; none for a link that the operator passes on. */
  letter?: string | undefined;
  isAdministrator: boolean;
}

export function passwordResetLink(code: string, { letter, isAdministrator }: ResetLetter): string {
  const values = { code, letter, for: isAdministrator ? forAdministrator : undefined };
  const query = (Object.keys(partsOfLink) as (keyof typeof partsOfLink)[]).flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : `${partsOfLink[name]}=${encodeURIComponent(value)}`;
  });
  return `${routes.resetPassword}?${query.join("&")}`;
}

/** The code as it was typed; undefined where there is none. */
export function resetCodeIn(query: Query): string | undefined {
  return query.get(partsOfLink.code) ?? undefined;
}

/** The name of the letter as it was typed; undefined where there is none. */
export function resetLetterIn(query: Query): string | undefined {
  return query.get(partsOfLink.letter) ?? undefined;
}

/** Tells whether the link is for an administrator without a second factor. */
export function isAdministratorIn(query: Query): boolean {
  return query.get(partsOfLink.for) === forAdministrator;
}
