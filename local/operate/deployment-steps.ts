// The steps of a deployment with the pinned Firebase CLI, in this order: indexes before the code that reads by them,
// functions before the pages that call them. Only the step of the functions answers the CLI's questions by itself
// (`--force`): that failed events are delivered again, that their service account gets its roles, and that old images
// are cleared away. A deletion of functions is found before (changes.ts).
export interface DeploymentStep {
  name: "database" | "functions" | "site";
  /** Of `firebase`. */
  args: string[];
}

export function deploymentSteps(project: string, configuration: string): DeploymentStep[] {
  const deploy = (only: string, ...more: string[]) => [
    ...["deploy", "--only", only, "--project", project, "--config", configuration],
    ...["--non-interactive", ...more],
  ];
  return [
    { name: "database", args: deploy("firestore") },
    { name: "functions", args: deploy("functions", "--force") },
    { name: "site", args: deploy("hosting") },
  ];
}
