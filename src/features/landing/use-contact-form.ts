// The states of a contact form: open, sending, failed with everything kept, or sent. The code that checks and sends it
// (the schema and Firestore) is loaded when the form is first touched, so that reading the page does not cost that.
import { useRef, useState } from "react";
import type { ZodType } from "zod";

/** How one kind of form is checked and sent; loaded on first touch. */
export interface ContactFormSubmission<Form> {
  schema: ZodType<Form>;
  send: (form: Form) => Promise<void>;
}

export type ContactFormState = "open" | "sending" | "failed" | "sent";

/** What is wrong, by the name of the field. */
type Problems = Record<string, string | undefined>;

/** Nobody fills in a form faster. Who does so with a password manager waits out the rest without noticing. */
const minimumFillMs = 2000;

/** A field that people cannot see. A program that fills it in is thanked, but nothing is written. */
export const honeypotField = "website";

/** `onSent` is called once the form is sent, also where somebody has left the page meanwhile. */
export function useContactForm<Form>(load: () => Promise<ContactFormSubmission<Form>>, onSent: () => void) {
  const [state, setState] = useState<ContactFormState>("open");
  const [problems, setProblems] = useState<Problems>({});
  const [shownAt] = useState(() => performance.now());
  const sending = useRef(false);

  async function send(form: HTMLFormElement): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setState("sending");
    const result = await submit(form).catch(() => "failed" as const);
    if (result === "sent") onSent();
    setState(result);
    sending.current = false;
  }

  async function submit(form: HTMLFormElement): Promise<ContactFormState> {
    const { schema, send } = await load();
    const typed = typedInto(form);
    const checked = schema.safeParse(typed);
    setProblems(problemsOf(checked));
    if (!checked.success) {
      focusFirst(form, problemsOf(checked));
      return "open";
    }
    await new Promise((resolve) => setTimeout(resolve, shownAt + minimumFillMs - performance.now()));
    if (!typed[honeypotField]) await send(checked.data);
    return "sent";
  }

  /** Validates one field that has just lost the focus, or that is being corrected. */
  async function check(field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    const { form, name } = field;
    // Without the schema nothing can be validated yet; sending loads it again, and says so if that fails.
    const submission = await load().catch(() => undefined);
    if (!form || !submission) return;
    const problem = problemsOf(submission.schema.safeParse(typedInto(form)))[name];
    setProblems((before) => ({ ...before, [name]: problem }));
  }

  return { state, problems, send, check };
}

function typedInto(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form));
}

/** The first problem of each field. */
function problemsOf(checked: ReturnType<ZodType["safeParse"]>): Problems {
  const issues = checked.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const fields = Array.from(form.elements).filter((element) => element instanceof HTMLElement);
  fields.find((field) => (field.getAttribute("name") ?? "") in problems)?.focus();
}
