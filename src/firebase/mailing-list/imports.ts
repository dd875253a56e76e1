// Importing people onto the mailing list: sending a file's rows, and following what becomes of them.
import { collection, orderBy, query } from "firebase/firestore";
import {
  mostRows,
  rowsPerPart,
  subscriberImport,
  type ImportRow,
  type SubscriberImport,
} from "../../domain/mailing-list/import/import";
import { importMessages } from "../../domain/mailing-list/import/words";
import { mostAddresses, type AddressesAnswer } from "../../domain/mailing-list/subscribers/subscriber";
import { paths } from "../../domain/kernel/collections";
import { call } from "../sdk/calls/call";
import { callInWords, type CallResult } from "../sdk/calls/call-in-words";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import type { PageQuery } from "../sdk/lists/live-page";
import { checkAddresses, groupsOf } from "./subscribers";

const imports = () => collection(firestore(), paths.imports).withConverter(converterFor(subscriberImport));

export const allImports: PageQuery<SubscriberImport> = () => query(imports(), orderBy("createdAt", "desc"));

/** Returns the server's answers for all these addresses, as many at a time as it takes. */
export async function checkAllAddresses(addresses: readonly string[]): Promise<AddressesAnswer[]> {
  const answers: AddressesAnswer[] = [];
  for (const group of groupsOf(addresses, mostAddresses)) answers.push(await checkAddresses(group, { listed: true }));
  return answers;
}

interface FileToImport {
  /** The same for every time that this file is sent. */
  id: string;
  consent: string;
  people: readonly ImportRow[];
}

/** Sends a file part by part. What has arrived before is not added twice. */
export function importPeople(file: FileToImport, onProgress: (sent: number) => void): Promise<CallResult> {
  const { received, failed } = importMessages;
  return callInWords(sendParts(file, onProgress), { done: () => received, failed });
}

async function sendParts({ id, consent, people }: FileToImport, onProgress: (sent: number) => void): Promise<object> {
  const parts = groupsOf(people.slice(0, mostRows), rowsPerPart);
  let sent = 0;
  for (const [part, group] of parts.entries()) {
    const rows = group.map(({ name, businessName, email }) => ({ name, businessName, email }));
    await call("importSubscriptions", { import: id, consent, part, parts: parts.length, rows });
    onProgress((sent += rows.length));
  }
  return {};
}
