import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { PartRewrite } from "../../../domain/course/rewriting/part-rewrite";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { startGeneration, useGenerations } from "../course/generations";
import { partAnchor } from "./part-anchor";
import { RewriteChoices } from "./rewrite-choices";
import { RewrittenPart } from "./rewritten-part";
import { useRewrittenPart } from "../course/rewritten-text";
import classes from "./rewriting.module.css";

interface RewriteControlProps {
  tool: ToolName;
  part: PartRewrite;
  /** The name of the part, with its language if that is the text's. */
  title: string;
  language?: string | undefined;
  /** The button beside it. */
  beside?: ReactNode;
  /** The heading of the part, in whose line the button is. */
  children?: ReactNode;
}

/** Opens the choices of how a part is written again, in its place, and shows there what came of it. */
export function RewriteControl({ tool, part, title, language, beside, children }: RewriteControlProps) {
  const generation = useGenerations((all) => all[tool]);
  const last = useRewrittenPart((all) => all[tool]);
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState("");
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isHere = (one: PartRewrite | undefined) =>
    one?.index === part.index && (one.isQuestion ?? false) === (part.isQuestion ?? false);
  const busy = generation.running && generation.about === part.of.about && isHere(generation.rewrite);

  async function rewrite(how: Pick<PartRewrite, "change" | "wish">): Promise<void> {
    const request = { ...part, ...how };
    button.current?.focus();
    await startGeneration(tool, { about: part.of.about, rewrite: request });
    // A failed wish stays in the field.
    if (useRewrittenPart.getState()[tool]?.rewrite !== request) return;
    flushSync(() => {
      setOpen(false);
      setWish("");
    });
    control.current?.scrollIntoView({ block: "nearest" });
  }

  return (
    <div ref={control} id={partAnchor(part)} className={classes.control}>
      {children}
      {!generation.running && beside}
      {(!generation.running || busy) && (
        <>
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
          {last?.now === part.of && isHere(last.rewrite) && (
            <RewrittenPart tool={tool} rewrite={last.rewrite} now={last.now} />
          )}
          {isOpen && !busy && <RewriteChoices wish={wish} onWish={setWish} onChoose={(how) => void rewrite(how)} />}
        </>
      )}
    </div>
  );
}
