// The commands and places by which problems of a project are repaired.
import type { ProjectFacts } from "./project-facts";

export function runGcloud(command: string, { project }: ProjectFacts): string {
  return `Run \`gcloud ${command} --project ${project}\`.`;
}

export function runDeploy({ project }: ProjectFacts): string {
  return `Run \`npm run deploy -- --project ${project}\`.`;
}

export function inConsole({ project }: ProjectFacts, page: string, what: string): string {
  return `${what} at https://console.firebase.google.com/project/${project}/${page}`;
}
