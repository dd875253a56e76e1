import { useMemo } from "react";
import { blockChanges, type BlockChange } from "./block-changes";
import classes from "./changed-text.module.css";
import { ownLanguage } from "../../domain/kernel/own-language";
import { Markdown } from "../markdown/markdown";
import { VisuallyHidden } from "../visually-hidden";

interface ChangeWords {
  /** Said before what came and what went. */
  added: string;
  taken: string;
}

interface ChangedTextProps {
  /** Markdown. */
  before: string;
  after: string;
  /** The compared text. */
  label: string;
  words: ChangeWords;
  language?: string | undefined;
}

/** Two versions of a text as they are read, in which it is marked and said what went and what came. */
export function ChangedText({ before, after, label, words, language }: ChangedTextProps) {
  const changes = useMemo(() => blockChanges(before, after, language), [before, after, language]);
  return (
    <div className={classes.comparison} role="region" aria-label={label} tabIndex={0} lang={language} dir="auto">
      {changes.map((change, nth) => (
        <ChangedBlock key={nth} change={change} words={words} />
      ))}
    </div>
  );
}

function ChangedBlock({ change, words }: { change: BlockChange; words: ChangeWords }) {
  if (change.kind === "same") return <Markdown under={6}>{change.text}</Markdown>;
  if (change.kind === "other")
    return (
      <div className={classes.versions}>
        <Version as="del" says={words.taken} text={change.before} />
        <Version as="ins" says={words.added} text={change.after} />
      </div>
    );
  return (
    <p>
      {change.changes.map(({ words: said, kind }, nth) => {
        if (kind === "added") return <Mark key={nth} as="ins" says={words.added} words={said} />;
        return kind === "removed" ? <Mark key={nth} as="del" says={words.taken} words={said} /> : said;
      })}
    </p>
  );
}

interface VersionProps {
  as: "ins" | "del";
  says: string;
  text: string;
}

function Version({ as: Tag, says, text }: VersionProps) {
  if (text === "") return null;
  return (
    <Tag className={classes.version}>
      <span className={classes.says} lang={ownLanguage()}>
        {says}
      </span>
      <Markdown under={6}>{text}</Markdown>
    </Tag>
  );
}

function Mark({ as: Tag, says, words }: { as: "ins" | "del"; says: string; words: string }) {
  return (
    <Tag>
      <VisuallyHidden lang={ownLanguage()}>{says} </VisuallyHidden>
      {words}
    </Tag>
  );
}
