import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { commonPasswords } from "./local/build/common-passwords";
import { coursePlayer } from "./local/build/course-player";
import { thirdPartyNotices } from "./local/build/third-party-notices";
import { prerenderedPages } from "./local/build/prerendered-pages";
import { brand } from "./src/domain/kernel/brand";

/** Puts the brand into index.html, where no component reaches, so that it is still written down only once. */
function brandInHtml(): Plugin {
  return {
    name: "waymark:brand",
    transformIndexHtml: (html) =>
      Object.entries(brand).reduce((page, [key, value]) => page.replaceAll(`%brand.${key}%`, value), html),
  };
}

/** The web manifest, made here for the same reason. */
function webManifest(): Plugin {
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
    name: "waymark:web-manifest",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: manifest });
    },
    configureServer({ middlewares }) {
      middlewares.use("/manifest.webmanifest", (_, response) => response.end(manifest));
    },
  };
}

/** Where the site is reached, for what search engines read; `npm run deploy` takes it from the project's settings. */
const siteAddress = process.env.APP_URL ?? "https://waymark.example";

export default defineConfig({
  plugins: [
    react(),
    commonPasswords(),
    coursePlayer(),
    brandInHtml(),
    webManifest(),
    thirdPartyNotices(),
    prerenderedPages(siteAddress),
  ],
  build: { sourcemap: false, manifest: true },
});
