// The plan of a German business, through the queue of the emulators, whose functions are the bundle.
import { doc, getDoc, updateDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { readPlan } from "../../../src/domain/assessment/plan/plan";
import { paths } from "../../../src/domain/kernel/collections";
import { aMarkedBusiness, requestPlan } from "../../support/assessment/plan-requests";
import { database } from "../../support/shared/database";
import { modelRequests } from "../../support/suite/stand-ins";

test("the model is asked in German questions for a German plan, which is read by its German headings", async () => {
  const business = await aMarkedBusiness();
  await updateDoc(doc(database, paths.invitation(business.code)), { language: "de" });
  await requestPlan(business, { prompt: business.prompt });
  const [asked] = await modelRequests(business.mark);
  expect(JSON.stringify(asked)).toContain("Write in German");
  expect(JSON.stringify(asked)).toContain("Hat Ihr Unternehmen ein Leitbild?");
  const answers = await getDoc(doc(database, paths.answersOf(business.code)));
  expect(JSON.stringify(asked)).not.toMatch(/Answer: |No answer provided|Training helps/);
  const plan = String(answers.get("trainingPlan"));
  expect(plan).toContain("## 2. Prioritäten");
  expect(readPlan(plan).sections.length).toBe(8);
});
