// Checks Authentication, the administrators, and the addresses of the site.
import { administratorProblems } from "./administrators";
import type { Check, Problem } from "./check";
import type { ProjectFacts } from "./project-facts";
import { inConsole } from "./repairs";

export const accountChecks: readonly Check<ProjectFacts>[] = [
  noPasswords,
  tellsAddresses,
  noSignUp,
  unauthorizedDomain,
  foreignAppUrl,
  ({ administrators, project }) => administrators && administratorProblems(administrators, `--project ${project}`),
];

function noPasswords(facts: ProjectFacts): Problem | undefined {
  if (facts.auth?.passwords !== false) return undefined;
  return {
    sentence: "No account can log in: the Email/Password provider is switched off.",
    repair: inConsole(facts, "authentication/providers", "Switch it on"),
  };
}

function tellsAddresses(facts: ProjectFacts): Problem | undefined {
  if (facts.auth?.hidesAddresses !== false) return undefined;
  return {
    sentence: "Anybody can find out who has an account: e-mail enumeration protection is switched off.",
    repair: inConsole(facts, "authentication/settings", "Switch it on (User actions)"),
  };
}

function noSignUp(facts: ProjectFacts): Problem | undefined {
  if (facts.auth?.signUpDisabled !== true) return undefined;
  return {
    sentence: "Invited businesses cannot create their accounts: sign-up is disabled.",
    repair: inConsole(facts, "authentication/settings", "Allow it (User actions)"),
  };
}

function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;
}

function unauthorizedDomain(facts: ProjectFacts): Problem | undefined {
  const host = hostOf(facts.settings.APP_URL);
  if (host === undefined || facts.auth?.authorizedDomains.includes(host) !== false) return undefined;
  return {
    sentence: `${host} is not among the authorised domains of Authentication.`,
    repair: inConsole(facts, "authentication/settings", "Add it (Authorised domains)"),
  };
}

function foreignAppUrl(facts: ProjectFacts): Problem | undefined {
  const host = hostOf(facts.settings.APP_URL);
  if (host === undefined || facts.hosts?.includes(host) !== false) return undefined;
  return {
    sentence: `APP_URL leads to ${host}, which is no site of ${facts.project}, so the links in mail lead elsewhere.`,
    repair: `Correct APP_URL in functions/.env.${facts.project} (its sites: ${facts.hosts.join(", ")}), or connect the domain in Hosting.`,
  };
}
