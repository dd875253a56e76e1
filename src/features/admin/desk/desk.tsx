import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../../firebase/sdk/session";
import { useMay } from "../../../firebase/sdk/use-may";
import { late } from "../../../ui/page/late";
import { LateNotes, LateSentReplies } from "../inquiries/late-row-parts";
import { lateRowActions } from "../inquiries/late-row-actions";
import { LoginProofs } from "../login/login-proofs";
import { Notices } from "../shared/notices";
import { StaffContext, type DeskTarget, type HandOverTarget } from "../shared/staff-context";
import { useNotices } from "../shared/use-notices";
import { Find } from "./find";
import { DeskNavigation } from "./desk-navigation";
import classes from "./desk.module.css";

const loadDialogs = async () => (await import("./desk-dialogs")).deskDialogs;
const LateReplyDialog = late(async () => (await loadDialogs()).ReplyDialog);
const LateInviteDialog = late(async () => (await loadDialogs()).InviteDialog);
const LateHandOverDialog = late(async () => (await loadDialogs()).HandOverDialog);

interface DeskProps {
  logout: ReactNode;
  children: ReactNode;
}

/** The frame of every place of the staff: the way to the others, the way out, and what has just happened. */
export function Desk({ logout, children }: DeskProps) {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.uid : "";
  const email = session.status === "signed-in" ? (session.email ?? uid) : "";
  const role = session.status === "signed-in" ? session.role : undefined;
  const may = useMay();
  const { notices, announce, dismiss, leave } = useNotices();
  const { pathname } = useLocation();
  useEffect(() => leave(), [pathname, leave]);
  const [answered, setAnswered] = useState<DeskTarget>();
  const [invited, setInvited] = useState<DeskTarget>();
  const [handedOver, setHandedOver] = useState<HandOverTarget>();
  const staff = useMemo(
    () => ({
      me: { uid, email, role },
      may,
      announce,
      reply: setAnswered,
      invite: setInvited,
      handOver: setHandedOver,
    }),
    [uid, email, role, may, announce],
  );
  useEffect(() => {
    if (staff.me.uid === "") return;
    loadDialogs().then(
      ({ enlistStaff }) => enlistStaff(staff.me),
      () => undefined, // a person who opens a dialog sees the error
    );
  }, [staff.me]);

  useEffect(() => {
    for (const part of [LateReplyDialog, LateInviteDialog, LateHandOverDialog, LateNotes, LateSentReplies])
      part.fetch();
    lateRowActions().catch(() => undefined); // the person who acts sees the error
  }, []);

  return (
    <StaffContext value={staff}>
      <div className={classes.bar}>
        <DeskNavigation />
        <div className={classes.who}>
          <Find />
          <span className={classes.email} title={email}>
            {email}
          </span>
          {logout}
        </div>
      </div>
      {/* Behind the navigation, for the link that skips to the content. */}
      <div id="work" tabIndex={-1} className={classes.work}>
        {children}
      </div>
      <Notices notices={notices} dismiss={dismiss} />
      {answered && (
        <LateReplyDialog key={entryKey(answered)} target={answered} onClose={() => setAnswered(undefined)} />
      )}
      {invited && <LateInviteDialog key={entryKey(invited)} target={invited} onClose={() => setInvited(undefined)} />}
      {handedOver && (
        <LateHandOverDialog key={handedOver.id} target={handedOver} onClose={() => setHandedOver(undefined)} />
      )}
      <LoginProofs />
    </StaffContext>
  );
}

const entryKey = ({ kind, id }: DeskTarget) => `${kind}/${id}`;
