import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { uiWords } from "../words";
import { UiProvider } from "../theme/ui-provider";
import { late } from "./late";

const Part = ({ name }: { name: string }) => <p>{name}</p>;

test("a part says that it is being loaded, and is there at once wherever it is shown again", async () => {
  const LatePart = late(() => Promise.resolve(Part));
  const { unmount } = render(<LatePart name="Plan" />, { wrapper: UiProvider });
  expect(screen.getByText(uiWords.loading)).toBeVisible();
  expect(await screen.findByText("Plan")).toBeVisible();
  unmount();
  render(<LatePart name="Profile" />, { wrapper: UiProvider });
  expect(screen.getByText("Profile")).toBeVisible();
});

test("a part that was fetched ahead is there at once, and is not begun before what is seen is painted", async () => {
  const load = vi.fn(() => Promise.resolve(Part));
  const LatePart = late(load);
  LatePart.fetch();
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  render(<LatePart name="Plan" />, { wrapper: UiProvider });
  expect(screen.getByText("Plan")).toBeVisible();
});

test("a part that cannot be loaded says so, and the reason is logged", async () => {
  const reason = new Error("offline");
  const logged = vi.spyOn(console, "warn").mockReturnValue();
  const LatePart = late<{ name: string }>(() => Promise.reject(reason));
  LatePart.fetch();
  render(<LatePart name="Plan" />, { wrapper: UiProvider });
  expect(await screen.findByText(uiWords.partFailed)).toBeVisible();
  expect(logged).toHaveBeenCalledExactlyOnceWith(uiWords.partFailed, reason);
  logged.mockRestore();
  expect(screen.getByRole("button", { name: uiWords.reload })).toBeVisible();
});
