import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Drawing } from "./drawing";
import { themePalette, type Palette } from "./palette";
import classes from "./picture.module.css";

interface DrawingViewProps {
  name: string;
  draw: (palette: Palette, width: number) => Drawing;
  /** The chart library could not be loaded. */
  onFailure: () => void;
}

/** A drawing as wide as the page lets it be; the library that draws is loaded when the first one is needed. */
export function DrawingView({ name, draw, onFailure }: DrawingViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    const following = new ResizeObserver(measure);
    following.observe(element);
    measure();
    return () => following.disconnect();
  }, []);

  useEffect(() => {
    if (width === 0) return;
    let isWanted = true;
    import("./draw-svg").then(
      ({ drawSvg }) => {
        if (isWanted) place.current?.replaceChildren(drawSvg(draw(themePalette, width)));
      },
      () => fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [draw, width]);

  return <div ref={place} className={classes.drawn} role="img" aria-label={name} />;
}
