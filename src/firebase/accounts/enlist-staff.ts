import { doc, getDocFromServer, setDoc } from "firebase/firestore";
import { paths } from "../../domain/kernel/collections";
import { logWarning } from "../../browser/log";
import type { StaffMember } from "../inquiries/inquiry-actions";
import { firestore } from "../sdk/firestore";

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
