import { expect, test } from "vitest";
import { projectFailures } from "../../../src/domain/kernel/words";
import { GoogleApiError } from "../google-api";
import { diagnoseFiles, diagnoseProject } from "./diagnosis";

test("a project of which nothing is set and that may not be asked has both said, once", async () => {
  const refuse = () => Promise.reject(new GoogleApiError(0, projectFailures.noCredentials));
  const problems = await diagnoseProject("nobodys-project", { get: refuse, post: refuse });
  const sentences = problems.map(({ sentence }) => sentence);
  expect(sentences.filter((sentence) => sentence === projectFailures.noCredentials)).toHaveLength(1);
  for (const name of ["APP_URL", "MAIL_FROM", "MAIL_REPLY_TO", "LRS_HOME_PAGE"])
    expect(sentences).toContain(`${name} has no value for nobodys-project, so an unattended deployment is refused.`);
  const ofFiles = await diagnoseFiles("nobodys-project");
  expect(problems).toHaveLength(ofFiles.length + 1);
}, 30_000);
