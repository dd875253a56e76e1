// A text that must never be in a build, found by search.

export interface Forbidden {
  what: string;
  pattern: RegExp;
}

/** Forbidden in every build: keys of any kind, and the values that only the emulators use. */
export const forbiddenAnywhere: readonly Forbidden[] = [
  { what: "a private key", pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/ },
  { what: "an API key that begins with sk-", pattern: /\bsk-[A-Za-z0-9_-]{16,}/ },
  { what: "a key of a service account", pattern: /"private_key_id"\s*:/ },
  // A web key is public, but Hosting names it to the page: one in a build would tie it to a project.
  { what: "a Google API key", pattern: /\bAIza[\w-]{35}/ },
  { what: "an access token", pattern: /\b(?:ghp|gho|xox[bp]|ya29)[_.-][A-Za-z0-9_-]{16,}/ },
];

/** In what a browser gets: also the names of secrets, which only the functions have reason to know. */
export const forbiddenInTheApp: readonly Forbidden[] = [
  {
    what: "the name of a secret",
    pattern: /\b(?:OPENAI_API_KEY|SMTP_URL|LRS_PASSWORD|MAIL_KEY|MAIL_WEBHOOK_SECRET)\b/,
  },
];

/** A person's own text may be quoted in a finding, a secret's may not: so only what it is and where. */
export function findings(file: string, text: string, forbidden: readonly Forbidden[]): string[] {
  return forbidden.flatMap(({ what, pattern }) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    const line = text.slice(0, found.index).split("\n").length;
    return [`${file}, line ${line}, holds ${what}.`];
  });
}

export function literal(what: string, value: string): Forbidden {
  return { what, pattern: new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")) };
}
