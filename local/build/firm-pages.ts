// The pages that a consultancy writes about itself, in Markdown. The build renders them, so no browser loads a parser.
// The first heading is the page's title, the paragraph below it its lead; `%brand.name%` is a value of brand.ts.
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";

const brandFolder = join(import.meta.dirname, "..", "..", "src", "domain", "brand");
/** The mark as it is written, and during the reading of Markdown, which would change the first in a link. */
const brandMark = /%(brand|firm)\.(\w+)%/g;
const held = /placeholder-(brand|firm)-(\w+)-end/;

export function firmPages(): Plugin {
  return {
    name: "waymark:firm-pages",
    enforce: "pre",
    transform: {
      filter: { id: /\/domain\/brand\/pages\/[\w-]+\.md$/ },
      handler: (markdown, id) => ({ code: firmPageModule(markdown, id), map: null, moduleType: "js" }),
    },
  };
}

/** The brand is put in when the module runs, so that it is written down only once. */
export function firmPageModule(markdown: string, file: string): string {
  const [, title, lead, body] = /^# (.+)\n\n([^#].*(?:\n.+)*)\n\n([\s\S]+)$/.exec(withHeld(markdown)) ?? [];
  if (!title || !lead || !body)
    throw new Error(`${file} must begin with a heading ("# Title") and a paragraph, and then have more.`);
  const html = renderToStaticMarkup(createElement(ReactMarkdown, { skipHtml: true, remarkPlugins: [remarkGfm] }, body));
  return [
    ...["brand", "firm"].map((name) => `import { ${name} } from ${JSON.stringify(join(brandFolder, `${name}.ts`))};`),
    `const texts = { brand, firm };`,
    `const text = (of, name) => [texts[of][name]].flat().join(", ");`,
    `const html = (of, name) => text(of, name).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");`,
    `export const page = { title: ${expression(title, "text")}, lead: ${expression(lead.replaceAll("\n", " "), "text")}, html: ${expression(html, "html")} };`,
  ].join("\n");
}

function withHeld(markdown: string): string {
  return markdown.trim().replaceAll(brandMark, "placeholder-$1-$2-end");
}

/** Returns an expression of JavaScript. */
function expression(source: string, by: "text" | "html"): string {
  return source
    .split(/(placeholder-(?:brand|firm)-\w+-end)/)
    .map((part) => {
      const [, of, name] = held.exec(part) ?? [];
      return of && name ? `${by}(${JSON.stringify(of)}, ${JSON.stringify(name)})` : JSON.stringify(part);
    })
    .join(" + ");
}
