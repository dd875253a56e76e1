// Against servers that really refuse, on this machine.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startRecordStore } from "../../stand-ins/record-store/record-store";
import { askModel, askStore, healthAt, loginProblem, mailRecordsOf } from "./outside";

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = "", headers } = request;
    if (url.startsWith("/v1/models/") && headers.authorization !== "Bearer right") response.statusCode = 401;
    else if (url === "/v1/models/unknown") response.statusCode = 404;
    else if (url === "/v1/models/broken") response.statusCode = 503;
    response.end(url === "/health" ? '{"late":["sweep"],"version":"0.0.9"}' : "<html>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ["a-model", "right", "well"],
  ["a-model", "wrong", "refused"],
  ["unknown", "right", "unknown"],
  ["broken", "right", "silent"],
])("the model %s, asked with the %s key", async (name, key, answer) => {
  expect(await askModel({ OPENAI_BASE_URL: `${address}/v1`, OPENAI_MODEL: name }, key)).toBe(answer);
});

test("a model's server that is not there is silent, and one whose key nobody may read is not asked", async () => {
  expect(await askModel({ OPENAI_BASE_URL: "http://127.0.0.1:1/v1", OPENAI_MODEL: "a" }, "right")).toBe("silent");
  expect(await askModel({ OPENAI_BASE_URL: "http://127.0.0.1:1/v1", OPENAI_MODEL: "a" }, undefined)).toBeUndefined();
});

test("a store is told from a web page, from one with another version, and from none", async () => {
  const store = await startRecordStore({ port: 0 });
  const ask = (endpoint: string, password = "waymark", changes = {}) =>
    askStore({ LRS_ENDPOINT: endpoint, LRS_USERNAME: "waymark", ...changes }, password);
  const endpoint = `${store.url}/xapi`;
  expect(await ask(endpoint)).toBe("well");
  expect(await ask(endpoint, "wrong")).toBe("refused");
  expect(await ask(endpoint, "waymark", { XAPI_VERSION: "0.95" })).toBe("other version");
  expect(await ask(address)).toBe("unknown");
  expect(await ask("http://127.0.0.1:1")).toBe("silent");
  await store.close();
});

test("a site says which parts of it are late and its release, unless it says nothing", async () => {
  expect(await healthAt(address)).toEqual({ late: ["sweep"], version: "0.0.9" });
  expect(await healthAt("http://127.0.0.1:1")).toBeUndefined();
});

describe("a mail server", () => {
  let smtp: SMTPServer;
  let port: number;
  beforeAll(async () => {
    smtp = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: ({ password }, _, done) =>
        done(password === "right" ? null : new Error("Invalid username or password"), { user: "user" }),
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    port = (smtp.server.address() as AddressInfo).port;
  });
  afterAll(() => smtp.close(() => undefined));

  test("lets in who knows the password, and says why it lets in nobody else", async () => {
    expect(await loginProblem(`smtp://user:right@127.0.0.1:${port}`)).toBeUndefined();
    expect(await loginProblem(`smtp://user:wrong@127.0.0.1:${port}`)).toContain("Invalid username or password");
    expect(await loginProblem("smtp://127.0.0.1:1")).toContain("ECONNREFUSED");
  });
});

describe("the records of a domain", () => {
  const records = (known: Record<string, string[]>) => (name: string) => Promise.resolve(known[name] ?? []);

  test("are found under their names, DKIM under the usual ones", async () => {
    const known = {
      "mail.northwind.test": ["google-site-verification=x", "v=spf1 include:_spf.mail.test ~all"],
      "_dmarc.northwind.test": ["v=DMARC1; p=quarantine"],
      "google._domainkey.mail.northwind.test": ["v=DKIM1; k=rsa; p=MIGf"],
    };
    expect(await mailRecordsOf("Hello@Mail.Northwind.test", undefined, records(known))).toEqual({
      domain: "mail.northwind.test",
      spf: true,
      dkim: true,
      dmarc: true,
    });
  });

  test("are missed where they are not, and a key that was withdrawn is none", async () => {
    const known = { "ours._domainkey.northwind.test": ["v=DKIM1; p="] };
    expect(await mailRecordsOf("a@northwind.test", "ours", records(known))).toEqual({
      domain: "northwind.test",
      spf: false,
      dkim: false,
      dmarc: false,
    });
  });
});
