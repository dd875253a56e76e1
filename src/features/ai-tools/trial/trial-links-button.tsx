import { useState } from "react";
import { courseLinkWords } from "../../../domain/assessment/sharing/words";
import { useSession } from "../../../firebase/sdk/session";
import { Button } from "../../../ui/button/button";
import { late } from "../../../ui/page/late";
import { useCourseDraft } from "../course/course-draft";

const LateTrialLinks = late(async () => (await import("./trial-links")).TrialLinks);

/** The way to a link that shows a course; only one that is kept with a business has it. */
export function TrialLinksButton() {
  const session = useSession();
  const { id, business } = useCourseDraft();
  const [isOpen, setOpen] = useState(false);
  if (!business || session.status !== "signed-in") return null;
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
        {courseLinkWords.make}
      </Button>
      {isOpen && (
        <LateTrialLinks me={session} code={business.invitationId} course={id} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
