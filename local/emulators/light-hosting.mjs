// The hosting emulator at a fraction of its cost. By itself it looks for, reads, hashes and compresses a file anew for
// each request, takes the globs of firebase.json apart for each, and writes an unread line of log.
import { createRequire } from "node:module";
import { filesInMemory } from "./files-in-memory.mjs";

/** @param {NodeJS.Require} require of a module that can load firebase-tools */
export function lightenHosting(require) {
  const requireBeside = createRequire(require.resolve("firebase-tools/lib/serve/hosting.js"));
  const superstatic = requireBeside("superstatic");
  const filesIn = requireBeside("superstatic/lib/providers/fs");
  const patterns = requireBeside("superstatic/lib/utils/patterns");
  const { server } = superstatic;
  superstatic.server = (options) => {
    const { cwd = process.cwd(), config } = options;
    return server({ ...options, compression: false, provider: filesInMemory(filesIn({ cwd, ...config })) });
  };
  patterns.configMatcher = remembered(patterns.configMatcher);
  requireBeside("morgan");
  requireBeside.cache[requireBeside.resolve("morgan")].exports = () => (_request, _response, next) => next();
}

/** Remembers whether an address fits a pattern, which is always the same. */
function remembered(configMatcher) {
  const known = new Map();
  return (path, { glob, source, regex }) => {
    const name = JSON.stringify([path, glob, source, regex]);
    if (!known.has(name)) known.set(name, configMatcher(path, { glob, source, regex }));
    return known.get(name);
  };
}
