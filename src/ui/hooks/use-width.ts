import { useEffect, useRef, useState, type RefObject } from "react";

/** Returns the width of an element, in whole pixels; 0 until it is known. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  return useMeasured(widthOf);
}

/** Tells whether an element's content is wider than the element; false until that is known. */
export function useOverflows(): [RefObject<HTMLDivElement | null>, boolean] {
  const [place, beyond] = useMeasured(overflowOf);
  return [place, beyond > 0];
}

function useMeasured(measureOf: (element: HTMLElement) => number): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setMeasured(measureOf(element));
    const following = new ResizeObserver(measure);
    for (const followed of [element, ...element.children]) following.observe(followed);
    measure();
    return () => following.disconnect();
  }, [measureOf]);

  return [place, measured];
}

function widthOf({ clientWidth }: HTMLElement): number {
  return Math.floor(clientWidth);
}

function overflowOf({ scrollWidth, clientWidth }: HTMLElement): number {
  return scrollWidth - clientWidth;
}
