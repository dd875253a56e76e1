import { describe, expect, test } from "vitest";
import { aTeam, aTroubledTeam, fullAnswers, halfAnswers } from "../answers/answers.fixture";
import { isStructured, plainPlan, readPlan } from "./plan";
import { aPlanText } from "./plan.fixture";
import { droppedReferences, planProblem, withCheckedReferences } from "./checking";
import { continued, remainingHeadings, withSections, wholeSections } from "./continuation";
import { allReferences, resolveReference } from "./references";

function itemsOf(body: string) {
  return readPlan(`## Priorities\n\n${body}`).sections[0]?.items ?? [];
}

describe("an item and the answers it rests on", () => {
  test.each([
    ["at the end of a point", "- Do this. [answers: 1.a]", "Do this.", ["1.a"]],
    [
      "several, with commas or semicolons",
      "- Do this. [answers: 1.a, 2.Sales.b; 3.c]",
      "Do this.",
      ["1.a", "2.Sales.b", "3.c"],
    ],
    ["named twice", "- Do this. [answers: 1.a] Then that. [answers: 1.a]", "Do this. Then that.", ["1.a"]],
    ["before the full stop", "- Do this [answers: 1.a].", "Do this.", ["1.a"]],
    ["in capital letters and bold", "- Do this. **[Answers: 1.a]**", "Do this.", ["1.a"]],
    ["in the singular", "- Do this. [answer: 1.a]", "Do this.", ["1.a"]],
    ["on the next line", "- Do this.\n  [answers: 1.a]", "Do this.", ["1.a"]],
    ["as a paragraph of its own", "- Do this.\n\n[answers: 1.a]", "Do this.", ["1.a"]],
    ["without its bracket", "- Do this. [answers: 1.a", "Do this.", ["1.a"]],
    ["naming nothing", "- Do this. [answers: ]", "Do this.", []],
    ["behind a paragraph of two lines", "Do this\nand that. [answers: 1.a]", "Do this\nand that.", ["1.a"]],
    [
      "behind the points below a point",
      "- Do this:\n  - now [answers: 1.a]\n  - then [answers: 1.b]",
      "Do this:\n- now\n- then",
      ["1.a", "1.b"],
    ],
    [
      "beside a link, which stays",
      "- See [answers](https://a.example) [answers: 1.a]",
      "See [answers](https://a.example)",
      ["1.a"],
    ],
  ])("%s", (_, body, text, references) => {
    expect(itemsOf(body)).toMatchObject([{ text, references }]);
  });

  test.each([
    ["before the answers", "- Do this. [kind: decision] [answers: 1.a]", "decision"],
    ["behind them, in capital letters and bold", "- Do this. [answers: 1.a] **[Kind: Job-Aid]**", "job aid"],
    ["on the next line", "- Do this.\n  [kind: course] [answers: 1.a]", "course"],
    ["without its bracket", "- Do this. [answers: 1.a] [kind: process", "process"],
    ["in a word that is no kind", "- Do this. [kind: webinar] [answers: 1.a]", undefined],
  ])("and what kind of action it is, %s", (_, body, kind) => {
    expect(itemsOf(body)).toEqual([
      { text: "Do this.", references: ["1.a"], form: "point", ...(kind !== undefined && { kind }) },
    ]);
  });

  test.each([
    ["before the answers", "- Do this. [since: still open] [answers: 1.a]", "still open"],
    ["behind them, in bold and another spelling", "- Do this. [answers: 1.a] **[Since: Still-Open]**", "still open"],
    ["without its bracket", "- Do this. [answers: 1.a] [since: closed", "closed"],
    ["in a word that is none", "- Do this. [since: better] [answers: 1.a]", undefined],
  ])("and what has become of its gaps, %s", (_, body, since) => {
    expect(itemsOf(body)).toEqual([
      { text: "Do this.", references: ["1.a"], form: "point", ...(since !== undefined && { since }) },
    ]);
  });

  test("every point and paragraph is an item, below the heading that it stands under", () => {
    const body =
      "First this.\n\n### Sales\n\n1. One.\n2. Two,\n   at length.\n\n   Still two.\n\n### Care\n\n- Three.\n\nFour.";
    expect(itemsOf(body)).toEqual([
      { text: "First this.", references: [], form: "paragraph" },
      { text: "One.", references: [], form: "numbered", group: "Sales" },
      { text: "Two,\nat length.\n\nStill two.", references: [], form: "numbered", group: "Sales" },
      { text: "Three.", references: [], form: "point", group: "Care" },
      { text: "Four.", references: [], form: "paragraph", group: "Care" },
    ]);
  });
});

