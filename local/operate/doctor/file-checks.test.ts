// Each mistake is planted alone into facts in which all is well, and each must be found, alone, with what repairs it.
import { beforeAll, expect, test } from "vitest";
import { expectOne, type Planted } from "../../../tests/support/operate/planted";
import { ownSettings, soundFiles } from "../../../tests/support/operate/sound-facts";
import { problemsIn } from "./check";
import { fileChecks } from "./file-checks";
import { gatherFileFacts, type FileFacts } from "./file-facts";

let sound: FileFacts;
beforeAll(async () => {
  sound = soundFiles(await gatherFileFacts("ours"));
}, 30_000);

function own(settings: Record<string, string>) {
  return (): Partial<FileFacts> => ({ own: { ...ownSettings, ...settings } });
}

function withHeaders(change: (text: string) => string) {
  return ({ configuration }: FileFacts): Partial<FileFacts> => ({
    configuration: JSON.parse(change(JSON.stringify(configuration))) as FileFacts["configuration"],
  });
}

const planted: Planted<FileFacts>[] = [
  [
    "no APP_URL",
    () => ({ own: { ...ownSettings, APP_URL: undefined as never } }),
    "APP_URL has no value for ours",
    "APP_URL=…",
  ],
  ["an address with a name", own({ MAIL_FROM: "Us <a@b.test>" }), 'MAIL_FROM is "Us <a@b.test>"', "MAIL_FROM=…"],
  [
    "a number in words",
    own({ GENERATIONS_PER_DAY: "many" }),
    'GENERATIONS_PER_DAY is "many"',
    "GENERATIONS_PER_DAY=2000",
  ],
  ["a plan beyond its function", own({ PLAN_TIMEOUT_SECONDS: "900" }), "from 30 to 500", "PLAN_TIMEOUT_SECONDS="],
  ["a size that is none", own({ SITE_SIZE: "huge" }), "can be trial or small or open", "SITE_SIZE=trial"],
  ["a switch in another word", own({ DOUBLE_OPT_IN: "yes" }), "can be on or off", "DOUBLE_OPT_IN=on"],
  [
    "App Check without a key",
    own({ APP_CHECK_ENFORCED: "on" }),
    "there is no APP_CHECK_SITE_KEY",
    "APP_CHECK_SITE_KEY=…",
  ],
  ["an unknown version", own({ XAPI_VERSION: "1.0" }), 'XAPI_VERSION is "1.0"', "XAPI_VERSION=1.0.3"],
  ["a mistyped name", own({ OPENAI_MODLE: "a" }), "sets OPENAI_MODLE, which nothing reads", "spelling"],
  [
    "a secret in a file",
    own({ SMTP_URL: "smtps://u:p@h" }),
    "The secret SMTP_URL stands in a file",
    "secrets:set SMTP_URL",
  ],
  [
    "a secret that no function names",
    ({ manifest }) => ({
      manifest: JSON.parse(
        JSON.stringify(manifest).replaceAll('"key":"LRS_PASSWORD"', '"key":"OTHER"'),
      ) as FileFacts["manifest"],
    }),
    "No function may read the secret LRS_PASSWORD",
    "Name it in `secrets`",
  ],
  ["a region that does not exist", own({ FUNCTIONS_REGION: "europe" }), 'FUNCTIONS_REGION is "europe"', "europe-west1"],
  [
    "a site on this machine",
    own({ APP_URL: "https://localhost" }),
    "the links in mail lead nowhere",
    "https://ours.web.app",
  ],
  ["a page instead of a site", own({ APP_URL: "https://ours.web.app/home" }), "not the address of a site", "APP_URL="],
  [
    "a sender that nobody owns",
    own({ MAIL_FROM: "hello@waymark.example" }),
    "a domain without an owner",
    "The brand itself is in src/domain/brand/.",
  ],
  [
    "a model that ends",
    (facts) => ({ now: new Date("2026-12-20T00:00:00Z"), own: { ...facts.own, OPENAI_MODEL: "gpt-4.1-mini" } }),
    "gpt-4.1-mini ends on 2027-01-14",
    "OPENAI_MODEL=gpt-6-luna",
  ],
  [
    "a path too far",
    own({ OPENAI_BASE_URL: "https://a.test/v1/chat/completions" }),
    "before /chat/completions",
    "OPENAI_BASE_URL=",
  ],
  [
    "a store's statements",
    own({ LRS_ENDPOINT: "https://a.test/statements", LRS_USERNAME: "a" }),
    "ends in /statements",
    "LRS_ENDPOINT=https://a.test ",
  ],
  ["a store without a user", own({ LRS_ENDPOINT: "https://a.test" }), "LRS_USERNAME is not", "LRS_USERNAME=…"],
  ["a file of the emulators", () => ({ hasLocalFile: true }), "functions/.env.local", "rm functions/.env.local"],
  [
    "a header taken away",
    withHeaders((text) => text.replace("X-Content-Type-Options", "X-Other")),
    "sends no X-Content-Type-Options",
    "git checkout firebase.json",
  ],
  [
    "a policy with inline scripts",
    withHeaders((text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    "allows 'unsafe-inline'",
    "git checkout firebase.json",
  ],
  [
    "a policy that lets pages send data to anybody's functions",
    withHeaders((text) => text.replace("connect-src 'self'", "connect-src 'self' https://*.run.app")),
    "allows https://*.run.app",
    "git checkout firebase.json",
  ],
  [
    "headers on the provider's pages",
    withHeaders((text) => text.replace("!/__/**", "**")),
    "gives headers to **",
    "git checkout firebase.json",
  ],
];

test("nothing is wrong in the files as they are", () => {
  expect(problemsIn(sound, fileChecks)).toEqual([]);
  expect(problemsIn({ ...sound, project: undefined, own: undefined }, fileChecks)).toEqual([]);
});

test.each(planted)("%s is found", (_, plant, sentence, repair) => {
  expectOne(problemsIn({ ...sound, ...plant(sound) }, fileChecks), sentence, repair);
});
