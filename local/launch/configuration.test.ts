import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parameterNames } from "../checks/parameter-code";
import { localConfiguration } from "./configuration";
import { readEnvironment } from "../shared/env-file";
import { fixedPorts } from "../shared/running-suite";
import { projectRoot } from "../shared/project-root";

const defaults = {
  OPENAI_BASE_URL: "https://api.openai.com/v1",
  OPENAI_MODEL: "the-default",
  MODEL_TIMEOUT_SECONDS: "60",
};

test("by default the stand-ins are used, and production's other defaults stay", () => {
  const { environment, secrets } = localConfiguration(fixedPorts, defaults, {});
  expect(environment).toMatchObject({ OPENAI_BASE_URL: "http://127.0.0.1:8091/v1", MODEL_TIMEOUT_SECONDS: "60" });
  expect(secrets).toMatchObject({ OPENAI_API_KEY: "waymark-local", SMTP_URL: "smtp://127.0.0.1:1025" });
});

test("a person's own key leads to the real language model, never to the stand-in", () => {
  const { environment, secrets } = localConfiguration(fixedPorts, defaults, { OPENAI_API_KEY: "their own" });
  expect(environment).toMatchObject({ OPENAI_BASE_URL: "https://api.openai.com/v1", OPENAI_MODEL: "the-default" });
  expect(secrets.OPENAI_API_KEY).toBe("their own");
});

test("a server of one's own needs no key", () => {
  const own = { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", OPENAI_MODEL: "llama" };
  const { environment, secrets } = localConfiguration(fixedPorts, defaults, own);
  expect(environment).toMatchObject(own);
  expect(secrets.OPENAI_API_KEY).toBe("waymark-local");
});

test("only another name for the model still means the stand-in", () => {
  const { environment } = localConfiguration(fixedPorts, defaults, { OPENAI_MODEL: "another" });
  expect(environment).toMatchObject({ OPENAI_BASE_URL: "http://127.0.0.1:8091/v1", OPENAI_MODEL: "another" });
});

test("an empty variable is as good as none", () => {
  const { secrets } = localConfiguration(fixedPorts, defaults, { SMTP_URL: "" });
  expect(secrets.SMTP_URL).toBe("smtp://127.0.0.1:1025");
});

test("the rest of a person's environment does not reach the functions", () => {
  const { environment, secrets } = localConfiguration(fixedPorts, defaults, {
    AWS_SECRET: "no",
    OPENAI_API_KEY: "key",
  });
  expect(JSON.stringify(environment)).not.toMatch(/AWS|key/);
  expect(secrets).not.toHaveProperty("AWS_SECRET");
});

test("a person tries out another size of the site, or a limit of their own", () => {
  const own = { SITE_SIZE: "trial", TOKENS_PER_DAY: "5", MAIL_ONLY_TO_DOMAIN: "ours.example" };
  const { environment, secrets } = localConfiguration(fixedPorts, { SITE_SIZE: "small" }, own);
  expect(environment).toMatchObject(own);
  expect(Object.keys(secrets)).not.toEqual(expect.arrayContaining(Object.keys(own)));
});

test("links in mail lead to the site on this machine, unless a person says otherwise", () => {
  const at = (own: Record<string, string>) => localConfiguration(fixedPorts, { APP_URL: "https://x.example" }, own);
  expect(at({}).environment.APP_URL).toBe("http://127.0.0.1:5000");
  expect(at({ APP_URL: "https://staging.example" }).environment.APP_URL).toBe("https://staging.example");
});

test("on this machine nobody has to confirm a subscription, unless a person wants to see it", () => {
  const at = (own: Record<string, string>) => localConfiguration(fixedPorts, { DOUBLE_OPT_IN: "on" }, own).environment;
  expect(at({}).DOUBLE_OPT_IN).toBe("off");
  expect(at({ DOUBLE_OPT_IN: "on" }).DOUBLE_OPT_IN).toBe("on");
});

test("a deployment asks for what no two sites share, and this machine gives every parameter a value", () => {
  const committed = readEnvironment(readFileSync(join(projectRoot, "functions", ".env"), "utf8"));
  const asked = parameterNames.filter((name) => !(name in committed));
  expect(asked).toEqual(["APP_URL", "LRS_HOME_PAGE", "MAIL_FROM", "MAIL_REPLY_TO"]);
  const { environment } = localConfiguration(fixedPorts, committed, {});
  expect(Object.keys(environment).sort()).toEqual([...parameterNames, "SITE_SIZE"].sort());
});
