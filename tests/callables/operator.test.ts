import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { accountByEmail, anAccount } from "../support/accounts/accounts";
import { runOperatorCommand } from "../support/suite/operator";

async function claimsOf(email: string): Promise<unknown> {
  return JSON.parse((await accountByEmail(email))?.customAttributes ?? "{}");
}

describe("npm run admin", () => {
  test("grants and revokes the claim, keeps others, ends sessions, and lists who is an administrator", async () => {
    const { email } = await anAccount({ beta: true });
    expect(await runOperatorCommand(["grant", email])).toMatchObject({ code: 0, err: "" });
    expect(await claimsOf(email)).toEqual({ admin: true, beta: true });
    expect((await runOperatorCommand(["list"])).out.split("\n")).toContain(email);

    const before = Math.floor(Date.now() / 1000);
    expect(await runOperatorCommand(["revoke", email])).toMatchObject({ code: 0, err: "" });
    expect(await claimsOf(email)).toEqual({ beta: true });
    expect(Number((await accountByEmail(email))?.validSince)).toBeGreaterThanOrEqual(before);
    expect((await runOperatorCommand(["list"])).out.split("\n")).not.toContain(email);
  });

  test.each([
    ["an unknown e-mail", ["grant", "nobody@elsewhere.example"], "There is no account for nobody@elsewhere.example."],
    ["no e-mail", ["revoke"], "Usage:"],
    ["a command that does not exist", ["promote", "a@b.example"], "Usage:"],
  ])("says what is wrong with %s", async (_, args, sentence) => {
    const { code, out, err } = await runOperatorCommand(args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(sentence);
  });

  test("says that there are no credentials for a real project, and which project is missing", async () => {
    const nowhere = { HOME: tmpdir(), CLOUDSDK_CONFIG: tmpdir() };
    expect((await runOperatorCommand(["list", "--project", "a-real-one"], nowhere)).err).toContain(
      "There are no credentials",
    );
    expect((await runOperatorCommand(["list"], nowhere)).err).toContain("Which project?");
  });
});
