import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { staffWords } from "../../../domain/accounts/signed-in-words";
import { searchInLink } from "../../../domain/kernel/routes";
import { listMessages } from "../../../domain/kernel/list-words";
import { watchCounters } from "../../../firebase/inquiries/counters";
import { tasksOf } from "../../../firebase/inquiries/lists";
import { useLive } from "../../../ui/hooks/use-live";
import { late } from "../../../ui/page/late";
import { Notice } from "../../../ui/notice/notice";
import { DeskPage } from "../desk/desk-page";
import { Inquiries } from "../inquiries/inquiries";
import { TaskQueue } from "../inquiries/tasks/task-queue";
import { useStaff } from "../shared/staff-context";
import { useLivePage } from "../shared/use-live-page";
import classes from "./inbox.module.css";
import { Waiting } from "./waiting";

const loadInboxBelow = async () => (await import("./below")).partsBelow;
const LateAttention = late(async () => (await loadInboxBelow()).Attention);
const LateInvitationForm = late(async () => (await loadInboxBelow()).InvitationForm);
const LateCollectedEmails = late(async () => (await loadInboxBelow()).CollectedEmails);
const LateInvitations = late(async () => (await loadInboxBelow()).Invitations);
const LateKeys = late(async () => (await loadInboxBelow()).Keys);

/** The day's work. Everything on it is live, and each list costs its first entries only, at any length. */
export function InboxScreen() {
  const { me, may } = useStaff();
  const { live } = useLive(watchCounters);
  const counters = live.status === "ready" ? live.value.counters : undefined;
  const searchFor = searchInLink(useLocation().hash, "task-queue");
  const tasks = useLivePage(
    useMemo(() => tasksOf(me.uid), [me.uid]),
    { searchFor },
  );

  return (
    <DeskPage
      title={staffWords.adminDashboard}
      right="readInquiries"
      aside={<Waiting inquiries={counters?.inquiries} tasks={tasks} />}
      warning={
        live.status === "ready" && !live.value.upToDate && <Notice kind="warning">{listMessages.interrupted}</Notice>
      }
    >
      <div className={classes.work}>
        <Inquiries counters={counters} />
        <TaskQueue tasks={tasks} />
        {may("readBusinesses") && <LateAttention />}
        {may("inviteBusinesses") && <LateInvitationForm />}
        {may("sendBlasts") && <LateCollectedEmails live={live} />}
      </div>
      <LateInvitations />
      <LateKeys />
    </DeskPage>
  );
}
