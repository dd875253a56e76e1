import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { planReminder, type PlanReminder } from "../../../../domain/assessment/progress/actions/plan-reminder";
import { reminderWords } from "../../../../domain/assessment/progress/actions/reminder-words";
import { dayMs } from "../../../../domain/kernel/durations";
import { formatDate } from "../../../../domain/kernel/locale";
import { datesIn, inCalendar } from "../../../../../tests/support/shared/calendar";
import { catchDownloads } from "../../../../../tests/support/shared/downloads";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { ReminderSwitch } from "./reminder-switch";

const at = new Date(2026, 10, 20);
const later = new Date(2027, 0, 19);

function aReminder(days: number, changes: Partial<PlanReminder>) {
  const document = planReminder.parse({ switchedOnAt: new Date(2026, 9, 21), by: "me", role: "business", ...changes });
  return { id: String(days), document };
}

function show(found: ReturnType<typeof aReminder>[], turn = vi.fn(() => Promise.resolve())) {
  render(<ReminderSwitch found={found} turn={turn} />, { wrapper: UiProvider });
  return turn;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("while none is on, it says so and switches them on", async () => {
  const turn = show([]);
  expect(screen.getByText(reminderWords.off)).toBeVisible();
  await press(reminderWords.switchOn);
  expect(turn.mock.calls).toEqual([["on"]]);
});

test("while they are on, it says when each goes out, and switches them off", async () => {
  const turn = show([aReminder(90, { mailDueAt: later }), aReminder(30, { mailDueAt: at })]);
  expect(screen.queryByText(reminderWords.off)).not.toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `After 30 days: on ${formatDate(at)}.`,
    `After 90 days: on ${formatDate(later)}.`,
  ]);
  await press(reminderWords.switchOff);
  expect(turn.mock.calls).toEqual([["off"]]);
});

test("the reminders to come are taken along as a file for calendars", async () => {
  const files = catchDownloads();
  const [past, toCome] = [new Date(Date.now() - dayMs), new Date(Date.now() + dayMs)];
  show([aReminder(30, { mailDueAt: past }), aReminder(90, { mailDueAt: toCome })]);
  await press("Add to calendar");
  await waitFor(() => expect(files).toHaveLength(1));
  expect(datesIn((await files[0]?.text()) ?? "")).toEqual([
    expect.objectContaining({ title: reminderWords.calendar, until: inCalendar(toCome) }),
  ]);
});

test.each([
  ["was sent", { mailState: "sent", mailStateAt: at }, `sent on ${formatDate(at)}.`],
  [
    "is tried again",
    { mailState: "failed", mailStateAt: at, mailError: "No.", mailDueAt: at },
    `on ${formatDate(at)}.`,
  ],
  [
    "was not sent",
    { mailState: "failed", mailStateAt: at, mailError: "No such address." },
    "not sent. No such address.",
  ],
  ["had nothing to say", {}, "nothing was left to be reminded of."],
] as const)("of a reminder that %s it says so", (_, mail, said) => {
  show([aReminder(30, mail)]);
  expect(screen.getByRole("listitem")).toHaveTextContent(`After 30 days: ${said}`);
});

test("a change that fails is told, and can be tried again", async () => {
  const turn = show([], vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error("offline")));
  await press(reminderWords.switchOn);
  expect(await screen.findByText(reminderWords.failed)).toBeVisible();
  await press(reminderWords.switchOn);
  expect(screen.queryByText(reminderWords.failed)).not.toBeInTheDocument();
  expect(turn).toHaveBeenCalledTimes(2);
});
