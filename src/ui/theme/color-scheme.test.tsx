import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ColorSchemeChoice } from "./color-scheme-choice";
import { UiProvider } from "./ui-provider";

const page = document.documentElement;
const option = (name: string) => screen.getByRole("radio", { name });

/** A system that is dark from the returned function on. */
function lightSystem(): () => void {
  const system = Object.assign(new EventTarget(), { matches: false, media: "", onchange: null });
  vi.spyOn(window, "matchMedia").mockReturnValue(system as unknown as MediaQueryList);
  return () => {
    system.matches = true;
    system.dispatchEvent(new Event("change"));
  };
}

function storedElsewhere(scheme: string): void {
  localStorage.setItem("color-scheme", scheme);
  fireEvent(window, new StorageEvent("storage", { key: "color-scheme" }));
}

afterEach(() => {
  vi.restoreAllMocks();
  delete page.dataset.colorScheme;
});

test("until somebody chooses the page is as the system is, also when that changes", () => {
  const darken = lightSystem();
  render(<ColorSchemeChoice />, { wrapper: UiProvider });
  expect(option("System")).toBeChecked();
  act(darken);
  expect(page).toHaveAttribute("data-color-scheme", "dark");
});

test("what is chosen stays, whatever the system does, until the system's is chosen again", async () => {
  const darken = lightSystem();
  render(<ColorSchemeChoice />, { wrapper: UiProvider });
  await userEvent.click(option("Light"));
  act(darken);
  expect(page).toHaveAttribute("data-color-scheme", "light");
  expect(option("Light")).toBeChecked();
  await userEvent.click(option("System"));
  expect(page).toHaveAttribute("data-color-scheme", "dark");
});

test("what is chosen in another tab holds in this one, too", () => {
  lightSystem();
  render(<ColorSchemeChoice />, { wrapper: UiProvider });
  storedElsewhere("dark");
  expect(page).toHaveAttribute("data-color-scheme", "dark");
  expect(option("Dark")).toBeChecked();
});

test("what is stored and no scheme is the system's", () => {
  lightSystem();
  localStorage.setItem("color-scheme", "sepia");
  render(<ColorSchemeChoice />, { wrapper: UiProvider });
  expect(option("System")).toBeChecked();
});
