import { Button } from "@mantine/core";
import type { Inquiry } from "../../../domain/inquiries/inquiry";
import { staffMessages } from "../../../domain/inquiries/words";
import { claimInquiry, deleteInquiry, restoreInquiry, type Settled } from "../../../firebase/inquiries/inquiry-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { useDesk } from "../shared/staff-context";
import { Letter } from "./inquiry-card";
import { useDeed } from "../shared/use-action";
import { whoWasFirst } from "./conflict-message";

interface InquiryEntryProps {
  id: string;
  inquiry: Inquiry;
}

/** An inquiry and what can be done with it. Whoever comes second is told who was first. */
export function InquiryEntry({ id, inquiry }: InquiryEntryProps) {
  const { me, announce, reply } = useDesk();
  const { doing, perform } = useDeed<"move" | "delete">();
  const { name } = inquiry;
  const headingId = `inquiry-${id}`;

  async function move(): Promise<void> {
    tell(await claimInquiry(me, id), () => announce({ kind: "success", sentence: staffMessages.inquiryMoved(name) }));
  }

  async function remove(): Promise<void> {
    tell(await deleteInquiry(me, id), () =>
      announce({ kind: "success", sentence: staffMessages.inquiryDeleted(name), undo: () => void restore() }),
    );
  }

  async function restore(): Promise<void> {
    try {
      await restoreInquiry(id, inquiry);
      announce({ kind: "success", sentence: staffMessages.inquiryRestored(name) });
    } catch {
      announce({ kind: "error", sentence: staffMessages.restoreFailed });
    }
  }

  function tell(settled: Settled, done: () => void): void {
    if (settled.result === "done") done();
    else announce({ kind: "warning", sentence: whoWasFirst(settled) });
  }

  return (
    <Letter
      id={headingId}
      title={name}
      level={3}
      inquiry={inquiry}
      since={{ words: "Received", date: inquiry.createdAt }}
    >
      <Button variant="outline" aria-describedby={headingId} onClick={() => reply({ kind: "inquiry", id, inquiry })}>
        Reply
      </Button>
      <BusyButton
        variant="subtle"
        busy={doing === "move"}
        busyLabel="Moving..."
        aria-describedby={headingId}
        onClick={() => perform("move", move, staffMessages.inquiryMoveFailed(name))}
      >
        Move to Task Queue
      </BusyButton>
      <BusyButton
        variant="subtle"
        color="brick"
        busy={doing === "delete"}
        busyLabel="Deleting..."
        aria-describedby={headingId}
        onClick={() => perform("delete", remove, staffMessages.inquiryDeleteFailed(name))}
      >
        Delete
      </BusyButton>
    </Letter>
  );
}
