import type { ReactNode } from "react";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { theme } from "./theme";
import "./fonts.css";
import "./tokens.css";
import "./mantine.css";
import "./base.css";

/** The same key as in public/before-paint.js, which reads it before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: "color-scheme" });

/** The theme of the whole app. It writes no styles into the page, so a strict content security policy holds. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
