// Writes the pages that say the same to everybody as HTML (src/prerender.tsx renders them), so that they are there
// before any script is. Every other address gets `shell.html`, which says that it loads. What search engines ask for
// comes along: sitemap.xml, robots.txt and security.txt.
import { randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { externalStyles } from "./element-styles";
import { loadedFor, type BuildManifest } from "./manifest";
import { builtModule } from "./language-twins";
import { modulesBehind, modulesBehindLogin, screenModules } from "./screen-modules";
import { firm } from "../../src/domain/kernel/firm";
import { addressIn, defaultLanguage, languages, type Language } from "../../src/domain/kernel/language";
import { routes, startsBehindLogin, type ScreenBehindLogin } from "../../src/domain/kernel/routes";

/** The pages that need a login or a link of one's own. */
const disallowedPaths = [
  routes.adminDashboard,
  routes.adminLogin,
  routes.resetPassword,
  routes.dashboard,
  routes.assessment,
  routes.unsubscribe,
  routes.confirmSubscription,
];

/** The exports of the build of src/prerender.tsx. */
interface PageRenderer {
  prerenderedPaths: readonly string[];
  renderAt: (path: string, site: string) => Promise<{ head: string; root: string }>;
  renderLoading: () => string;
  /** The words of the template itself. */
  templateWords: { description: string; needsScript: string };
}

/** The parts of the template's head that a written page sets itself. */
const headOfTemplate = /<title>.*?<\/title>\s*|<meta name="description"[^>]*>\s*/g;
const emptyRoot = '<div id="root"></div>';

export function prerenderedPages(site: string, language: Language): Plugin {
  let config: ResolvedConfig;
  return {
    name: "waymark:prerendered-pages",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = "dist" }) {
      await withPageRenderer(config.root, (renderer) => writePages({ dir, site, language }, renderer));
    },
  };
}

interface Site {
  /** The folder of the build. */
  dir: string;
  /** The site's own address. */
  site: string;
  language: Language;
}

async function writePages({ dir, site, language }: Site, renderer: PageRenderer): Promise<void> {
  const { prerenderedPaths, renderAt, renderLoading } = renderer;
  const template = templateIn(await readFile(join(dir, "index.html"), "utf8"), language, renderer);
  const manifest = JSON.parse(await readFile(join(dir, ".vite", "manifest.json"), "utf8")) as BuildManifest;
  const pages = await Promise.all(prerenderedPaths.map(async (path) => ({ path, ...(await renderAt(path, site)) })));
  const { roots, sheet, css } = externalStyles(pages.map(({ root }) => root));
  await writeFile(join(dir, sheet), css);
  const styles = `<link rel="stylesheet" href="/${sheet}" data-element-styles />`;
  for (const [nth, { path, head }] of pages.entries()) {
    const root = `<div id="root" data-prerendered="${addressIn(language, path)}">${roots[nth] ?? ""}</div>`;
    await writePage(
      pageFile(dir, path, language),
      completedPage(template, head + styles + linksTo(manifest, path, language), root),
    );
  }
  const loading = withHead(template, '<meta name="robots" content="noindex" />');
  const root = `<div id="root">${renderLoading()}</div>`;
  await writeFile(join(dir, "shell.html"), withRoot(withFilesAhead(loading, manifest, language), root));
  if (language !== defaultLanguage) return shareAssets(dir);
  await writeFile(join(dir, "sitemap.xml"), sitemap(site, prerenderedPaths));
  await writeFile(join(dir, "robots.txt"), robotsText(site));
  await writeFile(join(dir, "security.txt"), securityText(site, new Date()));
}

