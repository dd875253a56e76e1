import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aPlanText } from "../../../domain/assessment/plan/plan.fixture";
import { deskWords } from "../../../domain/assessment/plan/versions/words";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { VersionRow } from "./version-row";

const me = { uid: "rosa", email: "rosa@waymark.example" };
const business = {
  code: "harvest-code",
  businessName: "Harvest",
  answers: {},
  gaps: [],
  plan: undefined,
  isOver: false,
};

test("the consultant reads how many references of a plan led to no answer", () => {
  const nothing = () => undefined;
  const version = { number: 1, text: aPlanText(), createdAt: new Date(0), droppedReferences: 3 };
  const row = {
    me,
    business,
    version,
    latest: 1,
    release: undefined,
    isShown: false,
    onShow: nothing,
    onEdit: nothing,
  };
  render(
    <ul>
      <VersionRow {...row} onDone={nothing} />
    </ul>,
    { wrapper: UiProvider },
  );
  expect(screen.getByText(deskWords.droppedReferences(3))).toBeVisible();
});
