import { createContext } from "react";

/** What the shell tells a page about itself. */
export interface PageContext {
  /** The last part of the tab's title. */
  site: string;
  /** Whether somebody came by a link of this site; then the heading takes the focus, as a freshly loaded page would. */
  followedLink: boolean;
}

export const PageContext = createContext<PageContext>({ site: "", followedLink: false });
