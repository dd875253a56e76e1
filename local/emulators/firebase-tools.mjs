// firebase-tools, with queues that begin a task at once. As it comes, its tasks emulator looks for new tasks once a
// second, and while one runs a thousand times a second: a test waits for the first, and pays for the second with a core.
// Plain JavaScript, because it is a process of its own that needs nothing else.
import { createRequire } from "node:module";

const lookAgainMs = 20;

const require = createRequire(import.meta.url);
const { TaskQueueController } = require("firebase-tools/lib/emulator/tasksEmulator.js");
for (const pause of ["LISTEN_TIMEOUT", "UPDATE_TIMEOUT"]) {
  if (!(pause in TaskQueueController)) throw new Error(`The tasks emulator has no ${pause} any more.`);
  TaskQueueController[pause] = lookAgainMs;
}
require("firebase-tools/lib/bin/firebase.js");
