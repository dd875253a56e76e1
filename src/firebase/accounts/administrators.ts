// The staff, as colleagues can choose them. The dashboard loads this behind its lists.
import { collection, getDocs, limit, orderBy, query, startAfter, where, type Query } from "firebase/firestore";
import { administrator, type ListedAdministrator } from "../../domain/accounts/administrator";
import { paths } from "../../domain/kernel/collections";
import type { StaffMember } from "../inquiries/inquiry-actions";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";

export interface Colleague extends ListedAdministrator {
  uid: string;
}

/** The rules refuse a longer list. */
const administratorsPerPage = 100;

const administrators = () => collection(firestore(), paths.administrators).withConverter(converterFor(administrator));

/** All of the staff, and who was of it, by the address. */
export function readEverybodyOfStaff(): Promise<Colleague[]> {
  return readListed(query(administrators(), orderBy("email")));
}

/** Everybody else of the staff, by the address. */
export async function readColleagues(me: StaffMember): Promise<Colleague[]> {
  const listed = await readEverybodyOfStaff();
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
