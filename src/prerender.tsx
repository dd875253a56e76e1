// The build's program for pages that are the same for all visitors (local/build/prerendered-pages.ts).
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/app";
import { PageHead } from "./app/prerendering/page-head";
import { pageHeads } from "./app/prerendering/page-heads";
import { loadScreens, prerenderedPaths } from "./app/routes";
import { LoadingScreen } from "./app/shell/shell";
import { brand } from "./domain/kernel/brand";
import { addressIn } from "./domain/kernel/language";
import { ownLanguage } from "./domain/kernel/own-language";
import { scriptWords } from "./domain/kernel/words";

export { prerenderedPaths };

/** The words of index.html, which no component writes. */
export const templateWords = { description: brand.tagline, needsScript: scriptWords.needsScript };

/** Returns the head of a page, and its root. `site` is the site's own address. */
export async function renderAt(path: string, site: string): Promise<{ head: string; root: string }> {
  await loadScreens(path);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App
        router={(screens) => (
          <StaticRouter basename={addressIn(ownLanguage(), "")} location={addressIn(ownLanguage(), path)}>
            {screens}
          </StaticRouter>
        )}
      />
    </StrictMode>,
    // A part that is brought in later would need a script in the page, which the content security policy forbids.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  if (failures.length > 0) throw new Error(`The page ${path} cannot be written.`, { cause: failures[0] });
  const head = renderToStaticMarkup(<PageHead site={site} path={path} {...pageHead(path)} />);
  return { head, root: Buffer.concat(chunks).toString() };
}

/** Returns the page of every other address until its screen is loaded. */
export function renderLoading(): string {
  return renderToStaticMarkup(<LoadingScreen />);
}

function pageHead(path: string) {
  const head = pageHeads[path];
  if (!head) throw new Error(`${path} has no title and description in src/app/prerendering/page-heads.ts.`);
  return head;
}
