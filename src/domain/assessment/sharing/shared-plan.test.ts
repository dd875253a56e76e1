import { expect, test } from "vitest";
import { fullAnswers } from "../answers/answers.fixture";
import { aPlanText } from "../plan/plan.fixture";
import { isInReview } from "../plan/versions/plan-version";
import { gapProfile } from "../gap-profile/gap-profile";
import { contentsOfPage, linkState, pageCopyOf, sharedCopy, sharedLinkId, sharedPlan } from "./shared-plan";

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

test("a copy without ratings, of the plan alone or of a course, is read as it is stored", () => {
  const times = { createdAt: new Date(5000), expiresAt: new Date(6000) };
  const stored = { ...sharedCopy(["plan"], business), ...times };
  expect(sharedPlan.parse(stored).plan?.text).toBe(stored.plan?.text);
  const course = { title: "Safe lifting", pages: [] };
  expect(sharedPlan.parse({ businessName: "Northwind", parts: ["course"], course, ...times }).course).toEqual(course);
});

const contents = {
  decisions: [{ title: "Who decides in Warehouse", says: "Ask the Warehouse team." }],
  dates: [{ when: "May 2027", what: "Roll out in Customer care" }],
};
const pageOf = (areTeamsNamed: boolean, by?: string) =>
  pageCopyOf({ businessName: "Northwind", answers: fullAnswers(), contents, areTeamsNamed, by });

test("the one page is a copy of the verdict, the teams, the decisions and the dates, and of nothing else", () => {
  const copy = pageOf(true, "Ines Weber");
  expect(Object.keys(copy)).toEqual(["businessName", "parts", "ratings", "page"]);
  expect(copy.parts).toEqual(["page"]);
  expect(copy.page.by).toBe("Ines Weber");
  expect(contentsOfPage(copy)).toEqual(contents);
  expect(gapProfile(copy.ratings).heatMap).toEqual(gapProfile(fullAnswers()).heatMap);
});

test("whom the business does not name is not in the copy", () => {
  const text = JSON.stringify(pageOf(false));
  const teams = fullAnswers()["2"]?.teams ?? [];
  expect(teams.length).toBeGreaterThan(1);
  for (const { teamName = "", trainingSkills = [] } of teams)
    for (const said of [teamName, ...trainingSkills]) expect(text).not.toContain(said);
  expect(text).toMatch(/Who decides in Team [A-Z]\\n/);
  expect(pageOf(false).page).not.toHaveProperty("by");
  expect(gapProfile(pageOf(false).ratings).gaps).toHaveLength(gapProfile(fullAnswers()).gaps.length);
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
