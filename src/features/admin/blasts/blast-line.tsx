import { useEffect, useMemo } from "react";
import { blastStates } from "../../../domain/blasts/words";
import { watchBlast } from "../../../firebase/blasts/blast-lists";
import { useLive } from "../../../ui/hooks/use-live";
import { goToPart } from "../../../ui/hooks/go-to-part";
import { blastAnchor } from "./blast-anchor";

/** Long enough for a reader who has looked away. */
const readMs = 6000;

interface BlastLineProps {
  id: string;
  onOver: () => void;
}

/** Shows the progress of a blast in a line that leads to its details; says when it is over. */
export function BlastLine({ id, onOver }: BlastLineProps) {
  const { live } = useLive(useMemo(() => watchBlast(id), [id]));
  const blast = live.status === "ready" ? live.value : undefined;
  const isOver = blast !== undefined && !blast.active;

  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(onOver, readMs);
    return () => clearTimeout(timer);
  }, [isOver, onOver]);

  return (
    blast && (
      <a
        href={`#${blastAnchor(id)}`}
        onClick={(event) => {
          event.preventDefault();
          goToPart(blastAnchor(id));
        }}
      >
        <span role="status">{blastStates.line(blast)}</span>
      </a>
    )
  );
}
