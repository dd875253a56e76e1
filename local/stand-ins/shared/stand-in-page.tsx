/** @jsxRuntime automatic */
// The small pages on which stand-ins show what they hold. The line above is for tsx: it reads only the tsconfig.json at
// the root, which holds no files.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const style = `
  :root { color-scheme: light dark; --ink: #16211c; --paper: #fbf9f4; --line: #d9d5ca; --link: #0f5c4d; }
  @media (prefers-color-scheme: dark) { :root { --ink: #ece7da; --paper: #101815; --line: #34403a; --link: #7fc8b4; } }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif; }
  h1, h2 { font: 600 1.6rem/1.2 Fraunces, Georgia, serif; }
  h2 { margin-top: 2rem; font-size: 1.2rem; }
  a { color: var(--link); }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left;
    vertical-align: top; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 28rem; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
  pre { padding: 1rem; border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** A whole page with a heading. */
export function renderPage(title: string, content: ReactNode): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
