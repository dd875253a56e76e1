import { useId, useRef, useState, type SubmitEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { outlineRequest } from "../../../domain/course/origin/outline-request";
import { tools } from "../../../domain/course/tools";
import { bounds } from "../../../domain/kernel/texts";
import { routes } from "../../../domain/kernel/routes";
import { landingWords } from "../../../domain/mailing-list/words";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import { TrailMark } from "../../../ui/trail/trail-mark";
import classes from "./topic-form.module.css";

export interface TopicProps {
  /** A person turns to the topic; what its outline needs may be loaded. */
  onTopic: () => void;
}

/** One field and one press to a written outline; the tool that it leads to begins at once. */
export function TopicForm({ onTopic }: TopicProps) {
  const navigate = useNavigate();
  const [topic, setTopic] = useState("");
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isEmpty = topic.trim() === "";

  function generate(event: SubmitEvent): void {
    event.preventDefault();
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else void navigate(routes.aiTool("course-outline"), { state: outlineRequest(topic) });
  }

  function take(example: string): void {
    setTopic(example);
    button.current?.focus();
  }

  // A press before the page's code is there does nothing by this method; any other would load the page anew.
  return (
    <form className={classes.form} method="dialog" noValidate onSubmit={generate}>
      <label htmlFor={id}>{landingWords.topic}</label>
      <div className={classes.line}>
        <TrailMark state="here" className={classes.mark} />
        <TextInput
          ref={field}
          id={id}
          placeholder={landingWords.topicHint}
          maxLength={bounds.topic}
          autoComplete="off"
          enterKeyHint="go"
          error={isMissing && isEmpty && landingWords.topicMissing}
          value={topic}
          onFocus={onTopic}
          onChange={({ currentTarget: { value } }) => setTopic(value)}
        />
        <Button ref={button} type="submit" color="blaze" onFocus={onTopic}>
          {tools["course-outline"].button}
        </Button>
      </div>
      <div className={classes.examples} role="group" aria-label={landingWords.examplesOf}>
        <span aria-hidden="true">{landingWords.examplesLead}</span>
        {landingWords.examples.map((example) => (
          <button key={example} type="button" className={classes.example} onClick={() => take(example)}>
            {example}
          </button>
        ))}
      </div>
      <p className={classes.unsure}>
        {landingWords.unsure} <Link to={routes.needsCheck}>{landingWords.needsCheck}</Link>
      </p>
    </form>
  );
}
