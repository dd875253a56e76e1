import { describe, expect, test } from "vitest";
import { aTeam, fullAnswers, halfAnswers } from "../answers/answers.fixture";
import { gapProfile } from "./gap-profile";
import { answersDocument, profileDocument } from "./profile-document";

describe("the gap profile as Markdown", () => {
  test("holds every gap in order, with its reason and what to do", () => {
    const profile = gapProfile(fullAnswers());
    const lines = profileDocument(profile)
      .split("\n")
      .filter((line) => /^\d+\. /.test(line));
    expect(lines).toHaveLength(profile.gaps.length);
    expect(lines[0]).toMatch(
      /^1\. \*\*Role clarity in Customer care\*\* \(critical\)\..*\*Training is not the answer\.\*/,
    );
  });

  test("holds the pictures as tables", () => {
    const text = profileDocument(gapProfile(halfAnswers()));
    expect(text).toContain("| Teams | 75 | 100% |");
    expect(text).toContain("| Performance and readiness | not answered | 0% |");
    expect(text).toContain("| Dispatch | 4 | 4 | 4 | 4 | 4 | 4 | 4 |");
    expect(profileDocument(gapProfile({}))).not.toContain("### The teams");
  });

  test("quotes what was typed instead of formatting it", () => {
    const teams = [aTeam({ teamName: "A | *B* <b> [x](http://y.example)", roleClarity: "1" })];
    const text = profileDocument(gapProfile({ "2": { teams } }));
    expect(text).toContain("| A \\| \\*B\\* \\<b\\> \\[x\\](http://y.example) | 4 | 1 |");
  });
});

test("the answers as Markdown leave out what was not answered and keep the lines of a text", () => {
  const text = answersDocument({
    ...halfAnswers(),
    "3": { currentPerformance: "1", currentPerformanceFollowUp: "# Late\n\n- on Mondays\n1. often" },
  });
  expect(text).toContain("### Team-Level Strategic Alignment");
  expect(text).toContain("#### Dispatch");
  expect(text).toContain("\\# Late\\\n\\- on Mondays\\\n1\\. often");
  expect(text).toContain("### Development Needs and Preferences\n\nNot answered yet.");
});
