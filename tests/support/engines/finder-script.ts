import { join } from "node:path";
import { build } from "esbuild";

/** Returns the script that gives a page its `finder`. */
export async function finderScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "in-page", "finder.ts")],
    bundle: true,
    minify: true,
    write: false,
    define: { process: '{"env":{}}' },
  });
  return outputFiles[0]?.text ?? "";
}
