import { expect, test } from "vitest";
import { readPlan } from "../plan/plan";
import { aPlanText } from "../plan/plan.fixture";
import { samplePlan } from "../sample/sample-plan";
import { methodShares } from "./method-shares";

const of = (methods: string) => methodShares(readPlan(aPlanText("", { methods })));

test.each([
  ["- **Workshops:** 60 % of the time.\n- **Coaching:** about 40% of the time.\n- Two hours a week.", [60, 40]],
  ["- **Atölye:** zamanın %60'ı.\n- **Koçluk:** zamanın %40'ı.", [60, 40]],
  ["- **Workshops:** 33 %.\n- **Coaching:** 33 %.\n- **Aids:** 33 %.", [33, 33, 33]],
])("methods that name their shares are a whole: %j", (methods, percents) => {
  expect(of(methods).map(({ percent }) => percent)).toEqual(percents);
});

test.each([
  ["- **Workshops:** half of the time.\n- **Coaching:** the rest."],
  ["- **Workshops:** 60 % of the time.\n- **Coaching:** the rest."],
  ["- **Workshops:** 100 % of the time."],
  ["- **Workshops:** 20 % to 30 % of the time.\n- **Coaching:** 40 %."],
  ["- **Workshops:** 80 % of the people come.\n- **Coaching:** 80 % of the leads."],
])("nothing is drawn of methods whose shares are not said, or are no whole: %j", (methods) => {
  expect(of(methods)).toEqual([]);
});

test("the sample's methods are a whole", () => {
  expect(methodShares(readPlan(samplePlan)).map(({ percent }) => percent)).toEqual([50, 30, 20]);
});
