// The doctor's table, second part: the answers of a project, of the services around it, and of the emulators. It holds
// only what neither a deployment nor `npm run smoke` says.
import { roleIn, type Role } from "../../../src/domain/accounts/roles";
import { version } from "../../../src/domain/kernel/project/version";
import { lateness } from "../../../src/domain/operation/words";
import type { Environment } from "../../shared/env-file";
import { check, ifAny, setSecret, type Check } from "./check";
import type { Account, DoctorFacts } from "./facts";
import { mailKeyProblem } from "./mail-key";

export const projectChecks: readonly Check[] = [
  check("refused question", "failures", (failures) =>
    failures.map((sentence) => ({
      sentence,
      repair: "Do what the sentence says, then run `npm run doctor` again.",
    })),
  ),
  check("silent emulators", "silent", (silent) =>
    ifAny(silent, (names) => ({
      sentence: `There is no answer for ${names.join(", ")}.`,
      repair: "Run `npm start` in another terminal.",
    })),
  ),
  check("missing function", "functions", (functions, facts) =>
    ifAny(
      facts.wanted?.functions.filter((wanted) => functions.every(({ id }) => id !== wanted)),
      (ids) => ({ sentence: `These functions are not deployed: ${ids.join(", ")}.`, repair: runDeploy(facts) }),
    ),
  ),
  check("broken function", "functions", (functions, facts) =>
    ifAny(
      functions.filter(({ state }) => state !== "ACTIVE" && state !== "DEPLOYING"),
      (broken) => ({
        sentence: `These functions do not run: ${broken.map(({ id, state }) => `${id} (${state})`).join(", ")}.`,
        repair: runDeploy(facts),
      }),
    ),
  ),
  check("function in two regions", "functions", (functions, { wanted, project = "" }) => {
    const elsewhere = functions.filter(({ id, region }) => wanted?.functions.includes(id) && region !== wanted.region);
    return [...new Set(elsewhere.map(({ region }) => region))].map((region) => ({
      sentence: `Functions run in ${region} too, so every event is handled twice: here it is ${wanted?.region ?? ""}.`,
      repair: `Run \`npx firebase functions:delete ${elsewhere
        .filter((one) => one.region === region)
        .map(({ id }) => id)
        .join(" ")} --region ${region} --project ${project}\`.`,
    }));
  }),
  check("secret without a value", "secrets", (secrets, facts) =>
    secrets
      .filter(({ isEnabled }) => !isEnabled)
      .map(({ name }) => ({ sentence: `The secret ${name} has no value.`, repair: setSecret(name, facts) })),
  ),
  check("blank in a secret", "secrets", (secrets, facts) =>
    secrets
      .filter(({ value }) => value !== undefined && (value === "" || value !== value.trim()))
      .map(({ name, value = "" }) => ({
        sentence: `The secret ${name} ${value.trim() === "" ? "is blank" : "begins or ends with a blank or a line break"}.`,
        repair: setSecret(name, facts),
      })),
  ),
  check("address of the mail server", "secrets", (secrets, facts) => {
    const value = secrets.find(({ name }) => name === "SMTP_URL")?.value?.trim();
    return (
      Boolean(value) &&
      !/^smtps?:\/\/[^/]/.test(value ?? "") && {
        sentence: "The secret SMTP_URL is no address of a mail server, such as smtps://user:password@host.",
        repair: setSecret("SMTP_URL", facts),
      }
    );
  }),
  check("MAIL_KEY", "secrets", (secrets, { mailKeys, project = "" }) => {
    const value = secrets.find(({ name }) => name === "MAIL_KEY")?.value;
    const problem = value === undefined ? undefined : mailKeyProblem(value, mailKeys ?? []);
    const set = "npx firebase functions:secrets:set MAIL_KEY";
    if (problem === "foreign")
      return {
        sentence: "MAIL_KEY is not the key by which the database knows who has unsubscribed, so no mail is sent.",
        repair: `Put the key that it was before behind it (\`new,old\`): \`${set} --project ${project}\`; older versions are in Secret Manager.`,
      };
    // Another key in the place of one that is in use would end all mail.
    const isUnused = mailKeys?.length === 0;
    return (
      problem === "short" && {
        sentence: "The secret MAIL_KEY has a key of less than 16 characters, which can be guessed.",
        repair: isUnused
          ? `Run \`openssl rand -base64 32 | ${set} --data-file - --project ${project}\`, then deploy.`
          : `Put a longer key before it (\`new,old\`): \`${set} --project ${project}\`, then deploy.`,
      }
    );
  }),
  check(
    "passwords",
    "auth",
    ({ signIn }, facts) =>
      signIn?.email?.enabled !== true && {
        sentence: "No account can log in: the Email/Password provider is switched off.",
        repair: inConsole(facts, "authentication/providers", "Switch it on"),
      },
  ),
  check(
    "addresses told",
    "auth",
    ({ emailPrivacyConfig }, facts) =>
      emailPrivacyConfig?.enableImprovedEmailPrivacy !== true && {
        sentence: "Anybody can find out who has an account: e-mail enumeration protection is switched off.",
        repair: inConsole(facts, "authentication/settings", "Switch it on (User actions)"),
      },
  ),
  check(
    "sign-up",
    "auth",
    ({ client }, facts) =>
      client?.permissions?.disabledUserSignup !== true && {
        sentence:
          "Anybody can make accounts, and have mail sent to their addresses: sign-up by clients is switched on.",
        repair: inConsole(
          facts,
          "authentication/settings",
          "Deploy first, then switch off “Enable create (sign-up)” (User actions)",
        ),
      },
  ),
  check("authorised domain", "auth", ({ authorizedDomains = [] }, facts) => {
    const { APP_URL = "" } = facts.settings;
    const host = URL.canParse(APP_URL) ? new URL(APP_URL).host : undefined;
    return (
      host !== undefined &&
      !authorizedDomains.includes(host) && {
        sentence: `APP_URL leads to ${host}, which is not among the authorised domains of Authentication (${authorizedDomains.join(", ")}).`,
        repair: inConsole(facts, "authentication/settings", "Correct APP_URL, or add the domain (Authorised domains)"),
      }
    );
  }),
  check("administrators", "accounts", (accounts, { project }) => {
    const where = project === undefined ? "--local" : `--project ${project}`;
    const create = (email: string) => `\`npm run admin -- create ${email} ${where}\``;
    const staff = accounts.flatMap((account) => {
      const role = roleOfAccount(account);
      return role === undefined ? [] : [{ ...account, role }];
    });
    if (!staff.some(({ role }) => role === "admin"))
      return { sentence: "There is no administrator.", repair: `Run ${create("you@your-company.com")}.` };
    return staff
      .filter(({ emailVerified }) => emailVerified !== true)
      .map(({ localId, email = localId, role }) => ({
        sentence: `${email} has not proved that the address is theirs, and may work on the dashboard (${role}).`,
        repair: `Run ${create(role === "admin" ? email : `${email} --role ${role}`)} for a new link, or \`npm run admin -- revoke ${email} ${where}\`.`,
      }));
  }),
  check("authenticator apps", "auth", ({ mfa }, { settings, project = "" }) => {
    const isOn = mfa?.providerConfigs?.some(
      ({ state, totpProviderConfig }) => state === "ENABLED" && totpProviderConfig,
    );
    return (
      demandsFactor(settings) &&
      (mfa?.state !== "ENABLED" || isOn !== true) && {
        sentence:
          "SECOND_FACTOR is on, and the project allows no authenticator apps, so no administrator can set one up.",
        repair: `Run the command of docs/operate.md, chapter 4, for ${project}.`,
      }
    );
  }),
  check("administrators without a factor", "accounts", (accounts, { settings }) => {
    const without = accounts.filter(
      (account) => roleOfAccount(account) === "admin" && (account.mfaInfo ?? []).length === 0,
    );
    return ifAny(demandsFactor(settings) ? without : [], (found) => ({
      sentence: `SECOND_FACTOR is on, and these administrators have no second factor: ${found.map(({ localId, email = localId }) => email).join(", ")}.`,
      repair: "Ask each to set one up in the settings, under “Second factor”, or take the right away.",
    }));
  }),
  check("release", "health", ({ version: live }, facts) =>
    live !== version && facts.project !== undefined
      ? {
          sentence: `The site runs ${live === undefined ? "a release without a number" : `version ${live}`}, and this is version ${version}.`,
          repair: `Read CHANGELOG.md from there on (“Operators must”). ${runDeploy(facts)}`,
        }
      : undefined,
  ),
  check("late parts", "health", ({ late, schema }) =>
    late.map((name) => ({
      sentence:
        name === "schema" && schema
          ? `${lateness.schema.problem} They are in form ${schema.stored} of ${schema.current}.`
          : lateness[name].problem,
      repair: lateness[name].remedy,
    })),
  ),
];

function roleOfAccount({ customAttributes = "{}" }: Account): Role | undefined {
  return roleIn(JSON.parse(customAttributes) as Record<string, unknown>);
}

function demandsFactor({ SECOND_FACTOR }: Environment): boolean {
  return SECOND_FACTOR === "on";
}

function runDeploy({ project = "" }: DoctorFacts): string {
  return `Run \`npm run deploy -- --project ${project}\`.`;
}

function inConsole({ project = "" }: DoctorFacts, page: string, what: string): string {
  return `${what} at https://console.firebase.google.com/project/${project}/${page}`;
}
