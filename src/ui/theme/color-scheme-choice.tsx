import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { Choice } from "../choice/choice";
import { useHydrated } from "../hooks/use-hydrated";
import { uiWords } from "../words";

const schemes: Record<MantineColorScheme, string> = uiWords.colorSchemes;

/** Light, dark, or the system's scheme; stored on this device. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const shown = useHydrated() ? colorScheme : "auto";
  return <Choice legend={uiWords.colorScheme} options={schemes} value={shown} onChange={setColorScheme} />;
}
