// Bundles the functions into lib/. Arguments are those of esbuild that `npm run dev` needs: --watch and --outfile=….
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build, context } from "esbuild";
import { languageSwitch } from "../local/build/language-switch.ts";
import { languages } from "../src/domain/kernel/language.ts";

const { values } = parseArgs({
  options: { outfile: { type: "string", default: "lib/index.js" }, watch: { type: "string" } },
});
const here = import.meta.dirname;
const source = resolve(here, "../src");

/** @type {import("esbuild").BuildOptions} */
const options = {
  entryPoints: [resolve(here, "src/index.ts")],
  outfile: resolve(here, values.outfile),
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  external: ["@grpc/grpc-js", "firebase-admin", "firebase-functions", "nodemailer"],
  sourcemap: true,
  logLevel: "warning",
  plugins: [
    languageSwitch({
      sources: source,
      folder: resolve(source, "languages"),
      languages,
      choice: resolve(here, "src/language.ts"),
    }),
  ],
};

if (values.watch === undefined) {
  await build(options).catch(() => process.exit(1)); // esbuild has printed why
} else {
  await (await context(options)).watch();
}
