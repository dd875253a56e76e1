import type { ReactNode } from "react";
import { accountMessages } from "../../../../domain/accounts/words";
import { gateWords } from "../../../../domain/assessment/words";
import { useSession } from "../../../../firebase/sdk/session";
import { Page } from "../../../../ui/page/page";
import { Gate } from "./gate";
import { useAccess } from "./use-access";
import { useMovedAway } from "./use-moved-away";

interface UnlockedProps {
  children: (opened: { uid: string; code: string }) => ReactNode;
}

/** What is behind the gate, or the gate; neither once the assessment was moved to somebody else. */
export function Unlocked({ children }: UnlockedProps) {
  const session = useSession();
  const { uid, email } = session.status === "signed-in" ? session : { uid: "", email: null };
  const { code, grant } = useAccess(uid);
  const movedAway = useMovedAway(uid);

  if (movedAway !== undefined) return <Page title={gateWords.movedTitle}>{accountMessages.movedAway(movedAway)}</Page>;
  if (code === undefined) return <Gate key={uid} uid={uid} email={email} onUnlocked={grant} />;
  return children({ uid, code });
}
