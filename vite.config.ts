import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brandFiles, brandInHtml } from "./local/build/brand-files";
import { commonPasswords } from "./local/build/common-passwords";
import { coursePlayer } from "./local/build/course-player";
import { thirdPartyNotices } from "./local/build/third-party-notices";
import { firmPages } from "./local/build/firm-pages";
import { prerenderedPages } from "./local/build/prerendered-pages";

/** Where the site is reached, for what search engines read; `npm run deploy` takes it from the project's settings. */
const siteAddress = process.env.APP_URL ?? "https://waymark.example";

export default defineConfig({
  plugins: [
    react(),
    commonPasswords(),
    coursePlayer(),
    firmPages(),
    brandInHtml(),
    brandFiles(),
    thirdPartyNotices(),
    prerenderedPages(siteAddress),
  ],
  build: { sourcemap: false, manifest: true },
});
