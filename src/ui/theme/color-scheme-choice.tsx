import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { uiWords } from "../words";
import classes from "./color-scheme-choice.module.css";

const schemes: Record<MantineColorScheme, string> = uiWords.colorSchemes;

/** Light, dark, or the system's scheme; stored on this device. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });

  return (
    <fieldset className={classes.choice}>
      <legend>{uiWords.colorScheme}</legend>
      {(Object.keys(schemes) as MantineColorScheme[]).map((scheme) => (
        <label key={scheme} className={classes.option}>
          <input
            type="radio"
            name="color-scheme"
            checked={colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          {schemes[scheme]}
        </label>
      ))}
    </fieldset>
  );
}
