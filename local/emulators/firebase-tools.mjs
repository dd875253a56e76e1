// firebase-tools, with queues that begin a task at once, and pages that cost little. As it comes, its tasks emulator looks
// for new tasks once a second, and while one runs a thousand times a second: a test waits for the first, and pays for the
// second with a core. Its Hosting compresses each answer, for a browser on the same machine. Its Firestore writes down
// each request and its data for the emulators' own pages, which are not there.
// Plain JavaScript, because it is a process of its own that needs nothing else.
import { createRequire } from "node:module";
import { filesInMemory } from "./files-in-memory.mjs";
import { shareWorkers } from "./shared-workers.mjs";

const lookAgainMs = 20;

const require = createRequire(import.meta.url);
const { TaskQueueController } = require("firebase-tools/lib/emulator/tasksEmulator.js");
for (const pause of ["LISTEN_TIMEOUT", "UPDATE_TIMEOUT"]) {
  if (!(pause in TaskQueueController)) throw new Error(`The tasks emulator has no ${pause} any more.`);
  TaskQueueController[pause] = lookAgainMs;
}
const { FirestoreEmulator } = require("firebase-tools/lib/emulator/firestoreEmulator.js");
const requireBeside = createRequire(require.resolve("firebase-tools/lib/serve/hosting.js"));
const superstatic = requireBeside("superstatic");
const filesIn = requireBeside("superstatic/lib/providers/fs");
const { server } = superstatic;
superstatic.server = (options) => {
  const { cwd = process.cwd(), config } = options;
  return server({ ...options, compression: false, provider: filesInMemory(filesIn({ cwd, ...config })) });
};
const { start } = FirestoreEmulator.prototype;
FirestoreEmulator.prototype.start = function () {
  delete this.args.websocket_port;
  return start.call(this);
};
if (process.env.WAYMARK_SHARED_WORKERS) shareWorkers(require);
require("firebase-tools/lib/bin/firebase.js");
