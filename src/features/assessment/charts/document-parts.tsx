// Prints what the documents say on the screen. Charts are the page's: it knows which can be drawn on it, and how.
import { useId, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Cell, NamedFact, Line, Part, TitledParts, ReportTable } from "../../../domain/assessment/report/document";
import classes from "./document-parts.module.css";
import { ShowAll } from "./show-all";

interface DocumentPartsProps {
  parts: readonly Part[];
  /** The level of the headings; only a part of the whole page is a region of it. */
  level?: 2 | 4;
  /** The page to which the cells of tables lead; without it they are only words. */
  link?: string | undefined;
  picture?: (chart: Extract<Part, { kind: "chart" }>) => ReactNode;
}

export function DocumentParts({ parts, ...how }: DocumentPartsProps) {
  return parts.map((part, nth) => <PrintedPart key={nth} part={part} {...how} />);
}

function PrintedPart({ part, ...how }: Omit<DocumentPartsProps, "parts"> & { part: Part }) {
  if (typeof part === "string" || !("kind" in part)) return <p>{lineOfPart(part)}</p>;
  switch (part.kind) {
    case "note":
      return <p className={classes.note}>{part.text}</p>;
    case "list": {
      const List = part.isNumbered ? "ol" : "ul";
      return (
        <List>
          {part.lines.map((line, nth) => (
            <li key={nth}>{lineOfPart(line)}</li>
          ))}
        </List>
      );
    }
    case "facts":
      return <FactList facts={part.facts} />;
    case "table":
      return <TableOfFew table={part} link={how.link} />;
    case "section":
      return <PrintedSection section={part} {...how} />;
    case "chart":
      return how.picture?.(part);
  }
}

function lineOfPart(line: Line): ReactNode {
  if (typeof line === "string") return line;
  return line.map((span, nth) => {
    if (typeof span === "string") return span;
    return "strong" in span ? <strong key={nth}>{span.strong}</strong> : <em key={nth}>{span.emphasis}</em>;
  });
}

function PrintedSection({ section, ...how }: Omit<DocumentPartsProps, "parts"> & { section: TitledParts }) {
  const titleId = useId();
  const { title, parts } = section;
  if (how.level === 4)
    return (
      <div>
        <h4>{title}</h4>
        <DocumentParts parts={parts} {...how} />
      </div>
    );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <DocumentParts parts={parts} {...how} />
    </section>
  );
}

function FactList({ facts }: { facts: readonly NamedFact[] }) {
  return (
    <dl>
      {facts.map(({ name, says, isFollowUp, rating, aside }, nth) => (
        <div key={nth} data-follow-up={isFollowUp}>
          <dt>{name}</dt>
          <dd>
            {rating !== undefined && <RatingBlazes rating={rating} />}
            {says}
            {aside !== undefined && <span className={classes.aside}>{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const blazes = [1, 2, 3, 4, 5] as const;

/** A rating as five blazes of which so many are painted; the number stands beside it. None for what is no number. */
function RatingBlazes({ rating }: { rating: number }) {
  if (Number.isNaN(rating)) return null;
  return (
    <svg viewBox="0 0 60 20" width="60" height="20" aria-hidden="true" focusable="false">
      {blazes.map((blaze, nth) => {
        const isPainted = blaze <= rating;
        return (
          <rect
            key={blaze}
            x={1 + nth * 12}
            y="1"
            width="8"
            height="18"
            rx="1.5"
            fill={isPainted ? "var(--forest)" : "var(--paper)"}
            stroke={isPainted ? "var(--forest)" : "var(--line-strong)"}
          />
        );
      })}
    </svg>
  );
}

/** Its first rows, and all of them on demand and on paper. */
function TableOfFew({ table: { label, head, rows, few }, link }: { table: ReportTable; link: string | undefined }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <table className={classes.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], nth) => (
            <tr key={nth} data-more={few && !isWhole && nth >= few.first}>
              <th scope="row">{cellOf(name ?? "", link)}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cellOf(cell, link)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ShowAll few={few} count={rows.length} isWhole={isWhole} setWhole={setWhole} />
    </>
  );
}

function cellOf(cell: Cell, link: string | undefined): ReactNode {
  if (typeof cell === "string") return cell;
  const { strong, says, anchor, aside, movement } = cell;
  return (
    <>
      {strong !== undefined && <strong data-movement={movement}>{strong}</strong>}
      {link === undefined || anchor === undefined ? says : <Link to={`${link}#${anchor}`}>{says}</Link>}
      {aside !== undefined && (
        <span className={classes.note}>
          {says === undefined ? " " : " · "}
          {aside}
        </span>
      )}
    </>
  );
}
