// The functions emulator with processes that each run any function, still one call at a time. As it comes, it starts one
// for each function, which costs a second and a half of the processor: more than the calls of a test. Its debug mode can
// do it, with one process for all calls in turn; this takes the switch of the target from there, and as many processes
// as there are calls in flight. A process is told its target by a header of the request.
import { targetHeader } from "./light-runtime.mjs";

/** @param {NodeJS.Require} require of a module that can load firebase-tools */
export function shareWorkers(require) {
  const { FunctionsEmulator } = require("firebase-tools/lib/emulator/functionsEmulator.js");
  const { RuntimeWorkerPool } = require("firebase-tools/lib/emulator/functionsRuntimeWorker.js");
  const { getSignatureType } = require("firebase-tools/lib/emulator/functionsEmulatorShared.js");
  const { EmulatorLogger } = require("firebase-tools/lib/emulator/emulatorLogger.js");
  const { addTriggerRecord } = FunctionsEmulator.prototype;
  const { submitRequest } = RuntimeWorkerPool.prototype;
  const definitions = new Map();

  FunctionsEmulator.prototype.addTriggerRecord = function (definition, ...rest) {
    definitions.set(definition.id, definition);
    return addTriggerRecord.call(this, definition, ...rest);
  };
  RuntimeWorkerPool.prototype.getKey = () => "~shared~";
  RuntimeWorkerPool.prototype.submitRequest = function (id, request, ...rest) {
    const definition = definitions.get(id);
    const { entryPoint, timeoutSeconds } = definition;
    Object.assign(this.getIdleWorker(id), { triggerKey: id, timeoutSeconds, logger: EmulatorLogger.forFunction(id) });
    const headers = { ...request.headers, [targetHeader]: `${entryPoint} ${getSignatureType(definition)}` };
    return submitRequest.call(this, id, { ...request, headers }, ...rest);
  };
}
