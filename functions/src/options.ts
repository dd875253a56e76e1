// Imported before everything that publishes a function, because a function takes the options that are set when it is
// made.
import { setGlobalOptions } from "firebase-functions/v2";

setGlobalOptions({ region: "us-central1", maxInstances: 20 });
