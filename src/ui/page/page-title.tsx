import { use, useEffect, useEffectEvent, useRef } from "react";
import { PageSetting } from "./page-setting";

interface PageTitleProps {
  children: string;
  /** The whole title of the browser's tab, where it is not the heading and the site's name. */
  tab?: string;
  className?: string | undefined;
}

/** The one h1 of a page: it names the tab, and takes the focus when one arrives by a link. */
export function PageTitle({ children, tab, className }: PageTitleProps) {
  const { site, arrived } = use(PageSetting);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = tab ?? [children, site].filter(Boolean).join(" · ");
  }, [children, site, tab]);

  const takeFocus = useEffectEvent(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), [children]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
