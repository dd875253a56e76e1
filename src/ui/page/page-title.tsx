import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, type CSSProperties } from "react";
import { PageContext } from "./page-context";
import classes from "./page-title.module.css";

interface PageTitleProps {
  children: string;
  /** The whole title of the browser's tab, where it is not the heading and the site's name. */
  tab?: string;
  className?: string | undefined;
}

/** The title that was there last, at which address, and whether the focus went with it. */
let titleBefore = { path: "", words: "", hadFocus: false };

/**
 * The only h1 of a page: it names the tab, and takes the focus if the person came by a link of this site. The title of
 * a course that is opened again on its page takes it only from the title before.
 */
export function PageTitle({ children, tab, className }: PageTitleProps) {
  const { site, followedLink } = use(PageContext);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = tab ?? [children, site].filter(Boolean).join(" · ");
  }, [children, site, tab]);

  const takeFocus = useEffectEvent(() => {
    const { pathname: path } = window.location;
    const isDrawnAnew = titleBefore.path === path && titleBefore.words === children && !titleBefore.hadFocus;
    titleBefore = { path, words: children, hadFocus: false };
    if (followedLink && !isDrawnAnew) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), [children]);

  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      titleBefore.hadFocus = document.activeElement === own;
    };
  }, []);

  const characters = children.length;
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={[classes.title, className].filter(Boolean).join(" ")}
      data-length={characters <= 40 ? undefined : characters <= 90 ? "long" : "endless"}
      title={characters > 90 ? children : undefined}
      style={{ "--characters": characters } as CSSProperties}
    >
      {children}
    </h1>
  );
}
