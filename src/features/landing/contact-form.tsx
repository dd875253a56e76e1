import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { draftPlaces } from "../../browser/draft-places";
import { TextInput } from "../../ui/form/text-input";
import { Textarea } from "../../ui/form/textarea";
import { uiWords } from "../../ui/words";
import { contactWords } from "../../domain/kernel/words";
import { BusyButton } from "../../ui/button/busy-button";
import { Notice } from "../../ui/notice/notice";
import classes from "./contact-form.module.css";
import { honeypotField, useContactForm, type ContactFormSubmission } from "./use-contact-form";

export interface ContactFormField<Form> {
  name: keyof Form & string;
  label: string;
  type?: "email";
  autoComplete?: string;
  multiline?: boolean;
}

interface ContactFormProps<Form> {
  /** The name under which the draft is stored until it is sent. */
  name: string;
  fields: readonly ContactFormField<Form>[];
  load: () => Promise<ContactFormSubmission<Form>>;
  button: { label: string; busyLabel: string };
  /** The sentences after it was sent, and after it failed. */
  sent: ReactNode;
  failed: string;
  /** The message as it begins, if nothing is typed yet. */
  message?: string | undefined;
  /** More fields, which the form's schema knows. */
  more?: ReactNode;
  /** The text that the sender agrees to. */
  consent: ReactNode;
}

/** The fields, the button and the result; once the form is sent, the thanks take its place. */
export function ContactForm<Form>(props: ContactFormProps<Form>) {
  const { name, fields, load, button, sent, failed, message = "", more, consent } = props;
  const { store, key: draftKey } = draftPlaces.form(`${name}/`);
  const { sending, outcome, problems, send, check } = useContactForm(load, failed, () =>
    fields.forEach((field) => store.removeItem(draftKey + field.name)),
  );
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  // Not as the fields begin: the page may be one that the build has written, which knows no draft.
  const takeUpDraft = useEffectEvent(() => {
    for (const { name: fieldName } of fields) {
      const field = form.current?.elements.namedItem(fieldName);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isText || field.value !== "") continue;
      const draft = store.getItem(draftKey + fieldName) ?? "";
      field.value = draft === "" && fieldName === "message" ? message : draft;
    }
  });
  useLayoutEffect(() => takeUpDraft(), [message]);

  if (outcome?.done) {
    return (
      <Notice kind="success" takesFocus>
        {sent}
      </Notice>
    );
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget);
  }

  function retry() {
    // The button that was pressed is about to disappear with its notice.
    submitButton.current?.focus();
    form.current?.requestSubmit();
  }

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={submit}
      onFocus={() => void load().catch(() => undefined)}
    >
      {fields.map(({ multiline = false, type = "text", ...field }) => {
        const shared = {
          ...field,
          required: true,
          readOnly: sending,
          error: problems[field.name],
          onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            if (currentTarget.value) void check(currentTarget);
          },
          onInput: ({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            store.setItem(draftKey + field.name, currentTarget.value);
            if (problems[field.name]) void check(currentTarget);
          },
        };
        return multiline ? (
          <Textarea key={field.name} rows={5} {...shared} />
        ) : (
          <TextInput key={field.name} type={type} {...shared} />
        );
      })}
      <div className={classes.honeypot} aria-hidden="true">
        <label>
          {contactWords.website}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {more}
      <p className={classes.consent}>{consent}</p>
      {outcome && (
        <Notice kind="error" action={{ label: uiWords.tryAgain, run: retry }}>
          {outcome.sentence}
        </Notice>
      )}
      <BusyButton
        ref={submitButton}
        type="submit"
        className={classes.button}
        busy={sending}
        busyLabel={button.busyLabel}
      >
        {button.label}
      </BusyButton>
    </form>
  );
}
