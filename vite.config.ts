import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { brand } from "./src/domain/kernel/brand";

/** Puts the brand into index.html, where no component reaches, so that it is still written down only once. */
function brandInHtml(): Plugin {
  return {
    name: "waymark:brand",
    transformIndexHtml: (html) =>
      Object.entries(brand).reduce((page, [key, value]) => page.replaceAll(`%brand.${key}%`, value), html),
  };
}

export default defineConfig({
  plugins: [react(), brandInHtml()],
  build: { sourcemap: false },
});
