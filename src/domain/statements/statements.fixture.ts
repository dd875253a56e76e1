// One event of every kind, for the tests and for `npm run statements`.
import type { StatementEvent, StatementKind } from "./statements";

const administratorUid = "hG2mPq0vTzXr81LwYbKd5sNc4fE3";
const clientUid = "uV7aRk3xQm92BtWzJdLs6pHg1yC8";
const invitationId = "Jq3v9bXw7Lr2kTz5mNs8Pg";
const at = new Date("2026-03-02T09:30:00.000Z");

const nth = String(at.getTime());
const inquiryEvent = { about: "k3Vw8QmZ1xTb7RyLp2Nd", at };
const byAdministrator = { ...inquiryEvent, by: administratorUid };
const onPath = { about: invitationId, invitation: invitationId, by: clientUid, at };

export const exampleEvents: Record<StatementKind, StatementEvent> = {
  subscribed: { kind: "subscribed", about: "r7Xn2HcKq5Wd9ZsTfB4m", at },
  "inquiry sent": { kind: "inquiry sent", ...inquiryEvent },
  "inquiry moved": { kind: "inquiry moved", ...byAdministrator },
  "inquiry replied": { kind: "inquiry replied", ...byAdministrator },
  "inquiry deleted": { kind: "inquiry deleted", ...byAdministrator, nth },
  "inquiry restored": { kind: "inquiry restored", ...byAdministrator, nth },
  "task replied": { kind: "task replied", ...byAdministrator, nth },
  "task completed": { kind: "task completed", ...byAdministrator },
  "task deleted": { kind: "task deleted", ...byAdministrator, nth },
  "task restored": { kind: "task restored", ...byAdministrator, nth },
  "invitation generated": { kind: "invitation generated", ...onPath, by: administratorUid },
  "blast sent": { kind: "blast sent", about: "c9Lf4YtJw6Gp1MvXq8Rz", by: administratorUid, at },
  registered: { kind: "registered", ...onPath },
  "assessment started": { kind: "assessment started", ...onPath },
  "step completed": { kind: "step completed", ...onPath, step: "1" },
  "assessment moved": { kind: "assessment moved", ...onPath, by: administratorUid, nth },
  "plan generated": { kind: "plan generated", ...onPath, nth },
  "voices closed": { kind: "voices closed", about: "7k2mq9xw", invitation: invitationId, at },
  "plan released": { kind: "plan released", ...onPath, by: administratorUid, nth: "2" },
};
