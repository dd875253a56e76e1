import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { senderName } from "../../../domain/inquiries/inquiry";
import { referenceOf } from "../../../domain/inquiries/reference";
import { inquiryWords } from "../../../domain/inquiries/words";
import { foldedText, foldedWords } from "../../../domain/kernel/search-words";
import { routes, type StaffList } from "../../../domain/kernel/routes";
import { findWords } from "../../../domain/operation/find-words";
import { placeWords } from "../../../domain/operation/place-words";
import { newInquiries, tasksOf } from "../../../firebase/inquiries/lists";
import { businessesIn } from "../../../firebase/invitations/lists";
import { allSubscribers } from "../../../firebase/mailing-list/subscribers";
import type { PageQuery } from "../../../firebase/sdk/lists/live-page";
import { Dialog } from "../../../ui/dialog/dialog";
import { TextInput } from "../../../ui/form/text-input";
import { useDebouncedValue } from "../../../ui/hooks/use-debounced-value";
import { useStaff } from "../shared/staff-context";
import { useLivePage } from "../shared/use-live-page";
import classes from "./desk.module.css";
import { deskPlaces } from "./places";

/** The most of each list. */
const mostFound = 5;

/** One line that finds inquiries, tasks, businesses, people of the list and places. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { me, may } = useStaff();
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim(), 300);
  const area = useRef<HTMLDivElement>(null);
  const [own] = useState(() => tasksOf(me.uid));
  const [businesses] = useState(() => businessesIn("all", new Date()));
  const words = foldedWords(typed);
  const foundPlaces = deskPlaces.filter(
    ({ right, name }) => may(right) && words.every((word) => foldedText(name).includes(word)),
  );

  function move(event: KeyboardEvent): void {
    const stops = [...(area.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: at === 0 ? 1 : 0 }[event.key] ?? 0;
    const next = stops[at + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    if (event.key === "Enter") next.click();
    else next.focus();
  }

  return (
    <Dialog title={placeWords.find} onClose={onClose}>
      <div ref={area} className={classes.find} onKeyDown={move}>
        <TextInput
          role="searchbox"
          autoComplete="off"
          label={findWords.label}
          description={findWords.hint}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {foundPlaces.length > 0 && (
          <FoundGroup title={findWords.places}>
            {foundPlaces.map(({ name, path }) => (
              <li key={path}>
                <Link to={path} onClick={onClose}>
                  {name}
                </Link>
              </li>
            ))}
          </FoundGroup>
        )}
        {search !== "" && (
          <div key={search} className={classes.find}>
            <Found
              title={inquiryWords.inquiries}
              whole="inquiries"
              list={newInquiries}
              search={search}
              onClose={onClose}
              entry={(inquiry, id) => ({
                to: routes.staffList("inquiries", referenceOf(id)),
                name: senderName(inquiry),
                about: [inquiry.businessName, inquiry.email],
              })}
            />
            <Found
              title={inquiryWords.tasks}
              whole="task-queue"
              list={own}
              search={search}
              onClose={onClose}
              entry={(task, id) => ({
                to: routes.staffList("task-queue", referenceOf(id)),
                name: senderName(task),
                about: [task.taskName, task.businessName, task.email],
              })}
            />
            <Found
              title={placeWords.businesses}
              whole="invitations"
              list={businesses}
              search={search}
              onClose={onClose}
              entry={({ businessName, businessEmail }, id) => ({
                to: routes.business(id),
                name: businessName,
                about: [businessEmail],
              })}
            />
            {may("readSubscribers") && (
              <Found
                title={findWords.people}
                whole="subscribers"
                list={allSubscribers}
                search={search}
                onClose={onClose}
                entry={({ name, businessName, email }) => ({
                  to: routes.staffList("subscribers", email),
                  name: email,
                  about: [name, businessName],
                })}
              />
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface FoundProps<T> {
  title: string;
  /** The list that shows all of it. */
  whole: StaffList;
  /** The same from one render to the next. */
  list: PageQuery<T>;
  search: string;
  entry: (document: T, id: string) => { to: string; name: string; about: (string | undefined)[] };
  onClose: () => void;
}

/** The first entries of a list that a search finds. */
function Found<T>({ title, whole, list, search, entry, onClose }: FoundProps<T>) {
  const { page } = useLivePage(list, { first: mostFound, searchFor: search });
  const entries = page.status === "ready" ? page.entries.slice(0, mostFound) : [];
  const follows = page.status === "ready" && page.more !== undefined;
  const state = {
    loading: findWords.finding,
    failed: findWords.failed,
    ready: follows ? findWords.nothingSoFar : findWords.nothingFound,
  }[page.status];
  const further = (
    <Link to={routes.staffList(whole, search)} onClick={onClose}>
      {findWords.lookFurther(title)}
    </Link>
  );
  return (
    <FoundGroup title={title} state={entries.length === 0 ? state : undefined} further={follows && further}>
      {entries.map(({ id, document }) => {
        const { to, name, about } = entry(document, id);
        return (
          <li key={id}>
            <Link to={to} onClick={onClose}>
              {name}
            </Link>{" "}
            <span className={classes.about}>{about.filter(Boolean).join(", ")}</span>
          </li>
        );
      })}
    </FoundGroup>
  );
}

interface FoundGroupProps {
  title: string;
  /** The words in the place of entries. */
  state?: string | undefined;
  further?: ReactNode;
  children: ReactNode;
}

function FoundGroup({ title, state, further, children }: FoundGroupProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {state === undefined ? <ul className={classes.found}>{children}</ul> : <p role="status">{state}</p>}
      {further && <p>{further}</p>}
    </section>
  );
}
