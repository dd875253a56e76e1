// Before any function is imported: the Firebase Admin SDK looks for the emulator when it is loaded.
import { runAgainstSuite } from "./in-process";

runAgainstSuite();
