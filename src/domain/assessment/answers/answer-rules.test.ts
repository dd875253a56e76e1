import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { withAnswerRules } from "./answer-rules";

test("the rules have the questionnaire's fields and bounds (write them anew with `vitest -u`)", async () => {
  const rules = await readFile("firestore.rules", "utf8");
  await expect(withAnswerRules(rules)).toMatchFileSnapshot("../../../../firestore.rules");
});

test("rules without the marks of the generated part are refused", () => {
  expect(() => withAnswerRules("service cloud.firestore {}")).toThrow("marks");
});
