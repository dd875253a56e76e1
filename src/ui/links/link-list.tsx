import { useId } from "react";
import { currentTime } from "../../browser/current-time";
import { wholeAddress } from "../../browser/page-language";
import type { ActionOutcome } from "../hooks/use-action";
import type { Live } from "../hooks/use-live";
import { ErrorState } from "../page/error-state";
import classes from "./link-list.module.css";
import { LinkRow, type ShownLink } from "./link-row";
import { linkWords } from "./words";

interface LinkListProps<Link> {
  links: Live<readonly { id: string; document: Link }[]>;
  retry: () => void;
  show: (id: string, link: Link, at: { now: Date; origin: string }) => ShownLink;
  revoke: (id: string) => Promise<void>;
  onDone: (outcome: ActionOutcome) => void;
  /** Stands above them, where there are any. */
  title?: string;
  /** Of the list, instead of its own look. */
  className?: string | undefined;
}

/** The links that were made, each to be copied and revoked. */
export function LinkList<Link>({
  links,
  retry,
  show,
  revoke,
  onDone,
  title,
  className = classes.links,
}: LinkListProps<Link>) {
  const titleId = useId();
  if (links.status === "failed") return <ErrorState retry={retry}>{linkWords.loadFailed}</ErrorState>;
  if (links.status !== "ready" || links.value.length === 0) return null;
  const at = { now: currentTime(), origin: wholeAddress("") };
  const list = (
    <ul className={className}>
      {links.value.map(({ id, document }) => (
        <LinkRow key={id} {...show(id, document, at)} revoke={() => revoke(id)} onDone={onDone} />
      ))}
    </ul>
  );
  if (title === undefined) return list;
  return (
    <section className={classes.titled} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {list}
    </section>
  );
}
