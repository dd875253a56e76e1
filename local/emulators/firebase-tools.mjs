// firebase-tools, with queues that begin a task at once, and emulators that cost little. As it comes, its tasks emulator
// looks for new tasks once a second, and while one runs a thousand times a second: a test waits for the first, and pays
// for the second with a core. Its Auth compiles the checks of all parameters before it starts, which takes nine seconds,
// although the library below can compile one when it comes. Its Firestore writes down each request and its data for the
// emulators' own pages, which are not there.
// Plain JavaScript, because it is a process of its own that needs nothing else.
import { createRequire } from "node:module";
import { shareWorkers } from "./shared-workers.mjs";

const lookAgainMs = 20;

const require = createRequire(import.meta.url);
const { TaskQueueController } = require("firebase-tools/lib/emulator/tasksEmulator.js");
for (const pause of ["LISTEN_TIMEOUT", "UPDATE_TIMEOUT"]) {
  if (!(pause in TaskQueueController)) throw new Error(`The tasks emulator has no ${pause} any more.`);
  TaskQueueController[pause] = lookAgainMs;
}
const exegesis = createRequire(require.resolve("firebase-tools/lib/emulator/auth/server.js"))("exegesis-express");
const { middleware } = exegesis;
exegesis.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true });

const { FirestoreEmulator } = require("firebase-tools/lib/emulator/firestoreEmulator.js");
const { start } = FirestoreEmulator.prototype;
FirestoreEmulator.prototype.start = function () {
  delete this.args.websocket_port;
  return start.call(this);
};
// Each answer is compressed anew, which takes a millisecond of a core: some eight seconds in a whole run.
const superstatic = createRequire(require.resolve("firebase-tools/lib/serve/hosting.js"))("superstatic");
const { server } = superstatic;
superstatic.server = (options) => server({ ...options, compression: false });
if (process.env.WAYMARK_SHARED_WORKERS) shareWorkers(require);
require("firebase-tools/lib/bin/firebase.js");
