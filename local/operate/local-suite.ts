import { fixedPorts, projectId, type Suite } from "../shared/running-suite";

/** The emulators that `--local` means: those of `npm start`, and in a test those of `npm test`. */
export function localSuite(): Suite {
  const described = process.env.WAYMARK_SUITE;
  return described ? (JSON.parse(described) as Suite) : { projectId, ports: fixedPorts };
}
