// The evidence that is sent of a business's words: exactly the ticked lines.
import { expect, test } from "vitest";
import { sentEvidence } from "../request/generation-request";
import type { Evidence } from "./course-origin";
import { anOrigin } from "./course-origin.fixture";
import { sentEvidenceOf } from "./sent-evidence";

test("what is struck out stays here, with the words of the question and the name of the business", () => {
  const evidence: Evidence[] = [
    { kind: "gap", text: "Role clarity", ticked: false },
    {
      kind: "answer",
      text: "Nobody knows.",
      reference: "2.Sales.roleFollowUp",
      question: "Who?",
      team: "Sales",
      ticked: true,
    },
  ];
  expect(sentEvidenceOf(anOrigin(evidence))).toEqual({
    invitationId: "northwind-code",
    lines: [{ kind: "answer", text: "Nobody knows.", reference: "2.Sales.roleFollowUp" }],
  });
  expect(sentEvidenceOf(anOrigin(evidence.map((each) => ({ ...each, ticked: false }))))).toBeUndefined();
});

test("an answer without the name by which it is found again is no evidence", () => {
  const line = { kind: "answer", text: "Nobody knows." };
  expect(sentEvidence.safeParse({ invitationId: "northwind-code", lines: [line] }).success).toBe(false);
});
