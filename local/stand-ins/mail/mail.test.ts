import { connect } from "node:net";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startMailCatcher, type MailCatcher } from "./mail";
import type { CaughtMail } from "./mailbox";

let catcher: MailCatcher;

beforeEach(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, webPort: 0 });
});

afterEach(() => catcher.close());

interface SubmittedMail {
  to?: string;
  head?: string[];
  body?: string;
  login?: string[];
}

/**
 * Delivers one message by SMTP and returns the code of the last reply, or "cut" where the connection ended without one.
 */
async function submitMail({
  to = "ann@example.com",
  head = ["Subject: Hello"],
  body = "Hi",
  login = [],
}: SubmittedMail = {}) {
  const socket = connect(Number(new URL(catcher.smtpUrl).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const lastLine = async () => {
    for (;;) {
      const line = await lines.next();
      if (line.done === true) return "cut";
      if (/^\d{3} /.test(line.value)) return line.value.slice(0, 3);
    }
  };
  const message = [...head, "", body, "."].join("\r\n");
  const commands = ["EHLO test", ...login, "MAIL FROM:<crew@waymark.example>", `RCPT TO:<${to}>`, "DATA", message];
  let code = await lastLine();
  for (const command of commands) {
    socket.write(`${command}\r\n`);
    code = await lastLine();
    if (!/^[23]/.test(code)) break;
  }
  socket.destroy();
  return code;
}

async function caught(search = ""): Promise<CaughtMail[]> {
  return (await (await fetch(`${catcher.url}/messages${search}`)).json()) as CaughtMail[];
}

function setMailFault(fault: object) {
  return fetch(`${catcher.url}/faults`, { method: "POST", body: JSON.stringify(fault) });
}

describe("the mail catcher", () => {
  test("keeps what is delivered and gives it as JSON, newest last", async () => {
    const head = [
      "Subject: =?utf-8?q?Caf=C3=A9?=",
      "To: Ann <ann@example.com>",
      "Content-Type: text/html; charset=utf-8",
    ];
    expect(await submitMail()).toBe("250");
    expect(await submitMail({ head, body: "<p>Hi</p>" })).toBe("250");
    expect((await caught()).map(({ subject }) => subject)).toEqual(["Hello", "Café"]);
    expect((await caught())[1]).toMatchObject({
      envelope: { from: "crew@waymark.example", to: ["ann@example.com"] },
      headers: { to: "Ann <ann@example.com>" },
      html: expect.stringContaining("<p>Hi</p>") as string,
    });
  });

  test("takes any credentials", async () => {
    const plain = Buffer.from("\0anybody\0anything").toString("base64");
    expect(await submitMail({ login: [`AUTH PLAIN ${plain}`] })).toBe("250");
  });

  test("keeps a mail that names itself once, however often it comes", async () => {
    const head = ["Idempotency-Key: 7a7c52de", "Subject: Hello"];
    for (const kind of ["cut-after-data", "reject-after-data"]) {
      await setMailFault({ kind });
      await submitMail({ head });
    }
    expect(await submitMail({ head })).toBe("250");
    expect(await submitMail({ head: ["Idempotency-Key: another"] })).toBe("250");
    expect(await caught()).toHaveLength(2);
  });

  test("lists and deletes the mail to one address", async () => {
    await Promise.all(["ann@example.com", "ben@example.com"].map((to) => submitMail({ to })));
    expect(await caught("?to=Ben@example.com")).toHaveLength(1);
    await fetch(`${catcher.url}/messages?to=ben@example.com`, { method: "DELETE" });
    expect((await caught()).map(({ envelope }) => envelope.to)).toEqual([["ann@example.com"]]);
    await fetch(`${catcher.url}/messages`, { method: "DELETE" });
    expect(await caught()).toEqual([]);
  });

  test("shows mail without letting any of it become part of the page", async () => {
    const attack = `"><script>alert(1)</script>`;
    const head = [`Subject: ${attack}`, `X-Odd: ${attack}`, "Content-Type: text/html"];
    await submitMail({ head, body: attack });
    const [mail] = await caught();
    for (const path of ["/", `/message?id=${mail?.id ?? 0}`]) {
      const answer = await fetch(catcher.url + path);
      const shown = await answer.text();
      expect(shown).toContain("&lt;script&gt;");
      expect(shown).not.toContain("<script");
      expect(shown).not.toContain("allow-scripts");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });

  test("says so when a message is not there", async () => {
    expect((await fetch(`${catcher.url}/message?id=7`)).status).toBe(404);
  });

  test("runs twice side by side", async () => {
    const other = await startMailCatcher({ smtpPort: 0, webPort: 0 });
    await submitMail();
    expect(await (await fetch(`${other.url}/messages`)).json()).toEqual([]);
    await other.close();
  });
});

describe("the mail catcher's faults", () => {
  test.each([
    ["reject-4xx", "451", 0],
    ["reject-5xx", "550", 0],
    ["reject-after-data", "451", 0],
    ["cut-after-data", "cut", 1],
  ])("%s answers %s, and %i messages are kept", async (kind, code, kept) => {
    await setMailFault({ kind });
    expect(await submitMail()).toBe(code);
    expect(await caught()).toHaveLength(kept);
    expect(await submitMail()).toBe("250");
  });

  test("slow delivers after half a second", async () => {
    await setMailFault({ kind: "slow" });
    const started = Date.now();
    expect(await submitMail()).toBe("250");
    expect(Date.now() - started).toBeGreaterThan(450);
  });

  test("a fault may name a recipient or a subject", async () => {
    await setMailFault({ kind: "reject-5xx", match: "ben@example.com" });
    await setMailFault({ kind: "reject-after-data", match: "hello" });
    expect(await submitMail({ head: ["Subject: Other"] })).toBe("250");
    expect(await submitMail({ to: "ben@example.com", head: ["Subject: Other"] })).toBe("550");
    expect(await submitMail()).toBe("451");
  });

  test("a share of the messages fails, and the others arrive", async () => {
    await setMailFault({ kind: "reject-4xx", share: 0.3, seed: 3 });
    const codes = await Promise.all(Array.from({ length: 30 }, () => submitMail()));
    const arrived = codes.filter((code) => code === "250").length;
    expect(arrived).toBeGreaterThan(14);
    expect(arrived).toBeLessThan(28);
    expect(await caught()).toHaveLength(arrived);
  });
});
