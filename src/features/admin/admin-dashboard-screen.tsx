import { useEffect, useMemo, useState } from "react";
import { Button } from "@mantine/core";
import { listMessages } from "../../domain/kernel/words";
import { watchCounters, type LiveCounters } from "../../firebase/inquiries/counters";
import { signOut, useSession } from "../../firebase/accounts/session";
import { Notice } from "../../ui/notice/notice";
import { PageTitle } from "../../ui/page/page-title";
import classes from "./admin-dashboard-screen.module.css";
import { Blasts } from "./blasts/blasts";
import { CollectedEmails } from "./blasts/collected-emails";
import { StaffContext, type ReplyTarget } from "./shared/staff-context";
import { forgetDrafts } from "./shared/drafts";
import { Inquiries } from "./inquiries/inquiries";
import { InvitationForm } from "./invitations/invitation-form";
import { Invitations } from "./invitations/invitations";
import { Notices } from "./shared/notices";
import { ReplyDialog } from "./inquiries/reply-dialog";
import { LearningRecords } from "./learning-records/learning-records";
import { TaskQueue } from "./inquiries/task-queue";
import { useNotices } from "./shared/use-notices";
import { useSettling } from "./shared/use-settling";

/** Where the staff works. Everything on it is live, and each list costs one page of reads, however long it is. */
export function AdminDashboardScreen() {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.uid : "";
  const email = session.status === "signed-in" ? (session.email ?? uid) : "";
  const { notices, announce, dismiss } = useNotices();
  const [target, setTarget] = useState<ReplyTarget>();
  const [live, setLive] = useState<LiveCounters>({ status: "loading" });
  const staff = useMemo(() => ({ me: { uid, email }, announce, reply: setTarget }), [uid, email, announce]);

  const settling = useSettling();

  useEffect(() => watchCounters(setLive), []);

  function logout() {
    forgetDrafts();
    void signOut();
  }

  return (
    <StaffContext value={staff}>
      <div className={classes.screen} data-settling={settling || undefined}>
        <header className={classes.header}>
          <PageTitle>Admin dashboard</PageTitle>
          <p className={classes.who}>
            <span>{email}</span>
            <Button variant="outline" onClick={logout}>
              Logout
            </Button>
          </p>
        </header>
        {live.status === "ready" && !live.upToDate && !settling && (
          <Notice kind="warning">{listMessages.interrupted}</Notice>
        )}
        <div className={classes.columns}>
          <div className={classes.side}>
            <CollectedEmails live={live} />
            <InvitationForm />
            <LearningRecords />
          </div>
          <div className={classes.work}>
            <Inquiries count={live.status === "ready" ? live.counters.inquiries : undefined} />
            <TaskQueue />
          </div>
        </div>
        <Blasts />
        <Invitations />
        <Notices notices={notices} dismiss={dismiss} />
      </div>
      {target && (
        <ReplyDialog key={`${target.kind}/${target.id}`} target={target} onClose={() => setTarget(undefined)} />
      )}
    </StaffContext>
  );
}
