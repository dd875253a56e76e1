import { expect, test } from "vitest";
import { fullAnswers } from "../answers/answers.fixture";
import { aPlanText } from "../plan/plan.fixture";
import { isInReview } from "../plan/versions/plan-version";
import { linkState, sharedCopy, sharedLinkId } from "./shared-plan";

const business = {
  businessName: "Northwind",
  answers: fullAnswers(),
  plan: { text: aPlanText(), model: "a-model", answersHash: "hash", version: 3, reviewedBy: "Rosa" },
};

test("a copy holds the parts that were chosen, and nothing of the others", () => {
  const plan = sharedCopy(["plan"], business);
  expect(Object.keys(plan)).toEqual(["businessName", "parts", "plan"]);
  expect(plan.plan).toEqual({
    text: expect.not.stringContaining("[answers:") as string,
    model: "a-model",
    reviewedBy: "Rosa",
  });
  expect(Object.keys(sharedCopy(["overview"], business))).toEqual(["businessName", "parts", "ratings"]);
  expect(sharedCopy(["plan"], { ...business, plan: undefined })).not.toHaveProperty("plan");
});

test.each(["", "short", "x".repeat(23), `${"x".repeat(21)}/`, `${"x".repeat(21)}.`])("%j is no link", (link) => {
  expect(sharedLinkId.safeParse(link).success).toBe(false);
});

test("a link ends by itself, or when it is revoked", () => {
  const [before, end] = [new Date(5000), new Date(6000)];
  expect(linkState({ expiresAt: end }, before)).toBe("open");
  expect(linkState({ expiresAt: end }, end)).toBe("ended");
  expect(linkState({ expiresAt: end, revokedAt: before }, before)).toBe("revoked");
});

test("a plan is in review until its version, or a later one, is released", () => {
  const run = { status: "done", held: true, version: 2 };
  expect([undefined, 1, 2, 3].map((released) => isInReview(run, released))).toEqual([true, true, false, false]);
  expect(isInReview({ ...run, held: false }, undefined)).toBe(false);
  expect(isInReview({ ...run, status: "running" }, undefined)).toBe(false);
});
