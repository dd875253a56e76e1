import { paletteOf, type Palette } from "./palette";

/** Returns the colours of the light scheme as values, also on a dark page. */
export function lightPalette(): Palette {
  const probe = document.createElement("span");
  probe.style.colorScheme = "light";
  document.body.append(probe);
  const palette = paletteOf((token) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return palette;
}
