import { useState } from "react";
import { createPortal } from "react-dom";
import { endOfRound } from "../../../domain/assessment/voices/voice-round";
import { grouped } from "../../../domain/assessment/voices/voice-link";
import { voiceRoundWords } from "../../../domain/assessment/voices/round-words";
import { routes } from "../../../domain/kernel/routes";
import { currentTime } from "../../../browser/current-time";
import { wholeAddress } from "../../../browser/page-language";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import { download, fileName } from "../../../ui/export/download";
import { usePaper } from "../../../ui/export/use-paper";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { QrCode } from "../../../ui/qr-code/qr-code";
import type { NewSlips } from "./new-slips";
import classes from "./voices.module.css";

interface RoundSlipsProps {
  team: string;
  slips: NewSlips;
  onClose: () => void;
}

/** The slips of a round that was opened just now: to be copied, saved or printed. */
export function RoundSlips({ team, slips, onClose }: RoundSlipsProps) {
  const [isTaken, setTaken] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const { outcome, run } = useAction<"copy" | "print">();
  const addresses = slips.links.map((link) => wholeAddress(routes.voice(grouped(link))));
  const { print, printed } = usePaper(() => <PaperSlips team={team} addresses={addresses} />);

  async function copy() {
    await navigator.clipboard.writeText(addresses.join("\n"));
    setTaken(true);
    return { done: true, sentence: voiceRoundWords.copied };
  }

  function save(): void {
    const lines = addresses.map((address, nth) => `${nth + 1},${address}`);
    download(
      `${fileName(voiceRoundWords.csvName(team))}.csv`,
      "text/csv",
      [voiceRoundWords.csvHead, ...lines, ""].join("\r\n"),
    );
    setTaken(true);
  }

  async function toPaper() {
    await print();
    setTaken(true);
    return undefined;
  }

  function close(): void {
    if (isTaken || isWarned) onClose();
    else setWarned(true);
  }

  return (
    <Dialog title={voiceRoundWords.open} onClose={close}>
      <p>{voiceRoundWords.opened(team, addresses.length)}</p>
      <p>{voiceRoundWords.handOut}</p>
      <ol className={classes.links} aria-label={voiceRoundWords.links} tabIndex={0}>
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ol>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      {isWarned && !isTaken && <Notice kind="warning">{voiceRoundWords.takeFirst}</Notice>}
      <div className={classes.buttons}>
        <Button variant="outline" onClick={() => run("copy", copy, voiceRoundWords.notCopied)}>
          {voiceRoundWords.copy}
        </Button>
        <Button variant="outline" onClick={save}>
          {voiceRoundWords.csv}
        </Button>
        <Button variant="outline" onClick={() => run("print", toPaper)}>
          {voiceRoundWords.print}
        </Button>
        <Button onClick={close}>{voiceRoundWords.done}</Button>
      </div>
      {printed}
    </Dialog>
  );
}

function PaperSlips({ team, addresses }: { team: string; addresses: readonly string[] }) {
  const until = voiceRoundWords.slipUntil(endOfRound(currentTime()));
  return createPortal(
    <article className={classes.paper} data-paper="report">
      {addresses.map((address) => (
        <section key={address} className={classes.slip}>
          <QrCode text={address} label={voiceRoundWords.qr} />
          <div>
            <h2>{voiceRoundWords.slipTitle(team)}</h2>
            <p>{voiceRoundWords.slipLead}</p>
            <p className={classes.address}>{address}</p>
            <p>
              {until}
              {wholeAddress(routes.aboutVoices)}
            </p>
          </div>
        </section>
      ))}
    </article>,
    document.body,
  );
}
