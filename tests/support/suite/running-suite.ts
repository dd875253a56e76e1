// The addresses of the running suite: `npm test` starts everything once and passes the ports on in one environment
// variable.
import type { Suite } from "../../../local/shared/running-suite";

export function runningSuite(): Suite {
  const described = process.env.WAYMARK_SUITE;
  if (!described) throw new Error("WAYMARK_SUITE is not set: run `npm test`, which starts what these tests need.");
  return JSON.parse(described) as Suite;
}
