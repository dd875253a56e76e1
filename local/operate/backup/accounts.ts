// The accounts with their password hashes, as the provider gives and takes them: every account can log in again.
import { UserError } from "../../shared/terminal";
import { allPages } from "../google-api";
import type { ProjectServices } from "./project-services";

export interface AccountsBackup {
  users: StoredAccount[];
  /** The project's way to hash passwords; the emulator hashes nothing. */
  hash?: HashConfig;
}

/** The other fields of an account are kept as they came. */
interface StoredAccount {
  localId: string;
  email?: string;
  passwordHash?: string;
  /** The second factors; Firebase gives out no secrets of them. */
  mfaInfo?: object[];
}

interface HashConfig {
  algorithm: string;
  signerKey: string;
  saltSeparator: string;
  rounds: number;
  memoryCost: number;
}

export interface RestoredAccounts {
  restored: number;
  /** Were there already, and stay as they are: their passwords may be newer. */
  kept: number;
}

const accountsPerRequest = 1000;

/** The provider's text instead of a hash, for readers without the right to see it. */
const redactedHash = Buffer.from("REDACTED").toString("base64url");

export async function readAccounts(services: ProjectServices): Promise<AccountsBackup> {
  const users = await allPages<StoredAccount>(
    services.api,
    `${accountsAt(services)}:batchGet?maxResults=${accountsPerRequest}`,
    "users",
    "nextPageToken",
  );
  if (users.some(({ passwordHash }) => passwordHash?.replace(/=+$/, "") === redactedHash))
    throw new UserError(
      `You may not read the password hashes of ${services.project}, so no account could log in after a restore: you need the role Firebase Authentication Admin (roles/firebaseauth.admin).`,
    );
  return services.isLocal ? { users } : { users, hash: await hashConfig(services) };
}

export async function writeAccounts(
  services: ProjectServices,
  { users, hash }: AccountsBackup,
): Promise<RestoredAccounts> {
  const { algorithm, ...parameters } = hash ?? {};
  const options = {
    allowOverwrite: false,
    ...(algorithm !== undefined && { hashAlgorithm: algorithm, ...parameters }),
  };
  let kept = 0;
  for (let first = 0; first < users.length; first += accountsPerRequest) {
    // A factor without its secret would shut its owner out: they set up another one.
    const batch = users.slice(first, first + accountsPerRequest).map((account) => ({ ...account, mfaInfo: undefined }));
    const { error: refusals = [] } = await services.api.post<{ error?: { index?: number; message: string }[] }>(
      `${accountsAt(services)}:batchCreate`,
      { users: batch, ...options },
    );
    const others = refusals.filter(({ message }) => !/exist/i.test(message));
    if (others.length > 0)
      throw new UserError(`${others.length} accounts could not be restored: ${others[0]?.message ?? ""}`);
    kept += refusals.length;
  }
  return { restored: users.length - kept, kept };
}

function accountsAt({ identity, project }: ProjectServices): string {
  return `${identity}/projects/${project}/accounts`;
}

async function hashConfig({ api, project, identity }: ProjectServices): Promise<HashConfig> {
  const { signIn } = await api.get<{ signIn?: { hashConfig?: HashConfig } }>(
    `${identity.replace(/\/v1$/, "/admin/v2")}/projects/${project}/config`,
  );
  if (!signIn?.hashConfig?.signerKey)
    throw new UserError(
      `How ${project} hashes passwords could not be read, so no account could log in after a restore.`,
    );
  return signIn.hashConfig;
}
