// A process of its own that sends one statement to each of these stores, so that a test can read all that it says.
// node --import tsx tests/support/relay-process.ts <password> <endpoint> …
import { aRelay, anEvent } from "./relay";

const [password = "", ...endpoints] = process.argv.slice(2);
for (const endpoint of endpoints) {
  const relay = await aRelay();
  Object.assign(relay.config, { endpoint, password });
  await relay.happen(anEvent("logged"));
  await relay.send();
  await relay.close();
}
