// The place of a backup: a folder of this machine, or a bucket of Cloud Storage.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { GoogleApiError, type GoogleApi } from "../google-api";

export interface BackupPlace {
  address: string;
  write(name: string, content: object): Promise<void>;
  /** Undefined where there is no such file. */
  read<Content>(name: string): Promise<Content | undefined>;
}

/** Returns the place by its address: `gs://bucket/folder`, or a folder. */
export function backupPlace(address: string, api: GoogleApi): BackupPlace {
  const bucket = /^gs:\/\/([^/]+)\/?(.*?)\/?$/.exec(address);
  return bucket ? bucketPlace(address, bucket[1] ?? "", bucket[2] ?? "", api) : folderPlace(address);
}

/** A backup holds every address and every answer, so other users of this machine may not read it. */
function folderPlace(folder: string): BackupPlace {
  return {
    address: folder,
    async write(name, content) {
      await mkdir(dirname(join(folder, name)), { recursive: true, mode: 0o700 });
      await writeFile(join(folder, name), JSON.stringify(content), { mode: 0o600 });
    },
    async read<Content>(name: string) {
      const path = join(folder, name);
      return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as Content) : undefined;
    },
  };
}

function bucketPlace(address: string, bucket: string, folder: string, api: GoogleApi): BackupPlace {
  const objectName = (name: string) => encodeURIComponent([folder, name].filter(Boolean).join("/"));
  const storage = "https://storage.googleapis.com";
  return {
    address,
    async write(name, content) {
      const upload = `${storage}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${objectName(name)}`;
      await api.post(upload, content);
    },
    async read<Content>(name: string) {
      try {
        return await api.get<Content>(`${storage}/storage/v1/b/${bucket}/o/${objectName(name)}?alt=media`);
      } catch (error) {
        if (error instanceof GoogleApiError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
