import { useEffect, type ReactNode } from "react";
import { followColorScheme } from "./color-scheme";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

/** The look of the whole app, in the color scheme that is chosen. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(followColorScheme, []);
  return children;
}
