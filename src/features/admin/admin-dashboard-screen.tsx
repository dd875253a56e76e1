import { useEffect, useMemo, useState } from "react";
import { Button } from "@mantine/core";
import { staffMessages } from "../../domain/staff-messages";
import { watchCounters, type LiveCounters } from "../../firebase/counters";
import { signOut, useSession } from "../../firebase/session";
import { Notice } from "../../ui/notice";
import { PageTitle } from "../../ui/page-title";
import classes from "./admin-dashboard-screen.module.css";
import { Blasts } from "./blasts";
import { CollectedEmails } from "./collected-emails";
import { Desk, type ReplyTarget } from "./desk";
import { forgetDrafts } from "./drafts";
import { Inquiries } from "./inquiries";
import { InvitationForm } from "./invitation-form";
import { Invitations } from "./invitations";
import { Notices } from "./notices";
import { ReplyDialog } from "./reply-dialog";
import { StatementsCard } from "./statements-card";
import { TaskQueue } from "./task-queue";
import { useNotices } from "./use-notices";

/** Where the staff works all day: everything on it is live, and each list costs one page of reads, however long it is. */
export function AdminDashboardScreen() {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.uid : "";
  const email = session.status === "signed-in" ? (session.email ?? uid) : "";
  const { notices, announce, dismiss } = useNotices();
  const [target, setTarget] = useState<ReplyTarget>();
  const [live, setLive] = useState<LiveCounters>({ status: "loading" });
  const desk = useMemo(() => ({ me: { uid, email }, announce, reply: setTarget }), [uid, email, announce]);

  useEffect(() => watchCounters(setLive), []);

  function logout() {
    forgetDrafts();
    void signOut();
  }

  return (
    <Desk value={desk}>
      <div className={classes.screen}>
        <header className={classes.header}>
          <PageTitle>Admin dashboard</PageTitle>
          <p className={classes.who}>
            <span>{email}</span>
            <Button variant="outline" onClick={logout}>
              Logout
            </Button>
          </p>
        </header>
        {live.status === "ready" && !live.upToDate && <Notice kind="warning">{staffMessages.interrupted}</Notice>}
        <div className={classes.desk}>
          <div className={classes.side}>
            <CollectedEmails live={live} />
            <InvitationForm />
            <StatementsCard />
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
    </Desk>
  );
}