/** Builds what renders the pages; `plugins` may put other modules into it. */
export async function withPageRenderer<Result>(
  root: string,
  work: (renderer: PageRenderer) => Promise<Result>,
  plugins: Plugin[] = [],
): Promise<Result> {
  const folder = join(root, "node_modules", ".cache", `prerender-${randomUUID()}`);
  try {
    await build({
      root,
      configFile: join(root, "vite.config.ts"),
      logLevel: "error",
      plugins,
      build: { ssr: "src/prerender.tsx", outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
    });
    return await work((await import(pathToFileURL(join(folder, "prerender.js")).href)) as PageRenderer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function templateIn(html: string, language: Language, { templateWords }: PageRenderer): string {
  return html
    .replace(/(?<=<html lang=")\w+/, language)
    .replace(/(?<=<meta name="description" content=")[^"]*/, () => templateWords.description)
    .replace(/(?<=<noscript>)[^<]*/, () => templateWords.needsScript);
}

function completedPage(template: string, head: string, root: string): string {
  return withRoot(paintedFirst(withHead(template.replaceAll(headOfTemplate, ""), head)), root);
}

/** All that is seen is there without the scripts, so they begin when it is painted (public/after-paint.js). */
function paintedFirst(html: string): string {
  const styles: string[] = [];
  const later: string[] = [];
  let entry = "";
  const others = html
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, (link) => {
      styles.push(link.trim());
      return "";
    })
    .replaceAll(/<link rel="(?:modulepreload|preload" as="style)"[^>]*href="([^"]*)"[^>]*>\s*/g, (_, href: string) => {
      later.push(href);
      return "";
    })
    .replace(/<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>\s*/, (_, src: string) => {
      entry = src;
      return "";
    });
  const script = `<script defer src="/after-paint.js" data-entry="${entry}" data-later="${later.join(" ")}"></script>`;
  return others.replace("</title>", (end) => `${end}${styles.join("")}${script}`);
}

function withHead(html: string, head: string): string {
  return html.replace("</head>", () => `${head}</head>`);
}

function withRoot(html: string, root: string): string {
  if (!html.includes(emptyRoot)) throw new Error("index.html has no empty element with the id root.");
  return html.replace(emptyRoot, () => root);
}

/**
 * Returns links to the files that the screen needs besides those of every page, so that no import waits for another.
 */
function linksTo(manifest: BuildManifest, path: string, language: Language): string {
  const modules = screenModules(path).map((module) => builtModule(language, module));
  const everywhere = loadedFor(manifest, []);
  const { scripts, styles } = loadedFor(manifest, modules);
  const withBehind = loadedFor(manifest, [...modules, ...modulesBehind(path)]);
  return [
    ...filesBeyond(styles, everywhere.styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...filesBeyond(scripts, everywhere.scripts), ...filesBeyond(withBehind.scripts, scripts)].map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
    ...filesBeyond(withBehind.styles, styles).map(
      (file) => `<link rel="preload" as="style" crossorigin href="/${file}">`,
    ),
  ].join("");
}

function filesBeyond(files: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...files].filter((file) => !others.has(file));
}

/** Tells public/before-paint.js the files that each screen behind the login needs. */
function withFilesAhead(html: string, manifest: BuildManifest, language: Language): string {
  const everywhere = loadedFor(manifest, []);
  const starts = Object.entries(startsBehindLogin) as [ScreenBehindLogin, string][];
  const ahead = starts.map(([screen, path]) => {
    const modules = modulesBehindLogin(screen).map((module) => builtModule(language, module));
    const { scripts, styles } = loadedFor(manifest, modules);
    const files = [...filesBeyond(styles, everywhere.styles), ...filesBeyond(scripts, everywhere.scripts)];
    return [addressIn(language, path), files.map((file) => `/${file}`)];
  });
  const quoted = JSON.stringify(Object.fromEntries(ahead)).replaceAll('"', "&quot;");
  return html.replace('src="/before-paint.js"', (source) => `${source} data-ahead="${quoted}"`);
}

/** Hosting serves a page without its ending: `de.html` as /de, and `de/privacy.html` as /de/privacy. */
function pageFile(dir: string, path: string, language: Language): string {
  if (path !== "/") return join(dir, `${path.slice(1)}.html`);
  return language === defaultLanguage ? join(dir, "index.html") : `${dir}.html`;
}

/** Puts the files of another language's build beside those of the first: each name holds a hash of what is in it. */
async function shareAssets(dir: string): Promise<void> {
  await cp(join(dir, "assets"), join(dir, "..", "assets"), { recursive: true });
  const isPage = (name: string) => name.endsWith(".html") && name !== "index.html";
  const isSpare = (name: string) => name === "assets" || (/\w\.\w+$/.test(name) && !isPage(name));
  const spare = (await readdir(dir)).filter(isSpare);
  await Promise.all(spare.map((name) => rm(join(dir, name), { recursive: true })));
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** https://www.rfc-editor.org/rfc/rfc9116: the text names its end, of at most a year, so each deployment renews it. */
function securityText(site: string, now: Date): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + 11);
  return [
    `Contact: mailto:${firm.securityContact}`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${new URL("/.well-known/security.txt", site).href}`,
    "",
  ].join("\n");
}

function robotsText(site: string): string {
  const disallowed = languages.flatMap((language) => disallowedPaths.map((path) => addressIn(language, path)));
  const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${new URL("/sitemap.xml", site).href}\n`;
}

function sitemap(site: string, paths: readonly string[]): string {
  const all = languages.flatMap((language) => paths.map((path) => addressIn(language, path)));
  const addresses = all.map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
    "",
  ].join("\n");
}
