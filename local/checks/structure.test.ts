import { expect, test } from "vitest";
import { structureFindings, type SourceFile } from "./structure";

function found(rule: string, ...files: (SourceFile | string)[]): string[] {
  const all = files.map((file) => (typeof file === "string" ? { path: file, text: "" } : file));
  return structureFindings(all).find((finding) => finding.rule.startsWith(rule))?.found ?? ["there is no such rule"];
}

test("a comment beyond the print width is found, and a long text in the code is not", () => {
  const text = `// ${"word ".repeat(30)}\nconst text = "${"word ".repeat(30)}";\n`;
  expect(found("comments", { path: "src/ui/a.ts", text })).toEqual(["src/ui/a.ts:1"]);
});

test("a comment that begins with a condition is found, and one with a subject is not", () => {
  const text = "// Where it is.\n// More.\nconst a = 1;\n// The place.\nconst b = 2;\n// When it is over.\n";
  expect(found("conditions", { path: "src/ui/a.ts", text })).toEqual([
    "src/ui/a.ts: Where it is. More.",
    "src/ui/a.ts: When it is over.",
  ]);
});

test("a vague word is found in a comment and in shown sentences, and not in other code", () => {
  const text = '// Somebody is here.\nexport const sentence = "Nobody is here.";\n';
  expect(found("vague", { path: "src/ui/a.ts", text })).toEqual(["src/ui/a.ts: Somebody is here."]);
  expect(found("vague", { path: "src/ui/words.ts", text })).toHaveLength(2);
});

test("British spelling is found in shown sentences, pages and prompts, and not in their comments or elsewhere", () => {
  const text = '// The colour.\nexport const sentence = "Nothing practises it.";\n';
  for (const path of ["src/ui/words.ts", "functions/src/course/evidence-prompt.ts"])
    expect(found("sentences in two", { path, text })).toEqual([
      `${path}: export const sentence = "Nothing practises it.";`,
    ]);
  expect(found("sentences in two", { path: "src/ui/a.ts", text })).toEqual([]);
  const page = { path: "src/domain/brand/pages/who-we-are.md", text: "People practise it." };
  expect(found("sentences in two", page)).toEqual([`${page.path}: People practise it.`]);
});

test("folders that reach each other are found, and what lies beside them belongs to none", () => {
  const files = [
    { path: "src/ui/one/a.ts", text: 'import { b } from "../two/b"; import { d } from "../d";' },
    { path: "src/ui/two/b.ts", text: 'import { c } from "../three/c";' },
    { path: "src/ui/three/inner/c.ts", text: 'import { a } from "../../one/a";' },
    { path: "src/ui/three/c.ts", text: 'import { c } from "./inner/c";' },
    { path: "src/ui/d.ts", text: 'import { a } from "./one/a";' },
  ];
  expect(found("circles of folders", ...files)).toEqual(["src/ui/one <-> src/ui/two <-> src/ui/three"]);
});

test("a feature that imports another is found, and its own folders are not", () => {
  const files = [
    {
      path: "src/features/landing/a.ts",
      text: 'import { b } from "../admin/b"; import "../admin/c.module.css"; import { c } from "./inner/c";',
    },
    { path: "src/features/landing/inner/c.ts", text: "" },
    { path: "src/features/admin/b.ts", text: "" },
  ];
  expect(found("features", ...files)).toEqual([
    "src/features/landing/a.ts -> src/features/admin/b",
    "src/features/landing/a.ts -> src/features/admin/c.module.css",
  ]);
});

test("an import of classic zod is found, and zod/mini is not", () => {
  const files = [
    { path: "src/ui/a.ts", text: 'import { z } from "zod";' },
    { path: "local/suite/b.test.ts", text: 'import * as z from "zod/v4";' },
    { path: "src/domain/c.ts", text: 'import * as z from "zod/mini";' },
  ];
  expect(found("imports of zod", ...files)).toEqual(["src/ui/a.ts", "local/suite/b.test.ts"]);
});

test("a route that is written outside its place is found, in texts, templates and route tables", () => {
  const text = 'go("/login"); go(`/dashboard?invite=${code}`); const folder = "dashboard"; <Route path="privacy" />;';
  const files = [
    { path: "src/app/a.tsx", text },
    { path: "src/domain/kernel/routes.ts", text },
  ];
  expect(found("routes", ...files)).toEqual([
    "src/app/a.tsx: /login",
    "src/app/a.tsx: /dashboard?invite=",
    "src/app/a.tsx: privacy",
  ]);
});

test("a name that two files define is found, and tests do not count", () => {
  const files = ["src/ui/a.ts", "src/app/b.ts", "src/ui/c.test.ts"];
  expect(found("names defined", ...files.map((path) => ({ path, text: "const same = 1;" })))).toEqual([
    "same: src/ui/a.ts, src/app/b.ts",
  ]);
});

test("a class that nothing wears is found, and one that no style sheet has", () => {
  const files = [
    {
      path: "src/ui/box/box.tsx",
      text: 'import box from "./box.module.css";\n<p className={open ? box.open : box.lost} />',
    },
    {
      path: "src/ui/box/box.module.css",
      text: '/* .not */ .open > a:hover,\n.closed { margin: 0.5rem; composes: frame from "../frame.module.css"; }\n:global(.theirs) p {}',
    },
    { path: "src/ui/frame.module.css", text: ".frame {}\n.left { width: 1.5em; }" },
  ];
  expect(found("classes", ...files)).toEqual([
    "src/ui/box/box.module.css: closed",
    "src/ui/box/box.module.css: lost",
    "src/ui/frame.module.css: left",
  ]);
});

const screen = `
  import { Button } from "../../ui/button/button";
  const schema = "in progress";
  function Screen({ open, count, name }: { open: boolean; count: number; name: "Wizard" }) {
    useKeys((event) => event.key === "Escape");
    logWarning("The part could not be loaded.", new Error("Screen needs a context around it."));
    return (
      <Button variant="outline" className={open ? "wide low" : \`step-\${count}\`} style={{ font: "Calibri" }}>
        {words.title} {count} · {open && words.count(count)}
      </Button>
    );
  }
  const Late = screen("LateScreen", () => import("./late-screen"));
`;

test("a screen that takes its words from elsewhere says nothing by itself", () => {
  expect(found("sentences outside", { path: "src/app/a.tsx", text: screen })).toEqual([]);
});

test("a sentence, a label and a text in a screen are found, and in words.ts they belong", () => {
  const text = `
    <p title="Your plan">Not yet, {name}. {open ? "less" : words.more} {count > 1 && \`\${count} of \${all}\`}</p>;
    const failed = "the plan has failed";
  `;
  const files = ["src/features/landing/a.tsx", "src/domain/accounts/words.ts", "src/ui/words.ts"];
  expect(found("sentences outside", ...files.map((path) => ({ path, text })))).toEqual(
    ["Your plan", "Not yet,", "less", "… of …", "the plan has failed"].map(
      (sentence) => `src/features/landing/a.tsx: ${sentence}`,
    ),
  );
});

test("a sentence in a function is found; headers, logs, prompts and mails are left alone", () => {
  const text = 'throw failure("not-found", "There is no such plan."); response.set("Cache-Control", "no-store");';
  const files = ["plan/plan.ts", "log.ts", "course/prompts.ts", "plan/plan-prompt.ts", "blasts/blast-mail.ts"];
  expect(found("sentences of functions", ...files.map((name) => ({ path: `functions/src/${name}`, text })))).toEqual([
    "functions/src/plan/plan.ts: There is no such plan.",
  ]);
});
