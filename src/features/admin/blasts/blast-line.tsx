import { useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import { blastStates } from "../../../domain/blasts/words";
import { routes } from "../../../domain/kernel/routes";
import { watchBlast } from "../../../firebase/blasts/blast-lists";
import { useLive } from "../../../ui/hooks/use-live";
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
      <Link to={`${routes.adminMailingList}#${blastAnchor(id)}`}>
        <span role="status">{blastStates.line(blast)}</span>
      </Link>
    )
  );
}
