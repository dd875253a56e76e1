// A process of its own that sends one statement to each of these stores, so that a test can read its whole log.
// node --import tsx tests/support/statements/relay-process.ts <password> <endpoint> …
import { aRelayEnvironment, anEvent } from "./relay-environment";

const [storePassword = "", ...endpoints] = process.argv.slice(2);
for (const endpoint of endpoints) {
  const relay = await aRelayEnvironment();
  Object.assign(relay.config, { endpoint, password: storePassword });
  await relay.record(anEvent("logged"));
  await relay.send();
  await relay.close();
}
