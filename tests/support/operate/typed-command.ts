// A command of the guide, typed in a shell, against the suite's emulators.
import { execFile } from "node:child_process";
import { projectRoot } from "../../../local/shared/project-root";
import { emulatorHosts } from "../suite/operator";
import { runningSuite } from "../suite/running-suite";

export interface TypedOutput {
  code: number;
  output: string;
}

export function typeCommand(command: string, projectId: string): Promise<TypedOutput> {
  const suite = JSON.stringify({ ...runningSuite(), projectId });
  const env = { ...process.env, ...emulatorHosts(), GCLOUD_PROJECT: projectId, WAYMARK_SUITE: suite };
  return new Promise((resolve) => {
    execFile("sh", ["-c", command], { cwd: projectRoot, env }, (failure, stdout, stderr) =>
      resolve({ code: Number(failure?.code ?? 0), output: `${stdout}${stderr}` }),
    );
  });
}
