import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { notificationSettings } from "../../../domain/operation/notifications";
import { notificationWords } from "../../../domain/operation/words";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { NotificationSwitches } from "./notification-switches";

const inquiries = () => screen.getByRole("checkbox", { name: notificationWords.switches.inquiry });

function show(onSwitch: () => Promise<void>, stored: object = {}) {
  return render(<NotificationSwitches settings={notificationSettings.parse(stored)} onSwitch={onSwitch} />, {
    wrapper: UiProvider,
  });
}

test("who has switched nothing is told of everything, and a switch is saved by itself", async () => {
  const save = vi.fn(() => Promise.resolve());
  const { rerender } = show(save);
  for (const each of screen.getAllByRole("checkbox")) expect(each).toBeChecked();
  await userEvent.click(inquiries());
  expect(save).toHaveBeenCalledExactlyOnceWith("inquiry", false);
  rerender(<NotificationSwitches settings={notificationSettings.parse({ inquiry: false })} onSwitch={save} />);
  expect(inquiries()).not.toBeChecked();
});

test("a switch that cannot be saved goes back and says so", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  show(() => Promise.reject(new Error("offline")), { inquiry: false });
  await userEvent.click(inquiries());
  expect(await screen.findByText(notificationWords.notSaved)).toBeVisible();
  expect(inquiries()).not.toBeChecked();
  logged.mockRestore();
});
