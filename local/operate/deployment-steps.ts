// What a deployment runs of the pinned Firebase CLI, in this order: what reads the database finds its indexes, what the
// pages call is there before the pages are. Only the step of the functions answers the CLI's questions by itself
// (`--force`): that failed events are delivered again, that their service account gets its roles, and that old images
// are cleared away. That this would also delete functions is looked at before (changes.ts).
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
