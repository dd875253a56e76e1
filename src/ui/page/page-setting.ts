import { createContext } from "react";

/** What the shell tells a page about where it stands. */
export interface PageSetting {
  /** Ends the tab's title. */
  site: string;
  /** Whether one came here by a link of this site; then the heading takes the focus, as a freshly loaded page would. */
  arrived: boolean;
}

export const PageSetting = createContext<PageSetting>({ site: "", arrived: false });
