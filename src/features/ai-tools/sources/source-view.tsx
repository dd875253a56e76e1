import { useId, useState } from "react";
import {
  withoutSource,
  withSourceKept,
  withSourceName,
  withStruck,
  type CourseSources,
  type GivenSource,
} from "../../../domain/course/sources/source";
import { sourceBounds } from "../../../domain/course/sources/source-bounds";
import { sourceWords } from "../../../domain/course/sources/words";
import { logWarning } from "../../../browser/log";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import { Notice } from "../../../ui/notice/notice";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { changeSources, notKeptSentence } from "../course/course-sources";
import type { CoursePlace } from "../course/open-course";
import classes from "./sources.module.css";

const firstShown = 40;

interface SourceViewProps {
  place: CoursePlace;
  source: GivenSource;
  /** The numbers of the paragraphs that are sent with the text of this screen. */
  chosen: ReadonlySet<number>;
}

/** One source with its paragraphs; each can be struck out. */
export function SourceView({ place, source, chosen }: SourceViewProps) {
  const { id, name, paragraphs, isHere = false } = source;
  const [shown, setShown] = useState(firstShown);
  const [failure, setFailure] = useState<string>();
  const struck = paragraphs.filter(({ isStruck }) => isStruck).length;

  async function change(by: (all: CourseSources) => CourseSources): Promise<boolean> {
    try {
      await changeSources(place, by);
      setFailure(undefined);
      return true;
    } catch (error) {
      logWarning("A source could not be changed.", error);
      setFailure(notKeptSentence(place, error));
      return false;
    }
  }

  return (
    <li>
      <details open={paragraphs.length <= firstShown}>
        <summary>
          <bdi>{name}</bdi> <span className={classes.count}>{sourceWords.countOf(paragraphs.length, struck)}</span>
        </summary>
        <div className={classes.named}>
          <TextInput
            label={sourceWords.name}
            maxLength={sourceBounds.name}
            defaultValue={name}
            onBlur={({ currentTarget: { value } }) => void change((all) => withSourceName(all, id, value))}
          />
          <Button
            variant="subtle"
            color="brick"
            size="compact-md"
            onClick={() => void change((all) => withoutSource(all, id))}
          >
            {sourceWords.remove}
            <VisuallyHidden>{sourceWords.removeOf(name)}</VisuallyHidden>
          </Button>
        </div>
        {failure !== undefined && <Notice kind="error">{failure}</Notice>}
        {isHere && place.business ? (
          <div className={classes.only}>
            <p className={classes.about}>{sourceWords.onlyHere}</p>
            <Button variant="outline" size="compact-md" onClick={() => void change((all) => withSourceKept(all, id))}>
              {sourceWords.keepWith(place.business.name)}
              <VisuallyHidden>{sourceWords.removeOf(name)}</VisuallyHidden>
            </Button>
          </div>
        ) : (
          <p className={classes.about}>{sourceWords.strikeHint}</p>
        )}
        <ul className={classes.paragraphs}>
          {paragraphs.slice(0, shown).map(({ number, text, isStruck = false }) => (
            <ParagraphLine
              key={number}
              {...{ number, text, isStruck, isSent: chosen.has(number) }}
              onStrike={(strikes) => change((all) => withStruck(all, id, number, strikes))}
            />
          ))}
        </ul>
        {paragraphs.length > shown && (
          <Button variant="subtle" size="compact-md" onClick={() => setShown(shown + 5 * firstShown)}>
            {sourceWords.more(Math.min(5 * firstShown, paragraphs.length - shown))}
          </Button>
        )}
      </details>
    </li>
  );
}

interface ParagraphLineProps {
  number: number;
  text: string;
  isStruck: boolean;
  isSent: boolean;
  /** Says whether that is kept. */
  onStrike: (strikes: boolean) => Promise<boolean>;
}

function ParagraphLine({ number, text, isStruck, isSent, onStrike }: ParagraphLineProps) {
  const textId = useId();
  // The tick is seen at once, before the database has it.
  const [wish, setWish] = useState<boolean>();
  const strikes = wish ?? isStruck;
  return (
    <li>
      <label className={classes.line}>
        <input
          type="checkbox"
          checked={!strikes}
          aria-describedby={textId}
          onChange={({ currentTarget: { checked } }) => {
            setWish(!checked);
            void onStrike(!checked).then((isKept) => isKept || setWish(undefined));
          }}
        />
        <span className={classes.number}>{sourceWords.number(number)}</span>
        <span id={textId} className={classes.text} dir="auto">
          {text}
          {isSent && <span className={classes.sent}> {sourceWords.sent}</span>}
        </span>
      </label>
    </li>
  );
}
