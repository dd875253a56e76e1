// The life of a form that goes out to us: open, sending, failed with everything kept, or sent. What it needs to check and to send
// (the schema and Firestore) is loaded when the form is first touched, so that reading the page costs nobody that.
import { useRef, useState } from "react";
import type { ZodType } from "zod";

/** How one kind of form is checked and sent; loaded on first touch. */
export interface Outgoing<Form> {
  schema: ZodType<Form>;
  send: (form: Form) => Promise<void>;
}

export type OutgoingState = "open" | "sending" | "failed" | "sent";

/** What is wrong, by the name of the field. */
type Problems = Record<string, string | undefined>;

/** Nobody fills in a form faster than this; who does (a password manager helps) waits out the rest without noticing. */
const shortestVisit = 2000;

/** A field that people cannot see. A program that fills it in is thanked, and nothing is written. */
export const trapField = "website";

/** `forget` is called once it is sent, also where the form has been left meanwhile. */
export function useOutgoingForm<Form>(load: () => Promise<Outgoing<Form>>, forget: () => void) {
  const [state, setState] = useState<OutgoingState>("open");
  const [problems, setProblems] = useState<Problems>({});
  const [shownAt] = useState(() => performance.now());
  const sending = useRef(false);

  async function send(form: HTMLFormElement): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setState("sending");
    const became = await outcome(form).catch(() => "failed" as const);
    if (became === "sent") forget();
    setState(became);
    sending.current = false;
  }

  async function outcome(form: HTMLFormElement): Promise<OutgoingState> {
    const { schema, send } = await load();
    const typed = typedInto(form);
    const checked = schema.safeParse(typed);
    setProblems(problemsOf(checked));
    if (!checked.success) {
      focusFirst(form, problemsOf(checked));
      return "open";
    }
    await new Promise((resolve) => setTimeout(resolve, shownAt + shortestVisit - performance.now()));
    if (!typed[trapField]) await send(checked.data);
    return "sent";
  }

  /** Judges one field that has just been left, or that is being corrected. */
  async function check(field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    const { form, name } = field;
    // Without the schema nothing can be judged yet; sending loads it again, and says so if that fails.
    const outgoing = await load().catch(() => undefined);
    if (!form || !outgoing) return;
    const problem = problemsOf(outgoing.schema.safeParse(typedInto(form)))[name];
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
