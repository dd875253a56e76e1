// Leaves out functions of libraries that this site never calls. All that only they need is left out with them. So are
// the warnings of React Router to programmers: its package offers them to every bundler.
import type { Plugin } from "vite";

interface LeftOut {
  file: RegExp;
  functions: readonly string[];
}

const leftOut: readonly LeftOut[] = [
  {
    // Pipelines and their regular expressions: 42 kB.
    file: /\/@firebase\/firestore\/dist\/common-\w+\.esm\.js$/,
    functions: [
      "__PRIVATE_toEvaluable",
      "__PRIVATE_runPipeline",
      "__PRIVATE_newPipelineComparator",
      "__PRIVATE_canonifyPipeline",
      "__PRIVATE_toCorePipeline",
    ],
  },
  {
    // Routes with loaders and actions: 3 kB.
    file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    functions: ["PrefetchPageLinks", "useSubmit", "RSCErrorHandler", "DefaultErrorComponent"],
  },
];

export function leaveOut(): Plugin {
  const found = new Set<string>();
  return {
    name: "waymark:leave-out",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async resolveId(source, importer) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id.replace("/dist/development/", "/dist/production/");
    },
    transform(code, id) {
      const functions = leftOut.filter(({ file }) => file.test(id)).flatMap((each) => each.functions);
      if (functions.length === 0) return null;
      return functions.reduce((left, name) => {
        const without = withoutFunction(left, name);
        if (without !== left) found.add(name);
        return without;
      }, code);
    },
    generateBundle() {
      const missing = leftOut.flatMap(({ functions }) => functions.filter((name) => !found.has(name)));
      if (missing.length > 0) throw new Error(`A library has these functions no more: ${missing.join(", ")}.`);
    },
  };
}

/** The bundler drops the function under its new name, because nothing calls it. */
function withoutFunction(code: string, name: string): string {
  return code.replace(
    new RegExp(`^function ${name}\\(`, "m"),
    `function ${name}() {\n  throw new Error("${name} is left out of this site.");\n}\nfunction leftOut_${name}(`,
  );
}
