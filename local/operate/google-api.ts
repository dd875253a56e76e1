// The REST interfaces of a project, with application default credentials: the same by which the Firebase CLI deploys.
import { GoogleAuth } from "google-auth-library";
import { googleFailure } from "../../src/domain/kernel/failures/google-failure";
import { projectFailures } from "../../src/domain/kernel/words";
import { UserError } from "../shared/terminal";

export interface GoogleApi {
  get: <Answer>(address: string) => Promise<Answer>;
  post: <Answer>(address: string, body: object) => Promise<Answer>;
}

/** A refusal of a service. Its message is a sentence if its meaning is known, so it is shown without a stack. */
export class GoogleApiError extends UserError {
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export function googleApi(project: string): GoogleApi {
  const auth = new GoogleAuth({ scopes: "https://www.googleapis.com/auth/cloud-platform" });
  // A person's credentials belong to no project, and the APIs refuse what they cannot put on a project's account.
  const headers = { "x-goog-user-project": project };
  const request = async <Answer>(options: { url: string; method?: "POST"; data?: object }): Promise<Answer> => {
    try {
      return (await auth.request<Answer>({ ...options, headers })).data;
    } catch (error) {
      throw asApiError(error, project);
    }
  };
  return { get: (url) => request({ url }), post: (url, data) => request({ url, method: "POST", data }) };
}

function asApiError(error: unknown, project: string): GoogleApiError {
  const { status, response, message } = error as Partial<{
    status: number;
    response: { data?: unknown };
    message: string;
  }>;
  const said = `${message ?? String(error)} ${response?.data === undefined ? "" : JSON.stringify(response.data)}`;
  return new GoogleApiError(status ?? 0, googleFailure(said, project) ?? message ?? String(error), { cause: error });
}

/** The same interfaces at the emulators. */
export const emulatorApi: GoogleApi = {
  get: (address) => askEmulator(address),
  post: (address, body) => askEmulator(address, { method: "POST", body: JSON.stringify(body) }),
};

async function askEmulator<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const response = await fetch(address, { ...init, headers }).catch((error: unknown) => {
    throw new GoogleApiError(0, projectFailures.noEmulators, { cause: error });
  });
  if (!response.ok) throw new GoogleApiError(response.status, await response.text());
  return (await response.json()) as Answer;
}

/** Returns the entries of a list's first page and of all later ones. */
export async function allPages<Item>(
  api: GoogleApi,
  address: string,
  field: string,
  tokenName = "pageToken",
): Promise<Item[]> {
  const items: Item[] = [];
  for (let token: string | undefined = ""; token !== undefined;) {
    const next = `${address.includes("?") ? "&" : "?"}${tokenName}=${encodeURIComponent(token)}`;
    const page: Record<string, unknown> = await api.get(token ? `${address}${next}` : address);
    items.push(...((page[field] ?? []) as Item[]));
    token = page.nextPageToken as string | undefined;
  }
  return items;
}
