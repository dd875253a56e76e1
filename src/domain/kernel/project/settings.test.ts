import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultSettings, limitIn, limitNames, limits, readableSettings, siteSizes } from "./settings";

const page = readFileSync(join(import.meta.dirname, "..", "..", "..", "..", "docs", "configure.md"), "utf8");

test("a site that says nothing has the limits that every site had before there were sizes", () => {
  expect(Object.fromEntries(limitNames.map((name) => [name, limitIn({}, name)]))).toEqual({
    MAX_INSTANCES_WRITING: 1,
    MAX_INSTANCES_VISITORS: 2,
    MAX_INSTANCES_SIGNED_IN: 2,
    MAX_INSTANCES_BACKGROUND: 2,
    MODEL_MAX_TOKENS: 16_000,
    TOKENS_PER_DAY: 10_000_000,
    MODEL_TIMEOUT_SECONDS: 60,
    MODEL_STALL_SECONDS: 20,
    PLAN_TIMEOUT_SECONDS: 480,
    GENERATIONS_PER_ADDRESS_PER_DAY: 60,
    GENERATIONS_PER_DAY: 2000,
    GENERATIONS_PER_ACCOUNT_PER_DAY: 200,
    ACCOUNTS_PER_ADDRESS_PER_HOUR: 30,
    PASSWORD_RESETS_PER_ADDRESS_PER_HOUR: 10,
    INQUIRIES_PER_HOUR: 60,
    SUBSCRIPTIONS_PER_HOUR: 500,
    CONFIRMATION_MAILS_PER_DAY: 1000,
    CONFIRMATION_MAILS_PER_DOMAIN_PER_DAY: 250,
    CONFIRMATION_MAILS_PER_UNCONFIRMED_DOMAIN_PER_DAY: 20,
    CONFIRMATION_MAILS_PER_MAILBOX_PER_DAY: 3,
    IMPORT_CONFIRMATION_MAILS_PER_HOUR: 100,
    IMPORT_CONFIRMATION_MAILS_PER_DAY: 1000,
    LRS_TIMEOUT_SECONDS: 20,
    INVITATION_DAYS: 30,
    BLAST_MAILS_PER_SECOND: 14,
    BLAST_CONNECTIONS: 5,
  });
  expect(defaultSettings).toMatchObject({ SITE_SIZE: "small", MODEL_REASONING_EFFORT: "none", XAPI_VERSION: "1.0.3" });
});

test("a larger site may do no less, and each value is one that an owner may set", () => {
  for (const { trial, small, open, from, to } of Object.values(limits)) {
    const rising = [from, trial, small, open, to];
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  }
});

test.each([
  ["the size sets it", { SITE_SIZE: "trial" }, 200],
  ["a setting of its own wins over the size", { SITE_SIZE: "trial", GENERATIONS_PER_DAY: "7" }, 7],
  ["0 is a setting, too", { SITE_SIZE: "open", GENERATIONS_PER_DAY: "0" }, 0],
  ["a blank leaves it to the size", { SITE_SIZE: "open", GENERATIONS_PER_DAY: " " }, 10_000],
  ["a blank size is the default", { SITE_SIZE: "" }, 2000],
])("a limit of a site: %s", (_, settings, limit) => {
  expect(limitIn(settings, "GENERATIONS_PER_DAY")).toBe(limit);
});

test.each([
  [{ GENERATIONS_PER_DAY: "many" }, 'GENERATIONS_PER_DAY is "many", and must be a whole number.'],
  [{ GENERATIONS_PER_DAY: "-1" }, 'GENERATIONS_PER_DAY is "-1", and must be a whole number.'],
  [{ SITE_SIZE: "huge", GENERATIONS_PER_DAY: "5" }, 'SITE_SIZE is "huge", and can be trial or small or open.'],
])("%j is refused in words, and its reader may go on without it", (settings, sentence) => {
  expect(() => limitIn(settings, "GENERATIONS_PER_DAY")).toThrow(sentence);
  expect(() => limitIn(readableSettings({ ...settings, APP_URL: "a" }), "GENERATIONS_PER_DAY")).not.toThrow();
});

describe("docs/configure.md", () => {
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+)\| ([^|]+)\| ([^|]+)\|/gm)].map(
    ([, name = "", ...cells]) => [name, cells.map((cell) => Number(cell.replaceAll(",", "")))],
  );

  test("has each limit once, with its value in every size", () => {
    const entries = limitNames.map((name) => [name, siteSizes.map((size) => limits[name][size])]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(entries));
    expect(rows).toHaveLength(limitNames.length);
  });

  test("names each setting that may be left away, with its default", () => {
    for (const [name, value] of Object.entries(defaultSettings))
      expect(page).toMatch(new RegExp(`\`${name}\`.*\\| ${value || "blank"} *\\|$`, "m"));
  });
});
