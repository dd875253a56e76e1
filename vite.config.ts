import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { defaultLanguage } from "./src/domain/kernel/language";
import { brandFiles, brandInHtml } from "./local/build/brand-files";
import { commonPasswords } from "./local/build/common-passwords";
import { coursePlayer } from "./local/build/course-player";
import { thirdPartyNotices } from "./local/build/third-party-notices";
import { cutFonts } from "./local/build/fonts";
import { firestoreParts } from "./local/build/firestore-parts";
import { firmPages } from "./local/build/firm-pages";
import { builtLanguage, languageTwins } from "./local/build/language-twins";
import { leaveOut } from "./local/build/leave-out";
import { prerenderedPages } from "./local/build/prerendered-pages";
import { screenChunks } from "./local/build/screen-chunks";
import { writtenTwins } from "./local/build/written-twins";

const language = builtLanguage();

/** Where the site is reached, for what search engines read; `npm run deploy` takes it from the project's settings. */
const siteAddress = process.env.APP_URL ?? "https://waymark.example";

export default defineConfig({
  plugins: [
    languageTwins(language),
    writtenTwins(language),
    react(),
    commonPasswords(),
    cutFonts(),
    coursePlayer(),
    firmPages(),
    brandInHtml(),
    brandFiles(),
    thirdPartyNotices(),
    prerenderedPages(siteAddress, language),
    screenChunks(),
    firestoreParts(),
    leaveOut(),
  ],
  // The reader of sources loads the part for PDF files only where there is one.
  worker: { format: "es" },
  // Whoever can read the style sheets knows `modulepreload` by itself.
  build: {
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    // Every page names many files, and such names compress better than those in Base64.
    rolldownOptions: { output: { hashCharacters: "base36" } },
    // Another language stands beside the first one's pages, and shares what the public folder holds.
    ...(language !== defaultLanguage && { outDir: `dist/${language}`, copyPublicDir: false }),
  },
});
