import { useRef, useState, type SubmitEvent } from "react";
import { longestWish, rewriteChanges, type RewriteChange } from "../../../domain/course/request/course-options";
import type { PartRewrite } from "../../../domain/course/rewriting/part-rewrite";
import { rewriteWords } from "../../../domain/course/rewriting/words";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import classes from "./rewriting.module.css";

interface RewriteChoicesProps {
  wish: string;
  onWish: (wish: string) => void;
  onChoose: (how: Pick<PartRewrite, "change" | "wish">) => void;
}

/** The ways to change a part: one of the usual wishes, or a person's own words. */
export function RewriteChoices({ wish, onWish, onChoose }: RewriteChoicesProps) {
  const [audienceMissing, setAudienceMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const words = wish.trim();

  function choose(change: RewriteChange): void {
    const isMissing = change === "audience" && words === "";
    setAudienceMissing(isMissing);
    if (isMissing) field.current?.focus();
    else onChoose({ change, ...(words !== "" && { wish: words }) });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onChoose(words === "" ? {} : { wish: words });
  }

  return (
    <div className={classes.choices} role="group" aria-label={rewriteWords.group}>
      <div className={classes.changes}>
        {rewriteChanges.map((change) => (
          <Button key={change} variant="outline" size="compact-md" onClick={() => choose(change)}>
            {rewriteWords.changes[change]}
          </Button>
        ))}
      </div>
      <form className={classes.wish} onSubmit={submit} noValidate>
        <TextInput
          ref={field}
          label={rewriteWords.wish}
          description={rewriteWords.wishHint}
          maxLength={longestWish}
          error={audienceMissing && words === "" && rewriteWords.audienceMissing}
          value={wish}
          onChange={({ currentTarget: { value } }) => onWish(value)}
        />
        <Button type="submit" variant="outline">
          {rewriteWords.run}
        </Button>
      </form>
    </div>
  );
}
