import { describe, expect, test } from "vitest";
import { missingModules, moduleNumbers, modulesOf, renamed } from "./modules";
import { objectivesOfModule } from "./reading/module-objectives";

test("the modules of an outline are its lines with the word module, in any case", () => {
  const outline = "# Safe lifting\n\nMODULE 1: Why backs hurt\ntext\nmodule 2: How to lift\n";
  expect(modulesOf(outline)).toEqual(["MODULE 1: Why backs hurt", "module 2: How to lift"]);
});

test.each([
  ["## Module 1: Start", "Module 1: Start"],
  ["- **Module 2:** Middle", "Module 2: Middle"],
  ["3. _Module 3_: End ##", "Module 3: End"],
  ["> * Module 4: `Code`", "Module 4: Code"],
  ["### **Module 5: A * B**", "Module 5: A * B"],
])("list marks and emphasis are left out of %j", (line, name) => {
  expect(modulesOf(line)).toEqual([name]);
});

describe("headings that number modules are the modules, in whatever word:", () => {
  test.each([
    ["a word after", "## Modul 1: Zuhören\n\n## Modul 2: Klären", ["Modul 1: Zuhören", "Modul 2: Klären"]],
    ["a word of no language here", "### Qwk 1: A\n\n### Qwk 2: B", ["Qwk 1: A", "Qwk 2: B"]],
    [
      "digits of another script",
      "## モジュール１：準備\n\n## モジュール２：実行",
      ["モジュール１：準備", "モジュール２：実行"],
    ],
    ["letters", "## 3. Modules\n\n### Module A: One\n\n### Module B: Two", ["Module A: One", "Module B: Two"]],
    ["a short word before the number", "## Modul č. 1 – A\n\n## Modul č. 2 – B", ["Modul č. 1 – A", "Modul č. 2 – B"]],
    ["bold lines", "**Modulo 1 Dose**\nText.\n\n**Modulo 2**\nText.", ["Modulo 1 Dose", "Modulo 2"]],
    ["underlined titles", "Modul ett: A\n------------\n\nText.\n\nModul två: B\n---", ["Modul ett: A", "Modul två: B"]],
    ["a degree sign", "## 1° Modulo: A\n\n## 2° Modulo: B", ["1° Modulo: A", "2° Modulo: B"]],
    ["ordinals before", "## Primer módulo: A\n\n## Segundo módulo: B", ["Primer módulo: A", "Segundo módulo: B"]],
    ["numbers in unknown words", "## Modulo ba: A\n\n## Modulo bi: B", ["Modulo ba: A", "Modulo bi: B"]],
  ])("%s", (_, outline, modules) => {
    expect(modulesOf(outline)).toEqual(modules);
  });
});

describe("what only mentions a module is none:", () => {
  const outline = "## Modul 1: A\n\n## Modul 2: B\n";
  test.each([
    ["a summary", "- Modul 1: 45 Minuten\n- Modul 2: 1 Std. 30 Min."],
    ["a sentence", "Module 2 needs the notes. By the end of this module you can do it."],
    ["an overview", "## Module overview\n\n| Modul 1 | 45 |"],
    ["an appendix", "## Anhang 1: X\n\n## Anhang 2: Y\n\n## Anhang 3: Z"],
    ["lessons", "### Lektion 1: X\n\n### Lektion 2: Y\n\n### Lektion 3: Z"],
    ["thinking aloud", ""],
    ["code", "```\n## Modul 3: C\n```"],
  ])("%s", (_, decoy) => {
    expect(modulesOf(`<think>\n## Modul 7: maybe\n</think>\n${outline}\n${decoy}\n`)).toEqual([
      "Modul 1: A",
      "Modul 2: B",
    ]);
  });
});

test("where nothing is called a module, its numbered parts are chosen from, or else its numbered headings", () => {
  expect(modulesOf("## Part 1: A\n\n## Part 2: B")).toEqual(["Part 1: A", "Part 2: B"]);
  expect(modulesOf("# Kurs\n\n## 1. Zuhören\n\n## 2. Klären")).toEqual(["1. Zuhören", "2. Klären"]);
});

test("marks of objectives are no part of a module's name", () => {
  expect(modulesOf("## Modul 1: Heben [O1.1]\n\n## Modul 2: Tragen **[O2.1]**")).toEqual([
    "Modul 1: Heben",
    "Modul 2: Tragen",
  ]);
});

test("a text without the word has no modules, and a repeated line is one module", () => {
  expect(modulesOf("# Course\n\nUnit 1")).toEqual([]);
  expect(modulesOf("Module 1\nModule 1")).toEqual(["Module 1"]);
});

test.each([
  ["a new name in the old place", ["A", "B"], ["A", "B2"], [["B", "B2"]]],
  [
    "all names new",
    ["A", "B"],
    ["A2", "B2"],
    [
      ["A", "A2"],
      ["B", "B2"],
    ],
  ],
  ["two that changed places", ["A", "B"], ["B", "A"], []],
  ["one that went while another came at the end", ["A", "B", "C"], ["A", "C", "D"], []],
  ["a new name beside two that changed places", ["A", "B", "C"], ["A2", "C", "B"], [["A", "A2"]]],
  ["one more than before", ["A", "B"], ["New", "A2", "B"], []],
  ["one less than before", ["A", "B", "C"], ["B2", "C"], []],
])("modules are renamed by %s", (_, before, now, names) => {
  expect([...renamed(before, now)]).toEqual(names);
});

test("objectives follow the number of a module, and a hole in the numbers is told", () => {
  const outline =
    "## Module 1: One\n\n- A [O1.1 L3]\n\n## Modul 2: Two\n\n- B [O2.1 L3]\n\n## Module 4: Four\n\n- D [O4.1 L3]\n";
  const modules = modulesOf(outline.replace("Modul 2", "Module 2"));
  expect(moduleNumbers(modules)).toEqual([1, 2, 4]);
  expect(missingModules(outline.replace("Modul 2", "Module 2"))).toEqual([3]);
  expect(objectivesOfModule(outline.replace("Modul 2", "Module 2"), "Module 4: Four")).toEqual(["D [O4.1 L3]"]);
  expect(moduleNumbers(["Start", "Module 7: End"])).toEqual([1, 2]);
});
