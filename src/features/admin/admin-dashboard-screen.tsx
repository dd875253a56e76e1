import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Right } from "../../domain/accounts/rights";
import { staffWords } from "../../domain/accounts/signed-in-words";
import { isDue } from "../../domain/inquiries/due";
import type { Task } from "../../domain/inquiries/task";
import { listMessages } from "../../domain/kernel/list-words";
import { enlistStaff } from "../../firebase/accounts/enlist-staff";
import { watchCounters } from "../../firebase/inquiries/counters";
import { tasksOf } from "../../firebase/inquiries/lists";
import { useSession } from "../../firebase/sdk/session";
import { useMay } from "../../firebase/sdk/use-may";
import { useHashTarget } from "../../ui/hooks/use-hash-target";
import { useLive } from "../../ui/hooks/use-live";
import { Notice } from "../../ui/notice/notice";
import { late } from "../../ui/page/late";
import { PageTitle } from "../../ui/page/page-title";
import classes from "./admin-dashboard-screen.module.css";
import { StaffContext, type DeskTarget, type HandOverTarget } from "./shared/staff-context";
import { Inquiries } from "./inquiries/inquiries";
import { InvitationForm } from "./invitations/invitation-form";
import { Invitations } from "./invitations/invitations";
import { Notices } from "./shared/notices";
import { DashboardRail } from "./rail/dashboard-rail";
import { deedOf, sections } from "./rail/sections";
import { TaskQueue } from "./inquiries/tasks/task-queue";
import { useToday } from "./inquiries/tasks/use-today";
import { knownCount, useLivePage, type ListView } from "./shared/use-live-page";
import { useNotices } from "./shared/use-notices";

/** Longer than the lists take as a rule; a reader without a connection waits no longer than this. */
const settlingMs = 2000;

/** Tells whether the page has only just been opened, and is still putting itself together. */
function useSettling(): boolean {
  const [settling, setSettling] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), settlingMs);
    return () => clearTimeout(timer);
  }, []);

  return settling;
}

// They stand below the day's work, and what is written and set up there is larger than it.
const LateMailingList = late(async () => (await import("./mailing-list/mailing-list")).MailingList);
const LateOffice = late(async () => (await import("./office/office")).Office);
/** The rights that have their place there. */
const officeRights: readonly Right[] = [
  "sendBlasts",
  "readLearningRecords",
  "readHealth",
  "chooseNotifications",
  "handlePersonalData",
];
/** By the ids of the parts that some of the staff do not have, to which an address may lead. */
const rightBehind: Partial<Record<string, Right>> = {
  [sections.mailingList]: deedOf.mailingList,
  [sections.learningRecords]: deedOf.learningRecords,
  blasts: "sendBlasts",
};

// Parts that a press opens are fetched after the lists are there.
const LateReplyDialog = late(async () => (await import("./inquiries/reply-dialog")).ReplyDialog);
const LateInviteDialog = late(async () => (await import("./inquiries/invite-dialog")).InviteDialog);
const LateHandOverDialog = late(async () => (await import("./inquiries/tasks/hand-over-dialog")).HandOverDialog);

/** The staff's place of work. Everything on it is live, and each list costs its first entries only, at any length. */
export function AdminDashboardScreen({ logout }: { logout: ReactNode }) {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.uid : "";
  const email = session.status === "signed-in" ? (session.email ?? uid) : "";
  const role = session.status === "signed-in" ? session.role : undefined;
  const may = useMay();
  const { notices, announce, dismiss } = useNotices();
  const [answered, setAnswered] = useState<DeskTarget>();
  const [invited, setInvited] = useState<DeskTarget>();
  const [handedOver, setHandedOver] = useState<HandOverTarget>();
  const { live } = useLive(watchCounters);
  const counters = live.status === "ready" ? live.value.counters : undefined;
  const tasks = useLivePage(useMemo(() => tasksOf(uid), [uid]));
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
    if (staff.me.uid !== "") void enlistStaff(staff.me);
  }, [staff.me]);

  useEffect(() => {
    for (const dialog of [LateReplyDialog, LateInviteDialog, LateHandOverDialog]) dialog.fetch();
  }, []);

  const settling = useSettling();
  const closed = rightBehind[useLocation().hash.slice(1).split("/")[0] ?? ""];
  useHashTarget({ isSettling: settling });

  const counts = counters && {
    inquiries: { count: counters.inquiries },
    invitations: { count: counters.invitations },
    mailingList: { count: counters.emailList },
  };
  const today = useToday();
  const known = knownCount(tasks);
  const taskCount = known && { ...known, due: dueAmong(tasks, today) };

  return (
    <StaffContext value={staff}>
      <div className={classes.screen} data-settling={settling || undefined}>
        <header className={classes.header}>
          <PageTitle>{staffWords.adminDashboard}</PageTitle>
          <div className={classes.who}>
            <span>{email}</span>
            {logout}
          </div>
        </header>
        {live.status === "ready" && !live.value.upToDate && !settling && (
          <Notice kind="warning">{listMessages.interrupted}</Notice>
        )}
        {closed && !may(closed) && <Notice kind="info">{staffWords.forAdministrators}</Notice>}
        <div className={classes.desk}>
          <DashboardRail counts={{ ...counts, taskQueue: taskCount }} />
          <div className={classes.parts}>
            <div className={classes.work}>
              <Inquiries counters={counters} />
              <TaskQueue tasks={tasks} />
              {may("inviteBusinesses") && <InvitationForm />}
              {may(deedOf.mailingList) && <LateMailingList entries={counters?.emailList} />}
            </div>
            <Invitations />
            {officeRights.every(may) && <LateOffice live={live} />}
          </div>
        </div>
        <Notices notices={notices} dismiss={dismiss} />
      </div>
      {answered && (
        <LateReplyDialog key={entryKey(answered)} target={answered} onClose={() => setAnswered(undefined)} />
      )}
      {invited && <LateInviteDialog key={entryKey(invited)} target={invited} onClose={() => setInvited(undefined)} />}
      {handedOver && (
        <LateHandOverDialog key={handedOver.id} target={handedOver} onClose={() => setHandedOver(undefined)} />
      )}
    </StaffContext>
  );
}

const entryKey = ({ kind, id }: DeskTarget) => `${kind}/${id}`;

/** They stand first: those that are in sight are all of them, unless more than these are due. */
function dueAmong({ page }: ListView<Task>, today: string): { count: number; atLeast: boolean } | undefined {
  if (page.status !== "ready") return undefined;
  const { entries, more } = page;
  const count = entries.filter(({ document: { dueOn } }) => dueOn !== undefined && isDue(dueOn, today)).length;
  return { count, atLeast: more !== undefined && count === entries.length };
}
