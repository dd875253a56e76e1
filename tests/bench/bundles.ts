// Builds the app and SurveyJS with the same bundler and minifier and prints, as JSON, what a person fetches of each. A
// process of its own: inside a test, NODE_ENV would make it a build for development.
import { gzipSync } from "node:zlib";
import { build, type InlineConfig, type Rolldown } from "vite";
import { projectRoot } from "../../local/shared/project-root";

export interface Script {
  file: string;
  bytes: number;
  gzip: number;
}

export interface Bundles {
  /** All that is fetched until the first question of the assessment can be answered. */
  questions: Script[];
  /** The scripts behind them for the last step, before its charts are drawn or a document is made. */
  review: Script[];
  survey: Script[];
}

type Chunk = Rolldown.OutputChunk;

const firebasePackages = /^@?firebase(?:\/|$)/;
const reactPackages = /^react(?:-dom)?(?:\/|$)/;
const untilTheFirstQuestion = [
  "/src/main.tsx",
  "/src/features/assessment/assessment-screen.tsx",
  "/src/firebase/sdk/auth.ts",
  "/src/firebase/assessment/unlock.ts",
];

const leftOut = process.argv[2] === "with-react" ? [firebasePackages] : [firebasePackages, reactPackages];
const appChunks = await chunksOf({}, leftOut);
const surveyChunks = await chunksOf({ configFile: false, root: `${projectRoot}/tests/bench` }, leftOut, "surveyjs.ts");
const questionChunks = withImports(appChunks, untilTheFirstQuestion);
const reviewChunks = withImports(appChunks, ["/src/features/assessment/wizard/review/review-step.tsx"]).filter(
  (each) => !questionChunks.includes(each),
);
const bundles: Bundles = {
  questions: questionChunks.map(weighed),
  review: reviewChunks.map(weighed),
  survey: surveyChunks.map(weighed),
};
process.stdout.write(`${JSON.stringify(bundles)}\n`);

async function chunksOf(config: InlineConfig, external: RegExp[], input?: string): Promise<Chunk[]> {
  const output = await build({
    root: projectRoot,
    logLevel: "error",
    ...config,
    build: { write: false, reportCompressedSize: false, rolldownOptions: { external, ...(input && { input }) } },
  });
  if (!("output" in output)) throw new Error("Vite gave back no single build.");
  return output.output.filter((each) => each.type === "chunk");
}

/** The chunks that hold these modules, and all that they import before they run. */
function withImports(chunks: Chunk[], modules: string[]): Chunk[] {
  const found = new Set<Chunk>();
  const open = modules.map((module) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  if (open.includes(undefined)) throw new Error(`Not all of these are in the build: ${modules.join(", ")}.`);
  for (const chunk of open) {
    if (!chunk || found.has(chunk)) continue;
    found.add(chunk);
    open.push(...chunk.imports.map((file) => chunks.find(({ fileName }) => fileName === file)));
  }
  return [...found];
}

function weighed({ fileName, code }: Chunk): Script {
  return { file: fileName, bytes: Buffer.byteLength(code), gzip: gzipSync(code).length };
}
