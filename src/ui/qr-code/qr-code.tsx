import { encode } from "uqr";
import classes from "./qr-code.module.css";

interface QrCodeProps {
  text: string;
  /** Says what the picture is for; the text itself stands beside it, for typing. */
  label: string;
}

/** Dark on light in both looks, or not every phone reads it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={classes.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect className={classes.light} width={size} height={size} />
      <path className={classes.dark} d={dark.join("")} />
    </svg>
  );
}
