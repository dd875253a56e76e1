import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPerson } from "../../browser/forget-person";
import { inquiryForm, type InquiryForm } from "../../domain/inquiries/inquiry-form";
import { unsavedOf } from "../../firebase/accounts/unsaved";
import { UiProvider } from "../../ui/theme/ui-provider";
import { contactFields } from "./contact-fields";
import { ContactForm } from "./contact-form";

const send = vi.fn<(form: InquiryForm, hiddenField: boolean) => Promise<void>>();
const load = vi.fn(() => Promise.resolve({ schema: inquiryForm, send }));
const typing = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });

const nora = {
  name: "Nora Field",
  businessName: "Field & Sons",
  email: "nora@field.example",
  message: "Where do we start?",
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  send.mockReset().mockResolvedValue();
  load.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function show(name = "inquiry", message?: string) {
  return render(
    <ContactForm<InquiryForm>
      name={name}
      fields={[...contactFields, { name: "message", label: "Message", multiline: true }]}
      load={load}
      button={{ label: "Send", busyLabel: "Sending..." }}
      sent="Thank you!"
      failed="It is still here; please try again."
      message={message}
      consent="We only answer."
    />,
    { wrapper: UiProvider },
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });
const press = (name: string) => typing.click(screen.getByRole("button", { name }));

async function fillIn(form: InquiryForm = nora) {
  await typing.type(field("Name"), form.name);
  await typing.type(field("Business name"), form.businessName);
  await typing.type(field("Email"), form.email);
  await typing.type(field("Message"), form.message);
}

async function settle() {
  await act(() => vi.advanceTimersByTimeAsync(0));
}

test("what it takes to send is loaded when the form is first touched", async () => {
  show();
  expect(load).not.toHaveBeenCalled();
  await typing.click(field("Name"));
  expect(load).toHaveBeenCalled();
});

test("a complete form is sent, and the thanks take its place and the focus", async () => {
  show();
  await fillIn();
  await press("Send");
  await settle();
  expect(send).toHaveBeenCalledExactlyOnceWith(nora, false);
  expect(screen.getByRole("status")).toHaveTextContent("Thank you!");
  expect(screen.getByRole("status")).toHaveFocus();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("a form begins with the words of its link, unless the visitor has typed their own", async () => {
  const { unmount } = show("inquiry", "I would like a talk. ");
  expect(field("Message")).toHaveValue("I would like a talk. ");
  await typing.type(field("Message"), "On Monday?");
  unmount();
  show("inquiry", "I would like a talk. ");
  expect(field("Message")).toHaveValue("I would like a talk. On Monday?");
});

test("an empty form names what each field lacks, and the first of them takes the focus", async () => {
  show();
  await press("Send");
  expect(await screen.findByText("Please enter your name.")).toBeVisible();
  expect(field("Name")).toHaveFocus();
  expect(field("Name")).toHaveAttribute("aria-invalid", "true");
  expect(field("Name")).toHaveAccessibleDescription("Please enter your name.");
  expect(field("Business name")).toHaveAccessibleDescription("Please enter your business name.");
  expect(field("Email")).toHaveAccessibleDescription("Please enter your email address.");
  expect(field("Message")).toHaveAccessibleDescription("Please enter your message.");
  await settle();
  expect(send).not.toHaveBeenCalled();
});

test("a field is judged when it is left, and forgiven while it is being corrected", async () => {
  show();
  await typing.type(field("Email"), "nora@field");
  await typing.tab();
  expect(await screen.findByText("Please enter a complete email address, such as name@company.com.")).toBeVisible();
  expect(field("Name")).toHaveAccessibleDescription("");
  await typing.type(field("Email"), ".example");
  await waitFor(() => expect(field("Email")).toHaveAccessibleDescription(""));
});

test("a field that was only passed through is not complained about", async () => {
  show();
  await typing.click(field("Name"));
  await typing.tab();
  await settle();
  expect(field("Name")).toHaveAccessibleDescription("");
});

test("a failure says so, keeps every word, and can be tried again", async () => {
  send.mockRejectedValueOnce(new Error("no network"));
  show();
  await fillIn();
  await press("Send");
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent("It is still here; please try again.");
  expect(field("Name")).toHaveValue(nora.name);
  expect(field("Message")).toHaveValue(nora.message);

  await press("Try again");
  await settle();
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("status")).toHaveTextContent("Thank you!");
});

test("code that cannot be loaded is a failure like any other", async () => {
  load.mockRejectedValue(new Error("no network"));
  show();
  await fillIn();
  await press("Send");
  expect(await screen.findByRole("alert")).toHaveTextContent("It is still here; please try again.");
  load.mockImplementation(() => Promise.resolve({ schema: inquiryForm, send }));
});

test("pressing twice sends once", async () => {
  send.mockReturnValue(new Promise(() => undefined));
  show();
  await fillIn();
  await typing.dblClick(screen.getByRole("button", { name: "Send" }));
  await typing.type(field("Name"), "{Enter}");
  await settle();
  expect(send).toHaveBeenCalledOnce();
});

test("while it is being sent the form says so and the words stand still", async () => {
  send.mockReturnValue(new Promise(() => undefined));
  show();
  await fillIn();
  await press("Send");
  await settle();
  expect(screen.getByRole("button", { name: "Sending..." })).toHaveFocus();
  expect(field("Name")).toHaveAttribute("readonly");
});

test("a form with the hidden field filled in is sent as such, without its text", async () => {
  show();
  await fillIn();
  const hidden = document.querySelector<HTMLInputElement>("input[name=website]");
  if (hidden) hidden.value = "https://spam.example";
  await press("Send");
  await settle();
  expect(screen.getByRole("status")).toHaveTextContent("Thank you!");
  expect(send).toHaveBeenCalledExactlyOnceWith(nora, true);
});

test("nobody can see or reach the hidden field", async () => {
  show();
  expect(screen.getAllByRole("textbox")).toHaveLength(4);
  for (let i = 0; i < 6; i += 1) {
    await typing.tab();
    expect(document.activeElement).not.toHaveAttribute("name", "website");
  }
});

test("whoever leaves the page and comes back finds what they had typed, in that form only", async () => {
  const { unmount } = show();
  await fillIn();
  const hidden = document.querySelector<HTMLInputElement>("input[name=website]");
  if (hidden) fireEvent.input(hidden, { target: { value: "https://spam.example" } });
  unmount();
  const { unmount: leave } = show("mailing-list");
  expect(field("Message")).toHaveValue("");
  leave();

  show();
  expect(field("Name")).toHaveValue(nora.name);
  expect(field("Message")).toHaveValue(nora.message);
  expect(document.querySelector("input[name=website]")).toHaveValue("");
  expect(Object.values<string>(sessionStorage)).not.toContain("https://spam.example");
  await press("Send");
  await settle();
  expect(send).toHaveBeenCalledExactlyOnceWith(nora, false);
});

test("what has been sent is kept no longer, also where the page was left while it was being sent", async () => {
  const { unmount } = show();
  await fillIn();
  await press("Send");
  unmount();
  await settle();
  expect(send).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test("a form that was not sent is asked about at logout, and the next person finds nothing of it", async () => {
  const { unmount } = show();
  await fillIn();
  unmount();
  const { unmount: leave } = show("mailing-list");
  await typing.type(field("Name"), " ");
  leave();
  expect(unsavedOf("me")).toMatchObject({ forms: 1 });
  forgetPerson({ unsaved: true });
  show();
  for (const { value } of screen.getAllByRole<HTMLInputElement>("textbox")) expect(value).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

test("a browser that stores nothing does no harm", async () => {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  for (const access of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, access).mockImplementation(refuse);
  show();
  await fillIn();
  await press("Send");
  await settle();
  expect(send).toHaveBeenCalledExactlyOnceWith(nora, false);
  expect(screen.getByRole("status")).toHaveTextContent("Thank you!");
});
