import { useState } from "react";
import { Button } from "@mantine/core";
import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { BusyButton } from "../../../ui/button/busy-button";
import { download, downloadDocx, fileName } from "../../../ui/export/download";
import { Notice } from "../../../ui/notice/notice";
import classes from "./exports.module.css";
import { picturesOf } from "../charts/pictures";
import { printOnly } from "./print-only";

interface ExportsProps {
  /** Names the row of buttons. */
  label: string;
  /** What the document is called. */
  title: string;
  /** The whole text, made when it is asked for. */
  markdown: () => string;
  /** Its pictures go into the Word file. */
  profile: GapProfile;
  part: "plan" | "answers";
}

type ExportMessage = { kind: "success" | "error"; sentence: string } | undefined;

/** Ways to take a text along: copied, as Markdown, as a Word file with the pictures, on paper. */
export function Exports({ label, title, markdown, profile, part }: ExportsProps) {
  const [message, setMessage] = useState<ExportMessage>();
  const [isMaking, setMaking] = useState(false);
  const name = fileName(title);

  async function copy() {
    try {
      await navigator.clipboard.writeText(markdown());
      setMessage({ kind: "success", sentence: "Copied." });
    } catch {
      setMessage({ kind: "error", sentence: "Your browser did not let us copy. Please download the text instead." });
    }
  }

  async function word() {
    setMaking(true);
    setMessage(undefined);
    try {
      await downloadDocx(name, title, markdown(), await picturesOf(profile));
    } catch {
      const sentence = "The Word file could not be made. Please check your connection and try again.";
      setMessage({ kind: "error", sentence });
    }
    setMaking(false);
  }

  return (
    <div className={classes.exports}>
      <div className={classes.row} role="group" aria-label={label}>
        <Button variant="subtle" size="compact-md" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="subtle" size="compact-md" onClick={() => download(`${name}.md`, "text/markdown", markdown())}>
          Markdown
        </Button>
        <BusyButton
          variant="subtle"
          size="compact-md"
          busy={isMaking}
          busyLabel="Making..."
          onClick={() => void word()}
        >
          Word
        </BusyButton>
        <Button variant="subtle" size="compact-md" onClick={() => printOnly(part)}>
          Print
        </Button>
      </div>
      {message && <Notice kind={message.kind}>{message.sentence}</Notice>}
    </div>
  );
}
