import { useEffect, useRef, useState, type RefObject } from "react";

/** Returns the width of an element, in whole pixels; 0 until it is known. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    const following = new ResizeObserver(measure);
    following.observe(element);
    measure();
    return () => following.disconnect();
  }, []);

  return [place, width];
}
