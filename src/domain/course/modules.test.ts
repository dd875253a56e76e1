import { expect, test } from "vitest";
import { modulesOf } from "./modules";

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
