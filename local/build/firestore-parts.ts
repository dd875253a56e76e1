// Cuts the Firestore SDK in two. It holds the databases that a browser may keep, yet the staff's pages keep nothing.
// All that is about them loads with src/firebase/sdk/client/kept-cache.ts.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { cutModule, type CutModule } from "./cut-module";

const sdkFile = /\/@firebase\/firestore\/dist\/(?:index|common-\w+)\.esm\.js$/;
const cacheModule = "/sdk/client/kept-cache.ts";
const keptQuery = "?kept";
const aboutDatabases = /^__PRIVATE_(?:IndexedDbPersistence|SimpleDb|WebStorageSharedClientState)$/;

export function firestoreParts(): Plugin {
  return {
    name: "waymark:firestore-parts",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async resolveId(source, importer = "") {
      if (source !== "firebase/firestore" || !importer.endsWith(cacheModule)) return null;
      const sdk = await this.resolve("@firebase/firestore", importer, { skipSelf: true });
      if (!sdk || !sdkFile.test(sdk.id)) throw new Error(`The Firestore SDK is not where it was: ${sdk?.id}.`);
      return `${sdk.id}${keptQuery}`;
    },
    async load(id) {
      const file = id.replace(keptQuery, "");
      if (!sdkFile.test(file)) return null;
      const parts = await cutFile(file);
      return id === file ? parts.rest : { code: parts.moved, moduleSideEffects: false };
    },
  };
}

async function cutFile(file: string): Promise<CutModule> {
  const code = await readFile(file, "utf8");
  const name = file.replace(/^.*\//, "./");
  const common = /from '(\.\/common-\w+\.esm\.js)'/.exec(code)?.[1];
  if (common === undefined) return cutModule(code, { name, isMoved: (one) => aboutDatabases.test(one) });
  const { exports } = await cutFile(file.replace(/\/[^/]+$/, common.slice(1)));
  return cutModule(code, {
    name,
    isMoved: () => false,
    other: { name: common, moved: `${common}${keptQuery}`, exports },
  });
}
