import { expect, test } from "vitest";
import { parseOperatorArguments } from "./command-line";

test("a project, or the emulators, and what a deployment may do", () => {
  expect(parseOperatorArguments("deploy", ["--project", "ours", "--delete-functions"])).toEqual({
    project: "ours",
    local: false,
    dryRun: false,
    deleteFunctions: true,
    staging: false,
    yes: false,
    budget: "50",
  });
  expect(parseOperatorArguments("doctor", ["--local"])).toMatchObject({ project: undefined, local: true });
});

test.each([["--everything"], ["--local", "--project", "ours"], ["ours"], ["--project"]])(
  "%s %s %s is answered with how it is used",
  (...given) => {
    expect(() => parseOperatorArguments("smoke", given.filter(Boolean))).toThrow("npm run smoke -- --project <id>");
  },
);
