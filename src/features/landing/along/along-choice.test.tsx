import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { newCourse } from "../../../domain/course/library/course";
import { emptyDraft, withText } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { inquiryWithAttachment } from "../../../domain/inquiries/inquiry";
import { storedKeys } from "../../../browser/stored-keys";
import { typedInto } from "../../../ui/form/typed-into";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { InquirySection } from "../inquiry-section";

const tick = "Send this along with my inquiry";
const preview = () => screen.getByRole("region", { name: /^Exactly this/ }).textContent;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function keepCheck(): void {
  localStorage.setItem(storedKeys.needsCheck, '{"0.strategicObjectives":"1","2.roleClarity":"2"}');
}

function keepCourse(topic: string, order = 0): void {
  const id = `course-${order}`;
  const draft = withText({ ...emptyDraft, topic }, "course-outline", aGeneratedText({ text: "Module 1: Start" }));
  localStorage.setItem(storedKeys.courses + id, JSON.stringify({ ...newCourse(id, new Date(order)), draft }));
}

function open(): HTMLTextAreaElement {
  render(
    <UiProvider>
      <MemoryRouter>
        <InquirySection />
      </MemoryRouter>
    </UiProvider>,
  );
  return screen.getByRole("textbox", { name: "Message" });
}

/** Returns the message that the form would send. */
function message(field: HTMLTextAreaElement): string {
  const typed = { name: "Ines", businessName: "Northwind", email: "ines@northwind.example" };
  return inquiryWithAttachment.parse({ ...typedInto(field.form ?? new HTMLFormElement()), ...typed }).message;
}

test("whoever has nothing here is offered nothing", () => {
  open();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

test("a needs check goes along once it is ticked, exactly as it is shown, and no more once it is not", async () => {
  keepCheck();
  const field = open();
  await userEvent.type(field, "Where would you begin?");
  const choice = await screen.findByRole("checkbox", { name: tick });
  expect(choice).not.toBeChecked();
  expect(message(field)).toBe("Where would you begin?");
  await userEvent.click(choice);
  expect(preview()).toContain("From my needs check (2 of 12 rated):\n2 gaps.");
  expect(message(field)).toBe(`Where would you begin?\n\n${preview()}`);
  await userEvent.click(choice);
  expect(message(field)).toBe("Where would you begin?");
});

test("of the courses the last goes along, by its topic and its outline", async () => {
  keepCourse("Safe lifting", 1);
  keepCourse("Roles", 2);
  const field = open();
  await userEvent.click(await screen.findByRole("checkbox", { name: tick }));
  expect(preview()).toBe("---\nThe course I have begun: Roles\nIts outline:\nModule 1: Start");
  await userEvent.type(field, "Hello");
  expect(message(field)).toBe(`Hello\n\n${preview()}`);
});

test("a long message is never cut, and what goes along gives way to it", async () => {
  keepCheck();
  const field = open();
  await userEvent.click(await screen.findByRole("checkbox", { name: tick }));
  const long = "a".repeat(4800);
  await userEvent.click(field);
  await userEvent.paste(long);
  expect(message(field)).toBe(`${long}\n\n${preview()}`);
  expect(message(field).length).toBeLessThanOrEqual(5000);
  await userEvent.paste("a".repeat(200));
  expect(screen.getByText("Your message leaves no room for it.")).toBeVisible();
  expect(message(field)).toBe("a".repeat(5000));
});