describe("a plan that is still arriving", () => {
  test("never shows a piece of a mark, wherever it is cut", () => {
    const text = aPlanText("[answers: 1.customerSatisfaction, 2.Warehouse.roleClarity]");
    for (let end = 1; end <= text.length; end++) {
      const { sections } = readPlan(text.slice(0, end));
      const shown = sections.flatMap(({ items }) => items.map((item) => item.text)).join("\n");
      expect(shown).not.toMatch(/\[|\]|answers:|customerSatisfaction/);
      expect(plainPlan(text.slice(0, end))).not.toMatch(/\[|\]|answers:|customerSatisfaction/);
      expect(sections.filter(({ id }) => id === "other")).toEqual([]);
    }
  });

  test("keeps its sections, their order and what they say from one piece to the next", () => {
    const text = aPlanText();
    const whole = readPlan(text).sections.map(({ id }) => id);
    for (let end = 1; end <= text.length; end++) {
      const ids = readPlan(text.slice(0, end)).sections.map(({ id }) => id);
      expect(ids).toEqual(whole.slice(0, ids.length));
    }
  });
});

describe("what is well-formed", () => {
  test.each([
    ["the whole plan", aPlanText(), undefined],
    ["one in a code fence", `\`\`\`markdown\n${aPlanText()}\n\`\`\``, undefined],
    ["one with numbered headings in bold", aPlanText().replaceAll(/^## (.*)$/gm, "## 3. **$1:**"), undefined],
    ["an empty text", "", /missing or empty: Summary, Priorities/],
    ["prose", "You should train more.", /missing or empty/],
    ["one section fewer", aPlanText().replace("## Timeline", "### Timeline"), /missing or empty: Timeline\./],
    ["an empty section", aPlanText("[answers: 1.customerSatisfaction]", { methods: "" }), /empty: Delivery methods\./],
    ["a section twice", `${aPlanText()}\n## Timeline\n\n- Again.`, /each once and in this order/],
    ["a section of another name", `${aPlanText()}\n## Next steps\n\n- Go.`, /each once and in this order/],
    ["no marks at all", plainPlan(aPlanText()), /No item ends with a mark/],
    ["nothing but invented names", aPlanText("[answers: 1.invented]"), /None of the names/],
  ])("%s", (_, text, problem) => {
    if (problem) expect(planProblem(text, fullAnswers())).toMatch(problem);
    else expect(planProblem(text, fullAnswers())).toBeUndefined();
  });

  test("a plan of which nothing can be referred to is still structured", () => {
    expect(isStructured(readPlan(plainPlan(aPlanText())))).toBe(true);
    expect(isStructured(readPlan("# Plan\n\nJust text."))).toBe(false);
  });
});

describe("a reference", () => {
  const twins = {
    "2": {
      teams: [
        aTeam({ teamName: "Sales" }),
        aTroubledTeam({ teamName: "sales" }),
        aTeam({ teamName: "[x], (y).z" }),
        aTeam({ teamName: "🎉" }),
      ],
    },
  };

  test.each([
    ["a rating", "1.customerSatisfaction", "3", 1, undefined],
    ["an entry of a map", "1.supportAreas.Talent/HR", "3", 1, undefined],
    ["a model's way to write it", " 1.SupportAreas.talent HR", "3", 1, undefined],
    ["a list", "0.kpiList", "on-time deliveries, spoilage", 0, undefined],
    ["a team's answer", "2.Customer care.roleClarity", "1", 2, "Customer care"],
    ["yes or no", "4.experimentedMethods", "Yes", 4, undefined],
  ])("leads to %s", (_, reference, answer, stepIndex, team) => {
    const resolved = resolveReference(reference, fullAnswers());
    expect(resolved).toMatchObject({ answer, stepIndex, ...(team !== undefined && { team }) });
    expect(resolved?.question.text).toMatch(/\?$/);
  });

  test.each([
    ["a question that is not there", "1.revenue"],
    ["a step that is not there", "5.customerSatisfaction"],
    ["a question of another step", "3.customerSatisfaction"],
    ["a team that is not there", "2.Board.roleClarity"],
    ["a team's name alone", "2.Warehouse.teamName"],
    ["a step alone", "1"],
    ["a map alone", "1.supportAreas"],
    ["nothing", ""],
    ["something of every object", "1.constructor"],
  ])("to %s leads nowhere", (_, reference) => {
    expect(resolveReference(reference, fullAnswers())).toBeUndefined();
  });

  test("to a hidden or an unanswered question leads nowhere", () => {
    const hidden = {
      "1": { customerSatisfaction: "5", driversFollowUp: { "Customer Relationships": "Old." } },
    } as const;
    expect(resolveReference("1.driversFollowUp.Customer Relationships", hidden)).toBeUndefined();
    expect(resolveReference("1.innovationSatisfaction", hidden)).toBeUndefined();
    expect(resolveReference("1.trendDetails", { "1": { trendInfluence: "4", trendDetails: "  " } })).toBeUndefined();
  });

  test("has a name of its own in every assessment, also where teams are called alike", () => {
    for (const answers of [fullAnswers(), halfAnswers(), twins]) {
      const all = allReferences(answers);
      expect(all.length).toBeGreaterThan(5);
      for (const each of all) {
        expect(each.reference).toMatch(/^[^[\],;\n]+$/);
        expect(resolveReference(each.reference, answers)).toEqual(each);
      }
    }
    expect(resolveReference("2.Sales.roleClarity", twins)?.answer).toBe("4");
    expect(resolveReference("2.sales 2.roleClarity", twins)?.answer).toBe("1");
    expect(resolveReference("2.x y z.roleClarity", twins)?.team).toBe("[x], (y).z");
    expect(resolveReference("2.Team.roleClarity", twins)?.team).toBe("🎉");
  });
});

test("of 100 invented references none is left, and the true ones beside them stay", () => {
  const inventions = [
    (nth: number) => `1.invented${nth}`,
    (nth: number) => `2.Team ${nth}.roleClarity`,
    (nth: number) => `${5 + nth}.customerSatisfaction`,
    (nth: number) => `3.supportAreas.Talent/HR ${nth}`,
    (nth: number) => `answers ${nth}`,
  ];
  const items = Array.from({ length: 100 }, (_, nth) => {
    const invented = inventions[nth % inventions.length]?.(nth) ?? "";
    return `- Item ${nth}. [answers: ${nth % 2 === 0 ? invented : `${invented}, 1.customerSatisfaction`}]`;
  });
  const text = aPlanText("[answers: 3.gapAnalysis]", { priorities: items.join("\n") });
  const { sections } = readPlan(withCheckedReferences(text, fullAnswers()));
  const checked = sections.find(({ id }) => id === "priorities")?.items ?? [];
  expect(checked).toHaveLength(100);
  for (const [nth, { references }] of checked.entries())
    expect(references).toEqual(nth % 2 === 0 ? [] : ["1.customerSatisfaction"]);
});

test("references that lead to no answer are counted before they are taken out", () => {
  const text = aPlanText("[answers: 1.customerSatisfaction, 1.invented]");
  expect(droppedReferences(text, fullAnswers())).toBe(aPlanText().match(/\[answers:/g)?.length);
  expect(droppedReferences(withCheckedReferences(text, fullAnswers()), fullAnswers())).toBe(0);
});

describe("a plan that broke off, at every character", () => {
  const text = aPlanText();

  test("keeps its whole sections, and going on from them gives the plan again", () => {
    for (let end = 0; end < text.length; end++) {
      const whole = wholeSections(text.slice(0, end));
      const open = remainingHeadings(whole);
      expect(text.startsWith(whole.trimEnd())).toBe(true);
      const rest = open.length === 8 ? text : text.slice(text.indexOf(`## ${(open[0] ?? "").slice("1. ".length)}`));
      expect(readPlan(continued(whole, rest))).toEqual(readPlan(text));
    }
  });

  test("takes nothing twice from a model that begins anew, and no remark", () => {
    const whole = wholeSections(text.slice(0, text.indexOf("## Timeline") + 20));
    expect(remainingHeadings(whole)).toEqual([
      "6. Timeline",
      "7. Measures of success",
      "8. What training will not solve",
    ]);
    expect(readPlan(continued(whole, `Sure, here it is.\n\n${text}`))).toEqual(readPlan(text));
  });

  test("cannot be gone on from where it leaves the order", () => {
    expect(wholeSections("## Introduction\n\nHello.\n\n## Summary\n\nHello.")).toBe("");
    expect(wholeSections(text.replace("## Objectives", "## Goals"))).toMatch(/## Priorities[^#]*$/);
  });
});

describe("sections that are written anew", () => {
  const text = aPlanText();
  const anew = "## Objectives\n\n- New.\n\n## Timeline\n\n- Too soon.";

  test("take the place of those that were asked for, and of no others", () => {
    const objectives = "- New.";
    expect(readPlan(withSections(text, anew, ["objectives", "actions"]))).toEqual(
      readPlan(aPlanText(undefined, { objectives })),
    );
  });

  test.each([
    ["in a code fence", `\`\`\`markdown\n${anew}\n\`\`\``],
    ["behind a remark", `Here they are.\n\n${anew}`],
  ])("are read %s as well", (_, written) => {
    expect(withSections(text, written, ["timeline"])).toBe(withSections(text, anew, ["timeline"]));
  });

  test("do not come with nothing in them", () => {
    expect(withSections(text, "## Objectives", ["objectives"])).toBe(text);
    expect(withSections(text, "No.", ["objectives"])).toBe(text);
  });
});

test("the plain plan is the Markdown without a single mark", () => {
  const plain = plainPlan(aPlanText("\n  [answers: 1.customerSatisfaction]"));
  expect(plain).toMatch(/^# Training and development plan\n\n## Summary\n\n- What Summary says\.\n\n## Priorities/);
  expect(plain).not.toContain("answers:");
});
