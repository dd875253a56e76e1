// Checks the services that answer for a project from outside it.
import { functionsHost } from "../project-configuration";
import type { Check, Problem } from "./check";
import { latenessProblems } from "./lateness";
import type { ProjectFacts } from "./project-facts";

export const outsideChecks: readonly Check<ProjectFacts>[] = [
  siteDown,
  siteWithoutPolicy,
  siteOfAnotherProject,
  providersPageWithPolicy,
  noSpf,
  noDkim,
  noDmarc,
  mailServerRefuses,
  modelRefuses,
  storeRefuses,
  ({ late }) => latenessProblems(late),
];

function siteDown({ site, settings, project }: ProjectFacts): Problem | undefined {
  if (site === undefined || site.status === 200) return undefined;
  return {
    sentence: `${settings.APP_URL ?? ""} ${site.status === 0 ? "does not answer" : `answers ${site.status}`}.`,
    repair: `Run \`npm run deploy -- --project ${project}\`, and look at the domain in Hosting.`,
  };
}

function siteWithoutPolicy({ site, settings, project }: ProjectFacts): Problem | undefined {
  if (site?.status !== 200 || "content-security-policy" in site.headers) return undefined;
  return {
    sentence: `${settings.APP_URL ?? ""} is served without our headers, so nothing limits what a page may do.`,
    repair: `Run \`npm run deploy -- --project ${project}\`, and take away what stands between Hosting and the visitor.`,
  };
}

function siteOfAnotherProject({ site, settings, project, wanted }: ProjectFacts): Problem | undefined {
  const policy = site?.headers["content-security-policy"];
  if (policy === undefined || policy.includes(functionsHost({ project, region: wanted.region }))) return undefined;
  return {
    sentence: `${settings.APP_URL ?? ""} was not deployed for ${project}: its policy keeps the pages from calling the functions.`,
    repair: `Run \`npm run deploy -- --project ${project}\`, not \`firebase deploy\`.`,
  };
}

function providersPageWithPolicy({ site, project }: ProjectFacts): Problem | undefined {
  if (site === undefined || !("content-security-policy" in site.providerHeaders)) return undefined;
  return {
    sentence: "Firebase's own pages (/__/auth/action) carry our policy, which forbids their script.",
    repair: `Take /__/** out of the headers in firebase.json, and run \`npm run deploy -- --project ${project}\`.`,
  };
}

function addRecord({ mailRecords }: ProjectFacts, what: string): string {
  return `Add the ${what} record that your mail provider names to the DNS of ${mailRecords?.domain ?? ""}.`;
}

function noSpf(facts: ProjectFacts): Problem | undefined {
  if (facts.mailRecords?.spf !== false) return undefined;
  return {
    sentence: `${facts.mailRecords.domain} does not say who may send its mail (SPF).`,
    repair: addRecord(facts, "SPF (TXT)"),
  };
}

function noDkim(facts: ProjectFacts): Problem | undefined {
  if (facts.mailRecords?.dkim !== false) return undefined;
  const { domain } = facts.mailRecords;
  return {
    sentence: `No key was found by which mail of ${domain} is signed (DKIM).`,
    repair: `${addRecord(facts, "DKIM")} Where it is there under a name of its own, write that as DKIM_SELECTOR into functions/.env.${facts.project}.`,
  };
}

function noDmarc(facts: ProjectFacts): Problem | undefined {
  if (facts.mailRecords?.dmarc !== false) return undefined;
  const { domain } = facts.mailRecords;
  return {
    sentence: `${domain} does not say what becomes of mail that is not signed (DMARC), and large providers refuse its blasts.`,
    repair: `Add a TXT record _dmarc.${domain} with "v=DMARC1; p=quarantine".`,
  };
}

function mailServerRefuses({ mailServerProblem, project }: ProjectFacts): Problem | undefined {
  if (mailServerProblem === undefined) return undefined;
  return {
    sentence: `The mail server refuses our login: ${mailServerProblem}`,
    repair: `Check user, password and port, and run \`npx firebase functions:secrets:set SMTP_URL --project ${project}\`, then deploy.`,
  };
}

function modelRefuses({ modelProblem, settings, project }: ProjectFacts): Problem | undefined {
  const { OPENAI_BASE_URL: base = "", OPENAI_MODEL: name = "" } = settings;
  switch (modelProblem) {
    case "key":
      return {
        sentence: "The language model's server refuses OPENAI_API_KEY.",
        repair: `Run \`npx firebase functions:secrets:set OPENAI_API_KEY --project ${project}\`, then deploy.`,
      };
    case "model":
      return {
        sentence: `The language model's server knows no model ${name}.`,
        repair: `Correct OPENAI_MODEL in functions/.env.${project}, then deploy.`,
      };
    case "unreachable":
      return {
        sentence: `The language model does not answer at ${base}.`,
        repair: "Look at its provider's status page, and at OPENAI_BASE_URL.",
      };
    default:
      return undefined;
  }
}

function storeRefuses({ storeProblem, settings, project }: ProjectFacts): Problem | undefined {
  if (storeProblem === undefined) return undefined;
  const { LRS_ENDPOINT: endpoint = "" } = settings;
  return storeProblem === "key"
    ? {
        sentence: "The learning record store refuses LRS_USERNAME and LRS_PASSWORD.",
        repair: `Run \`npx firebase functions:secrets:set LRS_PASSWORD --project ${project}\`, then deploy.`,
      }
    : {
        sentence: `The learning record store does not answer at ${endpoint}.`,
        repair: "Look at the store; statements wait until then.",
      };
}
