import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { Choice } from "../choice/choice";
import { uiWords } from "../words";

const schemes: Record<MantineColorScheme, string> = uiWords.colorSchemes;

/** Light, dark, or the system's scheme; stored on this device. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return <Choice legend={uiWords.colorScheme} options={schemes} value={colorScheme} onChange={setColorScheme} />;
}
