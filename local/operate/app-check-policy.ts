// With App Check a page loads reCAPTCHA, which the policy of firebase.json forbids: what Google names for it is added.
// https://cloud.google.com/recaptcha/docs/faq (content security policy)
import type { FirebaseConfiguration } from "../emulators/firebase-configuration";

const additions: Record<string, readonly string[]> = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"],
};

/** The configuration of a site whose pages prove by App Check that they are its own. */
export function withAppCheck<Configuration extends Pick<FirebaseConfiguration, "hosting">>(
  configuration: Configuration,
): Configuration {
  const { hosting } = configuration;
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) =>
      key === "Content-Security-Policy" ? { key, value: allowed(value) } : { key, value },
    ),
  }));
  return { ...configuration, hosting: { ...hosting, headers } };
}

function allowed(policy: string): string {
  const directives = new Map(
    policy.split(/;\s*/).map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources] as const;
    }),
  );
  for (const [name, hosts] of Object.entries(additions))
    directives.set(name, [...(directives.get(name) ?? []), ...hosts]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
