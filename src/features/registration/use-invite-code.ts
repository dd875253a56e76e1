import { useEffect, useState } from "react";
import { invitationCode } from "../../domain/invitations/invitation";

const stateKey = "invite";

/**
 * The code of an invitation link. Once read it leaves the address bar, where it would be copied, bookmarked and looked at over
 * a shoulder; a reload finds it in the state of this entry of the history.
 */
export function useInviteCode(): string | undefined {
  const [code] = useState(readCode);

  useEffect(() => {
    const { pathname, search } = window.location;
    const parameters = new URLSearchParams(search);
    if (!parameters.has("invite")) return;
    parameters.delete("invite");
    const rest = parameters.size > 0 ? `?${parameters.toString()}` : "";
    window.history.replaceState({ ...historyState(), [stateKey]: code }, "", `${pathname}${rest}`);
  }, [code]);

  return code;
}

function readCode(): string | undefined {
  const asked = new URLSearchParams(window.location.search).get("invite") ?? historyState()[stateKey];
  const parsed = invitationCode.safeParse(asked);
  return parsed.success ? parsed.data : undefined;
}

function historyState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}
