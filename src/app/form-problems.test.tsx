// The forms of the staff's dialogs behave alike: a problem stands at its field, which is marked and has the focus.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { releaseWords } from "../domain/assessment/plan/versions/words";
import { requiredText } from "../domain/kernel/contact";
import { ConfirmLogin } from "../features/admin/login/confirm-login";
import { PersonalData } from "../features/admin/personal-data/personal-data";
import { ChangeDialog } from "../features/assessment/business/changes/change-dialog";
import { ColleagueDialog } from "../features/assessment/colleagues/colleague-dialog";
import { ReleaseDialog } from "../features/assessment/desk/release-dialog";
import { UiProvider } from "../ui/theme/ui-provider";

const nothing = () => undefined;
const correction = {
  title: "Correct the name",
  meaning: [],
  field: { label: "Business name" },
  current: "Northwind",
  initial: "",
  text: requiredText("a name", 200),
  same: "This is its name already.",
  confirm: "Correct it",
  confirming: "Correcting...",
  change: () => Promise.reject(new Error("It was asked for.")),
};
const invitation = {
  title: "Invite a colleague",
  teams: [],
  confirm: "Send the invitation",
  confirming: "Inviting...",
  send: () => Promise.reject(new Error("It was asked for.")),
  onClose: nothing,
};
const me = { uid: "an-administrator", email: "admin@waymark.example", role: "admin" } as const;
const business = { code: "a-code", businessName: "Northwind", answers: {}, gaps: [], plan: undefined, isOver: false };

const forms: [name: string, form: ReactNode, button: RegExp, field: RegExp][] = [
  ["a correction", <ChangeDialog correction={correction} onClose={nothing} />, /^Correct it$/, /^Business name/],
  [
    "a release",
    <ReleaseDialog me={me} business={business} version={1} onClose={nothing} />,
    /^Release/,
    new RegExp(`^${releaseWords.reviewer}`),
  ],
  ["an invitation of a colleague", <ColleagueDialog {...invitation} />, /^Send the invitation$/, /^Name of your/],
  ["an export of a person", <PersonalData />, /^Export$/, /^Email/],
  ["an erasure of a person", <PersonalData />, /^Erase$/, /^Email/],
  ["a login that is confirmed", <ConfirmLogin onDone={nothing} onCancel={nothing} />, /^Confirm/, /^Password/],
];

test.each(forms)("%s that lacks its field says so there, with the focus", async (_, form, button, field) => {
  render(<UiProvider>{form}</UiProvider>);
  await userEvent.click(screen.getByRole("button", { name: button }));
  const input = screen.getByLabelText(field, { selector: "input:not([hidden])" });
  expect(input).toBeInvalid();
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(/\S/);
});
