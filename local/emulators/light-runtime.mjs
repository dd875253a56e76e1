// Preloaded into each process in which the functions emulator runs a function. What firebase-tools runs there takes one
// small function from a module that loads a thousand others, half of what its start costs; and where processes are
// shared (`shared-workers.mjs`), a header of each request names the function.
import { existsSync, readFileSync } from "node:fs";
import Module from "node:module";
import { dirname, join } from "node:path";

const isProcessOfFunction = process.env.FUNCTION_TARGET !== undefined;
const isShared = process.env.WAYMARK_SHARED_WORKERS !== undefined;

/** Holds the name of the function and the kind of its call, `http` or `cloudevent`. */
export const targetHeader = "x-function-target";

if (isProcessOfFunction) {
  const load = Module._load;
  Module._load = (request, parent, isMain) => {
    const loaded = () => load(request, parent, isMain);
    if (!parent?.filename?.endsWith("functionsEmulatorRuntime.js")) return loaded();
    if (request === "./functionsEmulatorShared") return { findModuleRoot };
    return request === "express" && isShared ? withTargetOfRequest(loaded()) : loaded();
  };
  // Its name in the runtime: the target comes by a message then.
  if (isShared) process.env.FUNCTION_DEBUG_MODE = "true";
}

/** The folder of the package in which the file lies, if it has that name; as firebase-tools has it. */
function findModuleRoot(name, file) {
  for (let folder = file; folder !== dirname(folder); folder = dirname(folder)) {
    const description = join(folder, "package.json");
    if (existsSync(description)) return JSON.parse(readFileSync(description, "utf8")).name === name ? folder : "";
  }
  return "";
}

/** The runtime's server, which switches to the target of a request before it looks at it. */
function withTargetOfRequest(express) {
  return () => {
    const app = express();
    app.use((request, _response, next) => {
      const { [targetHeader]: target, ...headers } = request.headers;
      request.headers = headers;
      if (target === undefined) return next();
      const [functionTarget, functionSignature] = target.split(" ");
      process.emit("message", JSON.stringify({ functionTarget, functionSignature }));
      // The runtime takes a message in a promise.
      setImmediate(next);
    });
    return app;
  };
}
