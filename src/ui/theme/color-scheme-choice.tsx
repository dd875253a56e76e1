import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { Choice } from "../choice/choice";

const schemes = { auto: "System", light: "Light", dark: "Dark" } satisfies Record<MantineColorScheme, string>;

/** Light, dark, or the system's scheme; stored on this device. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return <Choice legend="Color scheme" options={schemes} value={colorScheme} onChange={setColorScheme} />;
}
