// Styles that stand in elements, put into a style sheet: the content security policy allows them nowhere else. In the
// browser src/browser/prerendered-styles.ts takes them back.
import { createHash } from "node:crypto";

/** Only elements that React has written: text has no `<` of its own. */
const elementWithStyle = /(<[a-z][^<>]*?) style="([^"]*)"/g;

/** The pages without styles in their elements, and the style sheet that has them, with its name. */
export function externalStyles(roots: readonly string[]): { roots: string[]; sheet: string; css: string } {
  const names = new Map<string, string>();
  const nameOf = (style: string) => {
    const known = names.get(style) ?? `s${names.size}`;
    names.set(style, known);
    return known;
  };
  const changed = roots.map((root) =>
    root.replaceAll(
      elementWithStyle,
      (_, element: string, style: string) => `${element} data-element-style="${nameOf(unescaped(style))}"`,
    ),
  );
  const css = [...names].map(([style, name]) => `[data-element-style="${name}"]{${style}}`).join("\n");
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  return { roots: changed, sheet: `assets/element-styles-${hash}.css`, css };
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
