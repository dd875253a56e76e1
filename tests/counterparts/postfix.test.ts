// The transport and its reading of failures on a Postfix whose logins a Dovecot knows. Postfix refuses us at the
// recipient's turn, as it does by default, and closes connections in use.
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailFailureOf } from "../../functions/src/mail/mail-failure";
import { sendOver, transportTo } from "../../functions/src/mail/transport";
import { startMailServer, type MailServer } from "./postfix";
import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let server: MailServer;
const folder = mkdtempSync(join(tmpdir(), "waymark-postfix-"));
beforeAll(async () => {
  chmodSync(folder, 0o755);
  server = await startMailServer(folder);
});
afterAll(() => {
  transportTo("smtp://127.0.0.1:1").close();
  server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const text = [".", "..two", "x".repeat(900), "Größe 日本"].join("\n");

async function outcomeOf(name: string, url = `smtp://127.0.0.1:${server.port}`): Promise<string> {
  const to = name.includes("@") ? name : `${name}@northwind.example`;
  const mail = { from: "hello@waymark.example", to, subject: "Größe 日本", text };
  return sendOver(transportTo(url, 1), mail).then(
    () => "sent",
    (error: unknown) => mailFailureOf(error).reason,
  );
}

test.each([
  ["later", "later"],
  ["full", "full"],
  ["fullnow", "later"],
  ["closing", "later"],
  ["nobody", "refused"],
  ["somebody@elsewhere.example", "denied"],
])("%s is answered with %s, also on a connection in use", async (name, reason) => {
  expect([await outcomeOf(name), await outcomeOf("ines"), await outcomeOf(name)]).toEqual([reason, "sent", reason]);
});

test("of 20 mails six of which it closes the connection on, 14 are sent, six are for later, and none is uncertain", async () => {
  const names = Array.from({ length: 20 }, (_, nth) => (nth % 3 === 1 && nth < 18 ? "closing" : "ines"));
  const outcomes: string[] = [];
  for (const name of names) outcomes.push(await outcomeOf(name));
  expect(outcomes).toEqual(names.map((name) => (name === "closing" ? "later" : "sent")));
});

test("a login is right or wrong, and a certificate of nobody is a setting", async () => {
  const withLogin = (password: string) => `smtp://hello%40northwind.example:${password}@127.0.0.1:${server.port}`;
  expect(await outcomeOf("somebody@elsewhere.example", withLogin("wrong"))).toBe("login");
  expect(await outcomeOf("ines", withLogin("p%40ss%2Fw"))).toBe("sent");
  expect(await outcomeOf("ines", `smtps://127.0.0.1:${server.tlsPort}`)).toBe("certificate");
  expect(await outcomeOf("ines", `smtps://127.0.0.1:${server.port}`)).toBe("encryption");
});

test("a mail arrives as it was written", async () => {
  await outcomeOf("ines");
  await expect.poll(() => server.log().match(/status=sent/g)?.length ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
  const { default: PostalMime } = await import("postal-mime");
  const [mail] = server.inboxOf("ines");
  const read = await PostalMime.parse(mail ?? "");
  expect(read.text?.trimEnd()).toBe(text);
  expect([read.subject, read.from?.address]).toEqual(["Größe 日本", "hello@waymark.example"]);
});
