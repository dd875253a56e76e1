// Preloaded into the process of each function, of which a run of the tests starts some sixty: what firebase-tools runs
// there takes one small function from a module that loads a thousand others, half of what its start costs.
import { existsSync, readFileSync } from "node:fs";
import Module from "node:module";
import { dirname, join } from "node:path";

const isProcessOfFunction = process.env.FUNCTION_TARGET !== undefined;

if (isProcessOfFunction) {
  const load = Module._load;
  Module._load = (request, parent, isMain) =>
    request === "./functionsEmulatorShared" && parent?.filename?.endsWith("functionsEmulatorRuntime.js")
      ? { findModuleRoot }
      : load(request, parent, isMain);
}

/** The folder of the package in which the file lies, if it has that name; as firebase-tools has it. */
function findModuleRoot(name, file) {
  for (let folder = file; folder !== dirname(folder); folder = dirname(folder)) {
    const description = join(folder, "package.json");
    if (existsSync(description)) return JSON.parse(readFileSync(description, "utf8")).name === name ? folder : "";
  }
  return "";
}
