// A process of its own that serves the published functions, says where, and ends with its standard input.
// node --import tsx tests/support/suite/functions-process.ts
import { serveFunctions } from "./http-functions";

const { address } = await serveFunctions();
process.stdout.write(`serves ${address}\n`);
process.stdin.resume();
process.stdin.once("end", () => process.exit());
