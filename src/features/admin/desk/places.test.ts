import { expect, test } from "vitest";
import { routes } from "../../../domain/kernel/routes";
import { movedPart } from "./places";

test.each([
  ["#learning-records", `${routes.adminSettings}#learning-records`],
  ["#mailing-list", `${routes.adminMailingList}#mailing-list`],
  ["#blasts", routes.staffList("blasts")],
  ["#invitations/Harvest%20%26%20Sons", routes.staffList("invitations", "Harvest & Sons")],
  ["#invitations", undefined],
  ["#inquiries/Harvest", undefined],
  ["#task-queue", undefined],
  ["", undefined],
])("an older link to the part %s of the dashboard leads to its place", (hash, place) => {
  expect(movedPart(hash)).toBe(place);
});
