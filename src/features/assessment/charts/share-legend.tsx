import classes from "./share-legend.module.css";
import type { Tone } from "./share-bar";

interface ShareLegendProps {
  entries: readonly { name: string; about?: string | undefined; tone: Tone }[];
}

/** The words of a bar of shares, in its order and colours. */
export function ShareLegend({ entries }: ShareLegendProps) {
  return (
    <ul className={classes.legend}>
      {entries.map(({ name, about, tone }, nth) => (
        <li key={nth} data-tone={tone}>
          <strong>{name}</strong> {about !== undefined && <span>{about}</span>}
        </li>
      ))}
    </ul>
  );
}
