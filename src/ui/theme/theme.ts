// Mantine in our look. The colours themselves are CSS variables (styles/tokens.css), so a scheme changes without React; here
// stands only what Mantine decides in JavaScript.
import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";
import classes from "./theme.module.css";

type Paint = "forest" | "blaze" | "brick";

/** Mantine wants ten shades of a name it is to know; ours are all the one variable. */
function paint(name: Paint): MantineColorsTuple {
  const colour = `var(--${name})`;
  return [colour, colour, colour, colour, colour, colour, colour, colour, colour, colour];
}

const hover: Record<Paint, string> = {
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
      hover: hover[name as Paint],
      color: `var(--on-${name})`,
      border: "1px solid transparent",
    };
  }
  const border = input.variant === "outline" ? `1px solid ${colour}` : "1px solid transparent";
  return { background: "transparent", hover: "var(--shade)", color: colour, border };
};

export const theme = createTheme({
  colors: { forest: paint("forest"), blaze: paint("blaze"), brick: paint("brick") },
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
