// A course that somebody asked for in their training plan. It comes with the navigation, so the tools and the assessment need
// not know each other, and it is taken once.
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";
import { commission, type Commission } from "../../../domain/course/course-request";
import { commissioned, hasCourse } from "../../../domain/course/draft";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { discardGenerations } from "../course/generations";

const arriving = z.object({ commission });

export function ArrivingCommission() {
  const navigate = useNavigate();
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const draft = useCourseDraft((all) => all.draft);
  const wanted = arriving.safeParse(state).data?.commission;
  const isTaken = draft.purpose !== undefined && draft.purpose === wanted?.purpose && draft.topic === wanted.topic;
  const isInTheWay = hasCourse(draft) && !isTaken;

  function settle(taken?: Commission): void {
    if (taken) {
      discardGenerations();
      changeDraft((before) => commissioned(before, taken));
    }
    void navigate(pathname, { replace: true, state: null });
  }

  useEffect(() => {
    if (wanted && !isInTheWay) settle(isTaken ? undefined : wanted);
  });

  if (!wanted || !isInTheWay) return null;
  return (
    <ConfirmDialog
      title="Begin another course?"
      confirm="Begin this course"
      decline="Keep my course"
      onConfirm={() => settle(wanted)}
      onDecline={() => settle()}
    >
      There is a course in these tools already. Its texts stay among the earlier results, and “{wanted.topic}” takes its
      place.
    </ConfirmDialog>
  );
}
