import { useEffect, useRef, useState, type RefObject } from "react";

/** Returns the width of an element and of its content, in whole pixels; 0 until they are known. */
export function useWidth(): [RefObject<HTMLDivElement | null>, width: number, ofContent: number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [ofContent, setWidthOfContent] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      setWidth(element.clientWidth);
      setWidthOfContent(element.scrollWidth);
    };
    const following = new ResizeObserver(measure);
    for (const followed of [element, ...element.children]) following.observe(followed);
    measure();
    return () => following.disconnect();
  }, []);

  return [place, width, ofContent];
}
