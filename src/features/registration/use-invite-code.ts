import { useEffect, useState } from "react";
import { invitationCodeIn, linkParameters } from "../../domain/kernel/routes";
import { invitationCode } from "../../domain/invitations/invitation";

const stateKey = "invite";

/**
 * The code of an invitation link. Once read it is removed from the address bar, where it would be copied, bookmarked
 * and read over a shoulder; a reload finds it in the state of this history entry.
 */
export function useInviteCode(): string | undefined {
  const [code] = useState(readCode);

  useEffect(() => {
    const { pathname, search } = window.location;
    const parameters = new URLSearchParams(search);
    if (!parameters.has(linkParameters.invitation)) return;
    parameters.delete(linkParameters.invitation);
    const rest = parameters.size > 0 ? `?${parameters.toString()}` : "";
    window.history.replaceState({ ...historyState(), [stateKey]: code }, "", `${pathname}${rest}`);
  }, [code]);

  return code;
}

function readCode(): string | undefined {
  const code = invitationCodeIn(new URLSearchParams(window.location.search)) ?? historyState()[stateKey];
  const parsed = invitationCode.safeParse(code);
  return parsed.success ? parsed.data : undefined;
}

function historyState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}
