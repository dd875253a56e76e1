import { createContext } from "react";

/** The shell's facts for a page. */
export interface PageContext {
  /** The last part of the tab's title. */
  site: string;
  /**
   * True if the person came by a link of this site; then the heading takes the focus, as a freshly loaded page would.
   */
  followedLink: boolean;
}

export const PageContext = createContext<PageContext>({ site: "", followedLink: false });
