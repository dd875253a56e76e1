import type { ReactNode } from "react";
import { useSession } from "../../../firebase/accounts/session";
import { Gate } from "./gate";
import { useAccess } from "./use-access";

interface UnlockedProps {
  children: (opened: { uid: string; code: string }) => ReactNode;
}

/** What is behind the gate, or the gate. */
export function Unlocked({ children }: UnlockedProps) {
  const session = useSession();
  const { uid, email } = session.status === "signed-in" ? session : { uid: "", email: null };
  const { code, grant } = useAccess(uid);

  if (code === undefined) return <Gate key={uid} uid={uid} email={email} onUnlocked={grant} />;
  return children({ uid, code });
}
