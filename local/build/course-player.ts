// Builds the player of packed courses (src/player/) into one classic script and one style sheet, as texts that the app
// puts into a package: a page that is opened from a disk can load neither modules nor anything else.
import { resolve } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

const playerModule = "virtual:course-player";
const playerFolder = resolve(import.meta.dirname, "../../src/player");

export function coursePlayer(): Plugin {
  return {
    name: "waymark:course-player",
    resolveId: (id) => (id === playerModule ? `\0${playerModule}` : undefined),
    async load(id) {
      if (id !== `\0${playerModule}`) return undefined;
      const { outputFiles, metafile } = await build({
        entryPoints: [resolve(playerFolder, "main.ts"), resolve(playerFolder, "player.css")],
        outdir: "player",
        bundle: true,
        minify: true,
        charset: "utf8",
        format: "iife",
        target: ["es2020", "chrome90", "firefox90", "safari14.1"],
        metafile: true,
        write: false,
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(resolve(file));
      const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? "";
      return `export const script = ${JSON.stringify(textOf(".js"))};\nexport const style = ${JSON.stringify(textOf(".css"))};\n`;
    },
  };
}
