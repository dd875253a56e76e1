import { expect, test } from "vitest";
import { seatLinkProblem } from "./seat-link-problem";
import { invitedToSeat, type Seat } from "../../invitations/seats/seat";

const now = new Date(2026, 10, 27, 12);
const seat: Seat = {
  businessName: "Northwind",
  businessEmail: "dana@northwind.example",
  invitationCode: "code-0123456789",
  name: "Dana Reed",
  invitedBy: "Nora Field",
  status: "not started",
  expiresAt: new Date(2026, 10, 28),
  steps: ["1"],
  teams: [],
};
const ended = new Date(2026, 10, 27, 11);

test.each<[string | undefined, Partial<Seat>, boolean]>([
  [undefined, {}, false],
  [undefined, {}, true],
  [
    "Nora Field asks you to answer a part of the Training Needs Assessment of Northwind. This link has expired. Ask for a reminder: it brings another link.",
    { expiresAt: ended },
    false,
  ],
  ["Your account for Northwind is there. Log in to go on with your part.", { status: "used" }, false],
  [
    "This link to Northwind was used by another account. Log out, and log in with the address that had the mail.",
    { status: "used" },
    true,
  ],
  [
    "You are no longer asked to answer for Northwind. If that should not be so, please ask its contact.",
    { status: "used", takenAwayAt: ended, expiresAt: ended },
    false,
  ],
  [
    "You are no longer asked to answer for Northwind. If that should not be so, please ask its contact.",
    { takenAwayAt: ended, expiresAt: ended },
    true,
  ],
])("a colleague's link says “%s”", (said, changes, isSignedIn) => {
  expect(seatLinkProblem(invitedToSeat({ ...seat, ...changes }), isSignedIn, now)).toBe(said);
});

test("an invitation's link has its own sentences", () => {
  const invited = { ...invitedToSeat({ ...seat, expiresAt: ended }) };
  delete invited.seat;
  expect(seatLinkProblem(invited, false, now)).toBeUndefined();
});
