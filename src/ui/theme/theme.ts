// Mantine's theme. The colours themselves are CSS variables (tokens.css), so that a scheme changes without React; here
// is only what Mantine decides in JavaScript.
import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";
import classes from "./theme.module.css";

type ThemeColor = "forest" | "blaze" | "brick";

/** Mantine wants ten shades of each colour; ours are all the same variable. */
function shadesOf(name: ThemeColor): MantineColorsTuple {
  const colour = `var(--${name})`;
  return [colour, colour, colour, colour, colour, colour, colour, colour, colour, colour];
}

const hover: Record<ThemeColor, string> = {
  forest: "var(--forest-deep)",
  blaze: "var(--blaze-bright)",
  brick: "var(--brick-deep)",
};

const variantColorResolver: VariantColorsResolver = (input) => {
  const name = input.color ?? input.theme.primaryColor;
  if (!(name in hover)) return defaultVariantColorsResolver(input);
  const colour = `var(--${name})`;
  if (input.variant === "filled") {
    return {
      background: colour,
      hover: hover[name as ThemeColor],
      color: `var(--on-${name})`,
      border: "1px solid transparent",
    };
  }
  const border = input.variant === "outline" ? `1px solid ${colour}` : "1px solid transparent";
  return { background: "transparent", hover: "var(--shade)", color: colour, border };
};

export const theme = createTheme({
  colors: { forest: shadesOf("forest"), blaze: shadesOf("blaze"), brick: shadesOf("brick") },
  primaryColor: "forest",
  cursorType: "pointer",
  variantColorResolver,
  components: {
    Button: { defaultProps: { size: "md" }, classNames: { root: classes.button } },
    Input: { defaultProps: { size: "md" }, classNames: { wrapper: classes.input } },
    NativeSelect: { classNames: { section: classes.chevron } },
    // Every field is required unless its description says "Optional", so no asterisks.
    InputWrapper: {
      defaultProps: { size: "md", withAsterisk: false, inputWrapperOrder: ["label", "description", "input", "error"] },
      classNames: { label: classes.label, error: classes.error, description: classes.description },
    },
  },
});
