import { useRef, useState, type FocusEvent, type InputEvent, type ReactNode, type SubmitEvent } from "react";
import { Textarea, TextInput } from "@mantine/core";
import { BusyButton } from "../../ui/button/busy-button";
import { Notice } from "../../ui/notice/notice";
import { keptWords } from "./form-draft";
import classes from "./contact-form.module.css";
import { trapField, useOutgoingForm, type Outgoing } from "./use-contact-form";

export interface OutgoingField<Form> {
  name: keyof Form & string;
  label: string;
  type?: "email";
  autoComplete?: string;
  multiline?: boolean;
}

interface OutgoingFormProps<Form> {
  /** What its words are kept by until they are sent. */
  name: string;
  fields: readonly OutgoingField<Form>[];
  load: () => Promise<Outgoing<Form>>;
  button: { label: string; busyLabel: string; color: "blaze" | "forest" };
  /** What became of it, in whole sentences. */
  sent: ReactNode;
  failed: string;
  /** What sending agrees to. */
  consent: ReactNode;
}

/** The fields, the button and what comes of them; once sent, the thanks take the form's place. */
export function OutgoingForm<Form>({ name, fields, load, button, sent, failed, consent }: OutgoingFormProps<Form>) {
  const kept = keptWords(name);
  const [before] = useState(() => new Map(fields.map((field) => [field.name, kept.read(field.name)])));
  const { state, problems, send, check } = useOutgoingForm(load, () =>
    fields.forEach((field) => kept.forget(field.name)),
  );
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  if (state === "sent") {
    return (
      <Notice kind="success" takesFocus>
        {sent}
      </Notice>
    );
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(event.currentTarget);
  }

  function retry() {
    // The button that was pressed is about to vanish with its notice.
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
          defaultValue: before.get(field.name),
          readOnly: state === "sending",
          error: problems[field.name],
          onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            if (currentTarget.value) void check(currentTarget);
          },
          onInput: ({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            kept.keep(field.name, currentTarget.value);
            if (problems[field.name]) void check(currentTarget);
          },
        };
        return multiline ? (
          <Textarea key={field.name} rows={5} resize="vertical" {...shared} />
        ) : (
          <TextInput key={field.name} type={type} {...shared} />
        );
      })}
      <div className={classes.trap} aria-hidden="true">
        <label>
          Website
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={classes.consent}>{consent}</p>
      {state === "failed" && (
        <Notice kind="error" action={{ label: "Try again", act: retry }}>
          {failed}
        </Notice>
      )}
      <BusyButton
        ref={submitButton}
        type="submit"
        className={classes.button}
        color={button.color}
        busy={state === "sending"}
        busyLabel={button.busyLabel}
      >
        {button.label}
      </BusyButton>
    </form>
  );
}
