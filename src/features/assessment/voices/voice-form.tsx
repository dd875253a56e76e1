import { useRef, useState, type SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { draftPlaces } from "../../../browser/draft-places";
import { longestVoiceSentence } from "../../../domain/assessment/voices/bounds";
import { forEachRating, voiceQuestions, voiceRatingIds } from "../../../domain/assessment/voices/voice-ratings";
import { voiceMessages } from "../../../domain/assessment/voices/refusals";
import { voiceRules, voiceWords } from "../../../domain/assessment/voices/voter-words";
import { routes } from "../../../domain/kernel/routes";
import { castVoice } from "../../../firebase/assessment/voices/voice";
import { BusyButton } from "../../../ui/button/busy-button";
import { Textarea } from "../../../ui/form/textarea";
import { useAction } from "../../../ui/hooks/use-action";
import { useDraft } from "../../../ui/hooks/use-draft";
import { useOnline } from "../../../ui/hooks/use-online";
import { Notice } from "../../../ui/notice/notice";
import { RatingField } from "../answering/questions/rating-field";
import { emptyVoice, voiceDraft, type VoiceDraft } from "./voice-draft";
import classes from "./voices.module.css";

interface VoiceFormProps {
  link: string;
  onSent: (sentence: string) => void;
}

/** The rules for a voter, the seven ratings and one sentence. */
export function VoiceForm({ link, onSent }: VoiceFormProps) {
  const { draft = emptyVoice, change, forget } = useDraft(draftPlaces.voice(link), voiceDraft);
  const { running, outcome, setOutcome, run } = useAction<"send">();
  const isOnline = useOnline();
  const form = useRef<HTMLFormElement>(null);
  /** True after an attempt without an answer: it may have arrived. */
  const [isUncertain, setUncertain] = useState(false);
  const missing = voiceRatingIds.filter((id) => draft.ratings[id] === undefined);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const [first] = missing;
    if (first === undefined) {
      run("send", sendNow);
      return;
    }
    setOutcome({ done: false, sentence: voiceWords.missing(missing.length) });
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function sendNow() {
    const sentence = draft.sentence.trim();
    const result = await castVoice({
      link,
      ratings: forEachRating((id) => Number(draft.ratings[id])),
      ...(sentence !== "" && { sentence }),
    });
    const hadArrived = isUncertain && !result.done && result.reason === voiceMessages.spent;
    if (result.done || hadArrived) {
      forget();
      onSent(result.done ? voiceWords.sent : voiceWords.arrived);
      return undefined;
    }
    setUncertain(!result.answered);
    return result;
  }

  const rate = (ratings: VoiceDraft["ratings"]) => change({ ...draft, ratings: { ...draft.ratings, ...ratings } });
  return (
    <>
      <Rules />
      <form ref={form} className={classes.form} noValidate onSubmit={send}>
        {voiceQuestions.map((question) => (
          <RatingField
            key={question.id}
            id={question.id}
            question={question}
            answer={draft.ratings[question.id]}
            onAnswer={(answer) => rate(voiceDraft.shape.ratings.parse({ [question.id]: answer }))}
          />
        ))}
        <Textarea
          label={voiceWords.sentence}
          description={voiceWords.sentenceHint}
          maxLength={longestVoiceSentence}
          value={draft.sentence}
          onChange={({ currentTarget }) => change({ ...draft, sentence: currentTarget.value })}
        />
        <p className={classes.soft}>{voiceWords.stays}</p>
        {!isOnline && <Notice kind="warning">{voiceWords.offline}</Notice>}
        {outcome?.done === false && <Notice kind="error">{outcome.sentence}</Notice>}
        <div>
          <BusyButton type="submit" color="blaze" busy={running !== undefined} busyLabel={voiceWords.sending}>
            {voiceWords.send}
          </BusyButton>
        </div>
      </form>
    </>
  );
}

/** The rules that a voter reads before the first rating. */
function Rules() {
  const { counted, notKept, published, sentences, friends, used, operator } = voiceRules;
  return (
    <section className={classes.rules} aria-labelledby="before-you-begin">
      <h2 id="before-you-begin">{voiceWords.before}</h2>
      <ul>
        {[counted, notKept, published, sentences].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3>{voiceWords.knowable}</h3>
      <ul>
        {[friends, used, operator].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>
        <Link to={routes.aboutVoices}>{voiceWords.more}</Link>
      </p>
    </section>
  );
}
