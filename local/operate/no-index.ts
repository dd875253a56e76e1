import type { FirebaseConfiguration } from "../emulators/firebase-configuration";

/** The configuration of a site that no search engine shall list: it says so with every page that has our policy. */
export function withNoIndex<Configuration extends Pick<FirebaseConfiguration, "hosting">>(
  configuration: Configuration,
): Configuration {
  const { hosting } = configuration;
  const headers = hosting.headers.map((rule) =>
    rule.headers.some(({ key }) => key === "Content-Security-Policy")
      ? { ...rule, headers: [...rule.headers, { key: "X-Robots-Tag", value: "noindex, nofollow" }] }
      : rule,
  );
  return { ...configuration, hosting: { ...hosting, headers } };
}
