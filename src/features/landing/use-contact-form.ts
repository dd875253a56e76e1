// The states of a contact form: open, sending, failed with everything kept, or sent. The code that checks and sends it
// (the schema and Firestore) is loaded when the form is first touched, so that reading the page does not cost that.
import { useState } from "react";
import type { ZodMiniType } from "zod/mini";
import { problemsByField } from "../../domain/kernel/form-problems";
import { typedInto } from "../../ui/form/typed-into";
import { useAction } from "../../ui/hooks/use-action";

/** The checking and sending of one kind of form; loaded on first touch. */
export interface ContactFormSubmission<Form> {
  schema: ZodMiniType<Form>;
  /** `hiddenField` is true if a program may have filled in the form. */
  send: (form: Form, hiddenField: boolean) => Promise<void>;
}

/** The problems, by the name of the field. */
type Problems = Record<string, string | undefined>;

/** A field that people cannot see. Its text is not sent, but the form is held until an administrator has seen it. */
export const honeypotField = "website";

/** `onSent` is called after the form is sent, also if the visitor has left the page by then. */
export function useContactForm<Form>(
  load: () => Promise<ContactFormSubmission<Form>>,
  failed: string,
  onSent: () => void,
) {
  const { running, outcome, run } = useAction<"send">();
  const [problems, setProblems] = useState<Problems>({});

  function send(form: HTMLFormElement): void {
    run("send", () => submit(form), failed);
  }

  async function submit(form: HTMLFormElement) {
    const { schema, send } = await load();
    const typed = typedInto(form);
    const found = problemsByField(schema, typed);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      focusFirst(form, found);
      return;
    }
    await send(schema.parse(typed), Boolean(typed[honeypotField]));
    onSent();
    return { done: true, sentence: "" };
  }

  /** Validates one field that has just lost the focus, or that is being corrected. */
  async function check(field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    const { form, name } = field;
    // Without the schema nothing can be validated yet; sending loads it again, and says so if that fails.
    const submission = await load().catch(() => undefined);
    if (!form || !submission) return;
    const problem = problemsByField(submission.schema, typedInto(form))[name];
    setProblems((before) => ({ ...before, [name]: problem }));
  }

  return { sending: running !== undefined, outcome, problems, send, check };
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const fields = Array.from(form.elements).filter((element) => element instanceof HTMLElement);
  fields.find((field) => (field.getAttribute("name") ?? "") in problems)?.focus();
}
