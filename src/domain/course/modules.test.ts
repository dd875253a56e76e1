import { expect, test } from "vitest";
import { modulesOf, renamed } from "./modules";

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
