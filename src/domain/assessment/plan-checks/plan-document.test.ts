import { expect, test } from "vitest";
import { aTeam } from "../answers/answers.fixture";
import type { ProgressData } from "../answers/answers";
import { gapProfile } from "../gap-profile/gap-profile";
import { aPlanText } from "../plan/plan.fixture";
import { checkDiagnosis } from "./check-diagnosis";
import { planDocument } from "./plan-document";

const answers: ProgressData = {
  "1": { competitiveAdvantage: "2" },
  "2": { teams: [aTeam({ teamName: "*Care*", roleClarity: "2" })] },
};
const { gaps } = gapProfile(answers);

test("an exported plan says an action's kind and gap, notes what else it rests on, and what it fails to deal with", () => {
  const text = aPlanText("", {
    summary: "All. [answers: 1.competitiveAdvantage]",
    actions: "### Care\n\n- Train. [kind: course] [answers: 1.competitiveAdvantage, 2.Care.collaboration]",
  });
  const diagnosis = checkDiagnosis(text, gaps, answers);
  const document = planDocument({ plan: { text }, gaps, answers, diagnosis }, () => "today");
  expect(document).toContain("## Summary\n\nAll.[^1]\n");
  expect(document).toContain("- Train. *(Course)* *(For: Competitive advantage)*[^2]\n");
  expect(document).toMatch(/\n\[\^2\]: \\\*Care\\\*: How well do the members of this team work together\? \*4 /);
  expect(document).not.toContain("[answers");
  expect(document).toContain(
    "**Of the most pressing, 1 of 2 gaps is not dealt with: Role clarity in \\*Care\\*.**\n\n**1 gap is trained that",
  );
});

test("the answers behind a section's items are its numbered notes, each answer once and shortened where it is long", () => {
  const long = {
    "1": { competitiveAdvantage: "2", competitiveDetails: `They *undercut* us.\n${"so ".repeat(200)}` },
  } as const;
  const [rating, details] = ["1.competitiveAdvantage", "1.competitiveDetails"];
  const text = aPlanText("", {
    priorities: `- One. [answers: ${rating}]\n- Two. [answers: ${rating}, ${details}]`,
    objectives: `- Three. [answers: ${details}, 1.invented]`,
  });
  const document = planDocument({ plan: { text }, gaps: [], answers: long, diagnosis: undefined }, () => "today");
  const [, priorities = "", objectives = ""] = document.split(/^## (?=Priorities|Objectives|Actions)/m);
  expect(priorities).toContain("- One.[^1]\n- Two.[^1][^2]\n\n[^1]: How strong is your competitive advantage? *2 (1 =");
  expect(priorities).toMatch(/\n\[\^2\]: .* \*They \\\*undercut\\\* us\. so .*\.\.\.\*\n/);
  expect(objectives).toMatch(/- Three\.\[\^3\]\n\n\[\^3\]: /);
  expect(Math.max(...document.split("\n").map((line) => line.length))).toBeLessThan(450);
});
