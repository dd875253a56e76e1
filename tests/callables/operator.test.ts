import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { sweepPasswordLetters } from "../../functions/src/accounts/send-password-reset";
import { database } from "../../functions/src/firestore/database";
import { administratorMailWords, operatorMessages } from "../../src/domain/accounts/words";
import { paths } from "../../src/domain/kernel/collections";
import { accountByEmail, anAccount, anUnusedEmail } from "../support/accounts/accounts";
import { aResetCode, createAccount, resetPassword, signInWithPassword } from "../support/accounts/identity";
import { mailTo } from "../support/shared/mail";
import { emulatorHosts, runOperatorCommand, spawnOperatorCommand } from "../support/suite/operator";
import { runningSuite } from "../support/suite/running-suite";
import { setFault } from "../support/suite/stand-ins";

const appUrl = "https://ours.web.app";

function resetCodeIn(text: string): string {
  const code = /https:\/\/ours\.web\.app\/reset-password\?oobCode=([\w-]+)/.exec(text)?.[1];
  if (code === undefined) throw new Error(`There is no link to our own page in:\n${text}`);
  return code;
}

async function claimsOf(email: string): Promise<unknown> {
  return JSON.parse((await accountByEmail(email))?.customAttributes ?? "{}");
}

describe("npm run admin", () => {
  test("grants and revokes the claim, keeps others, ends sessions, and lists who is an administrator", async () => {
    const { uid, email } = await anAccount({ beta: true });
    expect(await runOperatorCommand(["grant", email])).toMatchObject({ code: 0, err: "" });
    expect(await claimsOf(email)).toEqual({ admin: true, beta: true });
    const revocation = database.doc(paths.revokedAdministrator(uid));
    expect((await revocation.get()).exists).toBe(false);
    const entry = database.doc(paths.administrator(uid));
    expect((await entry.get()).data()).toEqual({ email });
    expect((await runOperatorCommand(["list"])).out.split("\n")).toContain(email);

    const before = Math.floor(Date.now() / 1000);
    expect(await runOperatorCommand(["revoke", email])).toMatchObject({ code: 0, err: "" });
    expect(await claimsOf(email)).toEqual({ beta: true });
    expect((await revocation.get()).exists).toBe(true);
    expect((await entry.get()).get("revokedAt")).toBeDefined();
    expect(Number((await accountByEmail(email))?.validSince)).toBeGreaterThanOrEqual(before);
    expect((await runOperatorCommand(["list"])).out.split("\n")).not.toContain(email);

    expect(await runOperatorCommand(["grant", email])).toMatchObject({ code: 0, err: "" });
    expect((await revocation.get()).exists).toBe(false);
    expect((await entry.get()).data()).toEqual({ email });
  });

  test("creates an administrator whom only a mail to the address lets in", async () => {
    const email = anUnusedEmail();
    const smtpUrl = `smtp://127.0.0.1:${runningSuite().ports.smtp}`;
    const environment = { ...emulatorHosts(), APP_URL: appUrl, SMTP_URL: smtpUrl };
    const said = { code: 0, out: `${operatorMessages.createdAndMailed(email)}\n`, err: "" };
    expect(await runOperatorCommand(["create", email], environment)).toEqual(said);
    expect(await claimsOf(email)).toMatchObject({ admin: true });
    expect(await accountByEmail(email)).toMatchObject({ emailVerified: false });

    const [letter] = await mailTo(email);
    await resetPassword(resetCodeIn(letter?.text ?? ""), "chosen-by-its-owner");
    await signInWithPassword(email, "chosen-by-its-owner");
    expect((await runOperatorCommand(["create", email], environment)).err).toBe(
      `${operatorMessages.accountExists(email, true)}\n`,
    );
  });

  test("leaves the letter to the sweep where the mail server takes none just now, and shows the link, too", async () => {
    const email = anUnusedEmail();
    const smtpUrl = `smtp://127.0.0.1:${runningSuite().ports.smtp}`;
    await setFault("mail", { kind: "reject-4xx", times: 1, match: email });
    const environment = { ...emulatorHosts(), APP_URL: appUrl, SMTP_URL: smtpUrl };
    const { out } = await runOperatorCommand(["create", email], environment);
    expect(out).toMatch(/It goes out by itself[^]*oobCode=/);
    expect(await mailTo(email)).toEqual([]);
    await sweepPasswordLetters(new Date(Date.now() + 3_600_000));
    expect((await mailTo(email)).map(({ subject }) => subject)).toEqual([administratorMailWords.subject]);
  });

  test("shows the link where no mail can be sent, and makes another one as long as nobody has used it", async () => {
    const email = anUnusedEmail();
    const unreachable = { ...emulatorHosts(), APP_URL: appUrl, SMTP_URL: "smtp://127.0.0.1:1" };
    const codes: string[] = [];
    for (const environment of [unreachable, { ...unreachable, SMTP_URL: "" }]) {
      const { code, out } = await runOperatorCommand(["create", email], environment);
      expect({ code, email: out.includes(`${email} is an administrator`) }).toEqual({ code: 0, email: true });
      codes.push(resetCodeIn(out));
    }
    expect(new Set(codes).size).toBe(2);
    expect((await runOperatorCommand(["list"])).out).toContain(operatorMessages.listed(email, false));
  });

  test("gives no account away that somebody made with the operator's address, until its owner has proved it", async () => {
    const email = anUnusedEmail();
    await createAccount(email, "the-squatters-password");
    for (const [command, sentence] of [
      ["grant", operatorMessages.unproven(email)],
      ["create", operatorMessages.accountExists(email, false)],
    ] as const)
      expect(await runOperatorCommand([command, email])).toEqual({ code: 1, out: "", err: `${sentence}\n` });
    expect(await claimsOf(email)).toEqual({});

    await resetPassword(await aResetCode(email), "the-owners-password");
    expect(await runOperatorCommand(["grant", email])).toMatchObject({ code: 0, err: "" });
    expect(await claimsOf(email)).toEqual({ admin: true });
    await expect(signInWithPassword(email, "the-squatters-password")).rejects.toThrow("INVALID_LOGIN_CREDENTIALS");
  });

  test.each([
    [
      "an unknown e-mail",
      ["grant", "nobody@elsewhere.example"],
      operatorMessages.noAccount("nobody@elsewhere.example"),
    ],
    ["no e-mail", ["revoke"], "Usage:"],
  ])("says what is wrong with %s", async (_, args, sentence) => {
    const { code, out, err } = await runOperatorCommand(args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(sentence);
  });

  test(
    "says what is wrong with a command that does not exist, and ends without success",
    { tags: ["heavy"] },
    async () => {
      const usage = { code: 1, out: "", err: expect.stringContaining("Usage:") as string };
      expect(await spawnOperatorCommand(["promote", "a@b.example"])).toEqual(usage);
    },
  );

  test("says that there are no credentials for a real project, and which project is missing", async () => {
    const nowhere = { HOME: tmpdir(), CLOUDSDK_CONFIG: tmpdir() };
    expect((await runOperatorCommand(["list", "--project", "a-real-one"], nowhere)).err).toContain(
      "There are no credentials",
    );
    expect((await runOperatorCommand(["list"], nowhere)).err).toContain("Which project?");
  });
});
