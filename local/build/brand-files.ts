// The parts of the brand that a browser asks for beside the pages: its name in index.html, which no component reaches,
// its icons (src/domain/brand/icons/) and the web manifest.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { brand } from "../../src/domain/kernel/brand";
import { languages } from "../../src/domain/kernel/language";

const iconsFolder = join(import.meta.dirname, "..", "..", "src", "domain", "brand", "icons");

const contentTypes: Record<string, string> = { svg: "image/svg+xml", png: "image/png" };

export function brandInHtml(): Plugin {
  return {
    name: "waymark:brand",
    transformIndexHtml: (html) => withBrand(html, brand).replace("%site.languages%", languages.join(" ")),
  };
}

export function withBrand(html: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce((page, [key, value]) => page.replaceAll(`%brand.${key}%`, value), html);
}

export function brandFiles(): Plugin {
  const icons = readdirSync(iconsFolder).map((name) => ({ name, source: readFileSync(join(iconsFolder, name)) }));
  const manifest = JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: "en",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#fbf9f4",
    theme_color: "#fbf9f4",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192", purpose: "any maskable" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
    ],
  });
  return {
    name: "waymark:brand-files",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: manifest });
      for (const { name, source } of icons) this.emitFile({ type: "asset", fileName: name, source });
    },
    configureServer({ middlewares }) {
      middlewares.use("/manifest.webmanifest", (_, response) => response.end(manifest));
      for (const { name, source } of icons)
        middlewares.use(`/${name}`, (_, response) => {
          response.setHeader("content-type", contentTypes[name.split(".").at(-1) ?? ""] ?? "");
          response.end(source);
        });
    },
  };
}
