import { setTimeout as pause } from "node:timers/promises";
import { UserError } from "../../shared/terminal";
import { GoogleApiError } from "../google-api";
import type { ProjectServices } from "./project-services";

interface Operation {
  name: string;
  done?: boolean;
  error?: { message: string };
}

const usualPollMs = 3000;

/** Makes the database where it is not there yet, in the place of the other one. An emulator has every database. */
export async function createDatabase(
  services: ProjectServices,
  database: string,
  beside: string,
  pollMs = usualPollMs,
): Promise<void> {
  const { api, firestore, project, isLocal } = services;
  const databases = `${firestore}/projects/${project}/databases`;
  if (isLocal || (await locationOf(services, database)) !== undefined) return;
  const locationId = await locationOf(services, beside);
  if (locationId === undefined) throw new UserError(`There is no database ${beside} in ${project}.`);
  const begun = await api.post<Operation>(`${databases}?databaseId=${database}`, {
    type: "FIRESTORE_NATIVE",
    locationId,
  });
  for (let operation = begun; ; operation = await api.get<Operation>(`${firestore}/${begun.name}`)) {
    if (operation.error) throw new UserError(`The database ${database} could not be made: ${operation.error.message}`);
    if (operation.done) return;
    await pause(pollMs);
  }
}

async function locationOf({ api, firestore, project }: ProjectServices, database: string): Promise<string | undefined> {
  try {
    const { locationId } = await api.get<{ locationId: string }>(
      `${firestore}/projects/${project}/databases/${database}`,
    );
    return locationId;
  } catch (error) {
    if (error instanceof GoogleApiError && error.status === 404) return undefined;
    throw error;
  }
}
