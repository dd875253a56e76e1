import { expect, test } from "vitest";
import { deploymentProblem } from "./deployment-problem";

const settings = { VITE_FIREBASE_PROJECT_ID: "ours", VITE_FIREBASE_API_KEY: "key", GCLOUD_PROJECT: "ours" };

test("a build that knows the project it is deployed to has no problem", () => {
  expect(deploymentProblem(settings)).toBeUndefined();
  expect(deploymentProblem({ ...settings, GCLOUD_PROJECT: undefined })).toBeUndefined();
});

test.each(["VITE_FIREBASE_PROJECT_ID", "VITE_FIREBASE_API_KEY"])("%s must be set and not be blank", (name) => {
  expect(deploymentProblem({ ...settings, [name]: undefined })).toMatch(`please set ${name} (`);
  expect(deploymentProblem({ ...settings, [name]: "" })).toMatch(`please set ${name} (`);
});

test("what is missing is named at once", () => {
  expect(deploymentProblem({})).toMatch("please set VITE_FIREBASE_PROJECT_ID and VITE_FIREBASE_API_KEY (");
});

test("a site is not deployed to one project while it works with another", () => {
  const problem = deploymentProblem({ ...settings, GCLOUD_PROJECT: "theirs" });
  expect(problem).toMatch("deployed to theirs and work with ours");
});
