// Light, dark, or as the system has it. What is chosen is kept on this device; what it means at the moment stands in an
// attribute of the page, by which it is painted. public/before-paint.js does the same before the first paint.
import { browserStore } from "../../browser/storage";

export type ColorScheme = "auto" | "light" | "dark";

const storedKey = "color-scheme";
const choiceListeners = new Set<() => void>();

export function chosenColorScheme(): ColorScheme {
  const chosen = browserStore.getItem(storedKey);
  return chosen === "light" || chosen === "dark" ? chosen : "auto";
}

export function chooseColorScheme(scheme: ColorScheme): void {
  browserStore.setItem(storedKey, scheme);
  applyChoice();
}

export function onColorSchemeChoice(listener: () => void): () => void {
  choiceListeners.add(listener);
  return () => choiceListeners.delete(listener);
}

/** Follows the system, and what is chosen in another tab. */
export function followColorScheme(): () => void {
  const system = systemIsDark();
  system.addEventListener("change", applyChoice);
  window.addEventListener("storage", applyChoice);
  return () => {
    system.removeEventListener("change", applyChoice);
    window.removeEventListener("storage", applyChoice);
  };
}

function applyChoice(): void {
  const chosen = chosenColorScheme();
  const ofSystem = systemIsDark().matches ? "dark" : "light";
  document.documentElement.dataset.colorScheme = chosen === "auto" ? ofSystem : chosen;
  for (const listener of choiceListeners) listener();
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}
