import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths, serverPaths } from "../../src/domain/kernel/collections";
import { allowConnections, emulatorConfiguration, type FirebaseConfiguration } from "./firebase-configuration";
import { defaultLanguage, languages, type Language } from "../../src/domain/kernel/language";
import { fixedPorts } from "../shared/running-suite";

const ports = { ...fixedPorts, hub: 1, logging: 2, websocket: 3, eventarc: 4 };
const production = read("firebase.json") as FirebaseConfiguration;

const otherLanguages = languages.filter((language) => language !== defaultLanguage);

function rewriteFor(language: Language) {
  return { source: `/${language}/**`, destination: `/${language}/shell.html` };
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, "..", "..", name), "utf8"));
}

function policyOf({ hosting }: Pick<FirebaseConfiguration, "hosting">): string {
  const headers = hosting.headers.flatMap((rule) => rule.headers);
  return headers.find((header) => header.key === "Content-Security-Policy")?.value ?? "";
}

test("a page may talk to Google's addresses only, by name, and runs no foreign script", () => {
  const policy = policyOf(production);
  expect(policy).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval|\*/);
  expect(policy).toContain("script-src 'self';");
});

test("beside the emulators a page may also talk to them, and all else stays as it is in production", () => {
  const local = policyOf(emulatorConfiguration(production, ports, []));
  const addresses = " http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:5001";
  expect(local).toContain(addresses);
  expect(local.replace(addresses, "")).toBe(policyOf(production));
});

test("a policy without connect-src is a mistake, not a permission", () => {
  expect(() => allowConnections("default-src 'self'", ["http://127.0.0.1:1"])).toThrow("connect-src");
});

test("the emulators listen on this machine only, at the given ports", () => {
  const { emulators } = emulatorConfiguration(production, { ...ports, auth: 1234 }, []);
  expect(emulators.auth).toEqual({ host: "127.0.0.1", port: 1234 });
  expect(emulators.ui).toEqual({ enabled: false });
});

test("a deployment builds site and functions, and the emulators do not: what they get is built already", () => {
  const local = emulatorConfiguration(production, ports, []);
  for (const part of ["hosting", "functions"] as const) {
    expect(production[part]).toHaveProperty("predeploy");
    expect(local[part]).not.toHaveProperty("predeploy");
  }
});

test("what mail programs and monitors ask reaches its function before the app's own rewrite, here as in production", () => {
  for (const { hosting } of [production, emulatorConfiguration(production, ports, [])]) {
    expect(hosting.rewrites).toEqual([
      { source: "/unsubscribe/one-click", function: { functionId: "unsubscribeOneClick", region: "us-central1" } },
      { source: "/health", function: { functionId: "health", region: "us-central1" } },
      // Hosting uploads no file that begins with a dot.
      { source: "/.well-known/security.txt", destination: "/security.txt" },
      ...otherLanguages.map(rewriteFor),
      { source: "!/@(assets|__)/**", destination: "/shell.html" },
    ]);
  }
});

test("an address in another language gets that language's page, before the rewrite of all others takes it", () => {
  const { rewrites } = production.hosting;
  const last = rewrites.length - 1;
  expect(otherLanguages).not.toEqual([]);
  for (const language of otherLanguages) {
    const nth = rewrites.findIndex((rewrite) => JSON.stringify(rewrite) === JSON.stringify(rewriteFor(language)));
    expect(nth, language).toBeGreaterThanOrEqual(0);
    expect(nth, language).toBeLessThan(last);
  }
  expect(rewrites[last]).toHaveProperty("destination", "/shell.html");
});

test("what carries the time of its end is cleared away in production, and an invitation is kept beyond it", () => {
  const { fieldOverrides } = read("firestore.indexes.json") as { fieldOverrides: Record<string, unknown>[] };
  const cleared = fieldOverrides.filter(({ ttl, fieldPath }) => ttl === true && fieldPath === "expiresAt");
  const documents = [
    paths.subscription("any"),
    paths.inquiry("any"),
    paths.statement("any"),
    serverPaths.countedEvent("any"),
    serverPaths.refusals("any"),
    serverPaths.runningGeneration("any"),
    serverPaths.mailEvent("any"),
    paths.sharedPlan("any"),
    paths.sharedPlanOwner("any"),
    paths.sharedLink("any", "any"),
    paths.outboxMail("any"),
    paths.import("any"),
    paths.importPart("any", 0),
    paths.inquiryNote("a", "b"),
    paths.taskHandOver("a"),
    ...[paths.rateLimits, paths.budgets, paths.invitationRequests].map((collection) => `${collection}/any`),
  ];
  expect(cleared.map(({ collectionGroup }) => collectionGroup).toSorted()).toEqual(
    documents.map((path) => path.split("/").at(-2)).toSorted(),
  );
});

test("neither the site nor the functions are deployed with their source maps", () => {
  const { hosting, functions } = read("firebase.json") as Record<string, { ignore: string[] }>;
  expect([hosting?.ignore, functions?.ignore]).toEqual([
    expect.arrayContaining(["**/*.map"]),
    expect.arrayContaining(["**/*.map"]),
  ]);
});

test("the rules know every language", () => {
  const rules = readFileSync(join(import.meta.dirname, "..", "..", "firestore.rules"), "utf8");
  expect(rules).toContain(`value in [${languages.map((language) => `'${language}'`).join(", ")}]`);
});
