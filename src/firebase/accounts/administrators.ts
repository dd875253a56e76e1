// The staff, as colleagues can choose them. A person who opens the dashboard is listed from then on.
import {
  collection,
  doc,
  getDocFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  startAfter,
  where,
  type Query,
} from "firebase/firestore";
import { administrator, type ListedAdministrator } from "../../domain/accounts/administrator";
import { paths } from "../../domain/kernel/collections";
import { logWarning } from "../../browser/log";
import type { StaffMember } from "../inquiries/inquiry-actions";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";

export interface Colleague extends ListedAdministrator {
  uid: string;
}

/** The rules refuse a longer list. */
const administratorsPerPage = 100;

const administrators = () => collection(firestore(), paths.administrators).withConverter(converterFor(administrator));

/**
 * Lists the signed-in person, so that colleagues can hand them a task. It costs one read, and a write the first time.
 */
export async function enlistStaff({ uid, email, role }: StaffMember): Promise<void> {
  const own = doc(firestore(), paths.administrator(uid));
  const reader = role === "reader" ? { role } : {};
  try {
    const listed = await getDocFromServer(own);
    if (listed.get("email") !== email || listed.get("role") !== reader.role) await setDoc(own, { email, ...reader });
  } catch (error) {
    logWarning("Colleagues may not find this person yet.", error);
  }
}

/** Everybody else of the staff, by the address. */
export async function readColleagues(me: StaffMember): Promise<Colleague[]> {
  const listed = await readListed(query(administrators(), orderBy("email")));
  return listed.filter(({ uid, revokedAt }) => uid !== me.uid && revokedAt === undefined);
}

/** Those who are of the staff no more, the last one first. */
export function readFormerAdministrators(): Promise<Colleague[]> {
  const revoked = where("revokedAt", ">", new Date(0));
  return readListed(query(administrators(), revoked, orderBy("revokedAt", "desc")));
}

async function readListed(asked: Query<ListedAdministrator>): Promise<Colleague[]> {
  const listed: Colleague[] = [];
  for (let page = query(asked, limit(administratorsPerPage)); ;) {
    const { docs } = await getDocs(page);
    listed.push(...docs.map((found) => ({ ...found.data(), uid: found.id })));
    const last = docs.at(-1);
    if (last === undefined || docs.length < administratorsPerPage) return listed;
    page = query(asked, startAfter(last), limit(administratorsPerPage));
  }
}
