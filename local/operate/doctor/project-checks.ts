// Checks a project by its own answers.
import { accountChecks } from "./account-checks";
import type { Check, Problem } from "./check";
import { databaseChecks } from "./database-checks";
import { mailKeyProblem } from "./mail-key";
import type { ProjectFacts } from "./project-facts";
import { inConsole, runDeploy, runGcloud } from "./repairs";

export const projectChecks: readonly Check<ProjectFacts>[] = [
  ({ failures }) =>
    failures.map((sentence) => ({ sentence, repair: "Do what the sentence says, then run `npm run doctor` again." })),
  noBilling,
  disabledApis,
  missingFunctions,
  brokenFunctions,
  functionsElsewhere,
  missingSecrets,
  emptySecrets,
  malformedMailServer,
  wrongMailKey,
  missingRoles,
  ...databaseChecks,
  ...accountChecks,
];

function missingFunctions(facts: ProjectFacts): Problem | undefined {
  const { functions, wanted } = facts;
  if (functions === undefined) return undefined;
  const there = new Set(functions.map(({ id }) => id));
  const missing = wanted.functions.filter((id) => !there.has(id));
  if (missing.length === 0) return undefined;
  return { sentence: `These functions are not deployed: ${missing.join(", ")}.`, repair: runDeploy(facts) };
}

function brokenFunctions(facts: ProjectFacts): Problem | undefined {
  const broken = (facts.functions ?? []).filter(({ state }) => state !== "ACTIVE" && state !== "DEPLOYING");
  if (broken.length === 0) return undefined;
  return {
    sentence: `These functions do not run: ${broken.map(({ id, state }) => `${id} (${state})`).join(", ")}.`,
    repair: runDeploy(facts),
  };
}

function functionsElsewhere(facts: ProjectFacts): Problem[] {
  const { functions = [], wanted, project } = facts;
  const elsewhere = functions.filter(({ id, region }) => wanted.functions.includes(id) && region !== wanted.region);
  return [...new Set(elsewhere.map(({ region }) => region))].map((region) => ({
    sentence: `Functions run in ${region} too, so every event is handled twice: here it is ${wanted.region}.`,
    repair: `Run \`npx firebase functions:delete ${elsewhere
      .filter((one) => one.region === region)
      .map(({ id }) => id)
      .join(" ")} --region ${region} --project ${project}\`.`,
  }));
}

function setSecret(name: string, { project }: ProjectFacts): string {
  return `Run \`npx firebase functions:secrets:set ${name} --project ${project}\`, then deploy.`;
}

function missingSecrets(facts: ProjectFacts): Problem[] {
  return (facts.secrets ?? [])
    .filter(({ isEnabled }) => !isEnabled)
    .map(({ name }) => ({ sentence: `The secret ${name} has no value.`, repair: setSecret(name, facts) }));
}

function emptySecrets(facts: ProjectFacts): Problem[] {
  return (facts.secrets ?? [])
    .filter(({ value }) => value !== undefined && (value.trim() === "" || value !== value.trim()))
    .map(({ name, value = "" }) => ({
      sentence: `The secret ${name} ${value.trim() === "" ? "is blank" : "begins or ends with a blank or a line break"}.`,
      repair: setSecret(name, facts),
    }));
}

function malformedMailServer(facts: ProjectFacts): Problem | undefined {
  const value = facts.secrets?.find(({ name }) => name === "SMTP_URL")?.value?.trim();
  if (!value || (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))) return undefined;
  return {
    sentence: "The secret SMTP_URL is no address of a mail server, such as smtps://user:password@host.",
    repair: setSecret("SMTP_URL", facts),
  };
}

function wrongMailKey(facts: ProjectFacts): Problem | undefined {
  const value = facts.secrets?.find(({ name }) => name === "MAIL_KEY")?.value;
  if (value === undefined) return undefined;
  switch (mailKeyProblem(value, facts.mailKeyFingerprints ?? [])) {
    case "short":
      return {
        sentence: "The secret MAIL_KEY has a key of less than 16 characters, which can be guessed.",
        repair: `Run \`openssl rand -base64 32 | npx firebase functions:secrets:set MAIL_KEY --data-file - --project ${facts.project}\`, then deploy.`,
      };
    case "foreign":
      return {
        sentence: "MAIL_KEY is not the key by which the database knows who has unsubscribed, so no mail is sent.",
        repair: `Put the key that it was before behind it (\`new,old\`): \`npx firebase functions:secrets:set MAIL_KEY --project ${facts.project}\`; older versions are in Secret Manager.`,
      };
    default:
      return undefined;
  }
}

function missingRoles(facts: ProjectFacts): Problem | undefined {
  const { roles, wanted } = facts;
  const missing = wanted.roles.filter((role) => roles?.includes(role) === false);
  if (missing.length === 0) return undefined;
  return { sentence: `The functions' service account lacks ${missing.join(", ")}.`, repair: runDeploy(facts) };
}

function noBilling(facts: ProjectFacts): Problem | undefined {
  if (facts.billing !== false) return undefined;
  return {
    sentence: `${facts.project} has no billing account, and functions need the Blaze plan.`,
    repair: inConsole(facts, "usage/details", "Choose the Blaze plan"),
  };
}

function disabledApis(facts: ProjectFacts): Problem[] {
  const { enabledApis, wanted } = facts;
  const missing = wanted.apis.filter((name) => enabledApis?.includes(name) === false);
  if (missing.length === 0) return [];
  return [
    {
      sentence: `These APIs are switched off: ${missing.join(", ")}.`,
      repair: runGcloud(`services enable ${missing.join(" ")}`, facts),
    },
  ];
}
