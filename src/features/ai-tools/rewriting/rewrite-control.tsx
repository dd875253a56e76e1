import { useRef, useState } from "react";
import type { PartRewrite } from "../../../domain/course/rewriting/part-rewrite";
import type { ToolName } from "../../../domain/course/tools";
import { courseWords } from "../../../domain/course/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { VisuallyHidden } from "../../../ui/page/visually-hidden";
import { startGeneration, useGenerations } from "../course/generations";
import { RewriteChoices } from "./rewrite-choices";
import { RewrittenPart } from "./rewritten-part";
import { useRewrittenPart } from "./rewritten-text";
import classes from "./rewriting.module.css";

interface RewriteControlProps {
  tool: ToolName;
  part: PartRewrite;
  /** What the part is called, and the language of that where it is the text's. */
  title: string;
  language?: string | undefined;
}

/** Opens the choices of how a part is written again, in its place, and shows there what came of it. */
export function RewriteControl({ tool, part, title, language }: RewriteControlProps) {
  const generation = useGenerations((all) => all[tool]);
  const last = useRewrittenPart((all) => all[tool]);
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const isHere = (one: PartRewrite | undefined) =>
    one?.index === part.index && (one.isQuestion ?? false) === (part.isQuestion ?? false);
  const busy = generation.running && generation.about === part.of.about && isHere(generation.rewrite);
  if (generation.running && !busy) return null;

  async function rewrite(how: Pick<PartRewrite, "change" | "wish">): Promise<void> {
    const request = { ...part, ...how };
    button.current?.focus();
    await startGeneration(tool, { about: part.of.about, rewrite: request });
    // What was wished is kept where it failed.
    if (useRewrittenPart.getState()[tool]?.rewrite !== request) return;
    setOpen(false);
    setWish("");
  }

  return (
    <div className={classes.control}>
      {last?.now === part.of && isHere(last.rewrite) && (
        <RewrittenPart tool={tool} rewrite={last.rewrite} now={last.now} />
      )}
      <BusyButton
        ref={button}
        className={classes.toggle}
        variant="subtle"
        size="compact-md"
        busy={busy}
        busyLabel={courseWords.generating}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {courseWords.rewrite}
        <VisuallyHidden lang={language}> {title}</VisuallyHidden>
      </BusyButton>
      {isOpen && !busy && <RewriteChoices wish={wish} onWish={setWish} onChoose={(how) => void rewrite(how)} />}
    </div>
  );
}
