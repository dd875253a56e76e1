// The calls of a contact past the page, over the network.
import { signInClient } from "../accounts/registered-client";
import { inviteBy, type ChangeColleagues } from "../invitations/colleagues";
import { projectId } from "../../../local/shared/running-suite";
import { runningSuite } from "../suite/running-suite";

export const changeColleagues: ChangeColleagues = async (contact, change) => {
  const { idToken } = await signInClient(contact);
  const address = `http://127.0.0.1:${runningSuite().ports.functions}/${projectId}/us-central1/changeColleagues`;
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: change }),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

export const invite = inviteBy(changeColleagues);
