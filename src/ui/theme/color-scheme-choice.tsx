import { useSyncExternalStore } from "react";
import { Choice } from "../choice/choice";
import { uiWords } from "../words";
import { chooseColorScheme, chosenColorScheme, onColorSchemeChoice, type ColorScheme } from "./color-scheme";

const schemes: Record<ColorScheme, string> = uiWords.colorSchemes;

/** Light, dark, or the system's scheme; stored on this device. */
export function ColorSchemeChoice() {
  const chosen = useSyncExternalStore<ColorScheme>(onColorSchemeChoice, chosenColorScheme, () => "auto");
  return <Choice legend={uiWords.colorScheme} options={schemes} value={chosen} onChange={chooseColorScheme} />;
}
