import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { passwordLetters } from "../../functions/src/accounts/send-password-reset";
import { sweepMails } from "../../functions/src/mail/delivery";
import { database } from "../../functions/src/firestore/database";
import { administratorMailWords, operatorMessages } from "../../src/domain/accounts/words";
import { paths } from "../../src/domain/kernel/collections";
import { accountByEmail, anAccount, anAdministrator, anUnusedEmail } from "../support/accounts/accounts";
import { aResetCode, createAccount, resetPassword, signInWithPassword } from "../support/accounts/identity";
import { giveFactor, signInWithFactor, tokenClaims } from "../support/accounts/second-factor";
import { mailTo } from "../support/shared/mail";
import { emulatorHosts, runOperatorCommand, spawnOperatorCommand } from "../support/suite/operator";

const appUrl = "https://ours.web.app";

function linkIn(text: string): string {
  const link = /https:\/\/ours\.web\.app\/reset-password\?oobCode=[\w-]+(?:&for=administrator)?/.exec(text)?.[0];
  if (link === undefined) throw new Error(`There is no link to our own page in:\n${text}`);
  return link;
}

const resetCodeIn = (text: string) => new URL(linkIn(text)).searchParams.get("oobCode") ?? "";

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

  test("gives a role in the place of another, and what older tokens claim beyond it is refused from then on", async () => {
    const { uid, email } = await anAccount({ beta: true });
    const revocation = () => database.doc(paths.revokedAdministrator(uid)).get();
    const entry = async () => (await database.doc(paths.administrator(uid)).get()).data();
    const validSince = async () => Number((await accountByEmail(email))?.validSince);
    const reader = ["grant", email, "--role", "reader"];

    expect((await runOperatorCommand(reader)).out).toBe(`${operatorMessages.granted(email, "reader", undefined)}\n`);
    expect([await claimsOf(email), await entry()]).toEqual([
      { reader: true, beta: true },
      { email, role: "reader" },
    ]);
    expect((await runOperatorCommand(["list"])).out.split("\n")).toContain(
      operatorMessages.listed(email, "reader", true, false),
    );
    expect((await runOperatorCommand(reader)).out).toBe(`${operatorMessages.grantedBefore(email, "reader")}\n`);

    await runOperatorCommand(["grant", email]);
    expect([await claimsOf(email), await entry()]).toEqual([{ admin: true, beta: true }, { email }]);
    expect((await revocation()).exists).toBe(false);

    const before = Math.floor(Date.now() / 1000);
    expect((await runOperatorCommand(reader)).out).toBe(`${operatorMessages.granted(email, "reader", "admin")}\n`);
    expect([await claimsOf(email), await entry()]).toEqual([
      { reader: true, beta: true },
      { email, role: "reader" },
    ]);
    expect((await revocation()).get("reader")).toBe(true);
    expect(await validSince()).toBeGreaterThanOrEqual(before);

    expect((await runOperatorCommand(["revoke", email])).out).toBe(`${operatorMessages.revoked(email, "reader")}\n`);
    expect([await claimsOf(email), (await revocation()).get("reader")]).toEqual([{ beta: true }, undefined]);
    expect((await entry())?.revokedAt).toBeDefined();
  });

  test("creates an administrator whom the mail or the shown link lets in, and mails none once a password is chosen", async () => {
    const [email, told] = [anUnusedEmail(), anUnusedEmail()];
    const environment = { ...emulatorHosts(), APP_URL: appUrl };
    const { code, out, err } = await runOperatorCommand(["create", email], environment);
    expect({ code, out, err }).toEqual({
      code: 0,
      out: `${operatorMessages.created(email, "admin", linkIn(out))}\n`,
      err: "",
    });
    expect(await claimsOf(email)).toMatchObject({ admin: true });
    expect(await accountByEmail(email)).toMatchObject({ emailVerified: false });
    const shown = resetCodeIn((await runOperatorCommand(["create", told], environment)).out);
    await resetPassword(shown, "chosen-by-its-owner");

    await sweepMails(passwordLetters);
    expect(await mailTo(told)).toEqual([]);
    const [letter, ...others] = await mailTo(email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe(administratorMailWords.subject);
    // The link in the mail is made from the functions' own APP_URL.
    const mailed = /oobCode=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
    await resetPassword(mailed, "chosen-by-its-owner");
    await signInWithPassword(email, "chosen-by-its-owner");
    expect((await runOperatorCommand(["create", email], environment)).err).toBe(
      `${operatorMessages.accountExists(email, true)}\n`,
    );
  });

  test("makes another link as long as nobody has used one", async () => {
    const email = anUnusedEmail();
    const codes: string[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const { code, out } = await runOperatorCommand(["create", email], { ...emulatorHosts(), APP_URL: appUrl });
      expect({ code, email: out.includes(`${email} is an administrator`) }).toEqual({ code: 0, email: true });
      codes.push(resetCodeIn(out));
    }
    expect(new Set(codes).size).toBe(2);
    expect((await runOperatorCommand(["list"])).out).toContain(operatorMessages.listed(email, "admin", false, false));
  });

  test("takes a lost second factor away, which ends every session, and the password alone logs in", async () => {
    const { uid, email, password } = await anAdministrator();
    await giveFactor(uid);
    const { idToken } = await signInWithFactor(email, password);
    const listed = (has: boolean) => operatorMessages.listed(email, "admin", true, has);
    expect((await runOperatorCommand(["list"])).out.split("\n")).toContain(listed(true));
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(Number(tokenClaims(idToken).auth_time));
    const removed = `${operatorMessages.factorRemoved(email)}\n`;
    expect(await runOperatorCommand(["remove-factor", email])).toEqual({ code: 0, out: removed, err: "" });
    expect(Number((await accountByEmail(email))?.validSince)).toBeGreaterThan(Number(tokenClaims(idToken).auth_time));
    await expect(signInWithPassword(email, password)).resolves.toHaveProperty("idToken");
    expect((await runOperatorCommand(["list"])).out.split("\n")).toContain(listed(false));
    expect((await runOperatorCommand(["remove-factor", email])).out).toBe(`${operatorMessages.noFactor(email)}\n`);
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
    ["an unknown role", ["grant", "a@b.example", "--role", "owner"], operatorMessages.noRole("owner")],
    ["a role where none is given", ["revoke", "a@b.example", "--role", "reader"], "Usage:"],
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
