import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { newCourse } from "../../../domain/course/library/course";
import { emptyDraft, withText } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { inquiryWithAttachment } from "../../../domain/inquiries/inquiry-form";
import { attachmentWords } from "../../../domain/assessment/needs-check/attachment-words";
import { alongTick } from "../../../browser/along-ticks";
import { storedKeys } from "../../../browser/stored-keys";
import { typedInto } from "../../../ui/form/typed-into";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { InquirySection } from "../inquiry-section";

const [ratingsTick, courseTick] = ["Send my ratings along", "Send my course “Roles” along"];
const ratings = { "0.strategicObjectives": "1", "2.roleClarity": "2" };
const preview = () => screen.getByRole("region", { name: /^Exactly this/ }).textContent;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function keepCheck(): void {
  localStorage.setItem(storedKeys.needsCheck, JSON.stringify(ratings));
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

/** Returns the inquiry that the form would send. */
function inquiryOf(field: HTMLTextAreaElement) {
  const typed = { name: "Ines", businessName: "Northwind", email: "ines@northwind.example" };
  return inquiryWithAttachment.parse({ ...typedInto(field.form ?? new HTMLFormElement()), ...typed });
}

const message = (field: HTMLTextAreaElement) => inquiryOf(field).message;

test("a visitor who has nothing here is offered nothing", () => {
  open();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

test("ratings are sent once they are ticked, exactly as they are shown, and no more once they are not", async () => {
  keepCheck();
  const field = open();
  await userEvent.type(field, "Where would you begin?");
  const choice = await screen.findByRole("checkbox", { name: ratingsTick });
  expect(choice).not.toBeChecked();
  expect(inquiryOf(field)).not.toHaveProperty("ratings");
  expect(message(field)).toBe("Where would you begin?");
  await userEvent.click(choice);
  expect(preview()).toContain("From my needs check (2 of 12 rated):\n2 gaps.");
  expect(inquiryOf(field)).toMatchObject({ message: `Where would you begin?\n\n${preview()}`, ratings });
  await userEvent.click(choice);
  expect(inquiryOf(field)).not.toHaveProperty("ratings");
  expect(message(field)).toBe("Where would you begin?");
});

test("ratings that were ticked before, at the needs check or before a reload, are ticked", async () => {
  keepCheck();
  alongTick("ratings").write(true);
  const field = open();
  expect(await screen.findByRole("checkbox", { name: ratingsTick })).toBeChecked();
  await userEvent.type(field, "Hello");
  expect(inquiryOf(field)).toMatchObject({ ratings });
});

test("of the courses the last is sent, by its topic and its outline, with a tick of its own", async () => {
  keepCheck();
  keepCourse("Safe lifting", 1);
  keepCourse("Roles", 2);
  const field = open();
  await userEvent.click(await screen.findByRole("checkbox", { name: courseTick }));
  expect(screen.getByRole("checkbox", { name: ratingsTick })).not.toBeChecked();
  expect(preview()).toBe("---\nThe course I have begun: Roles\nIts outline:\nModule 1: Start");
  await userEvent.type(field, "Hello");
  expect(message(field)).toBe(`Hello\n\n${preview()}`);
  expect(inquiryOf(field)).not.toHaveProperty("ratings");
  await userEvent.click(screen.getByRole("checkbox", { name: ratingsTick }));
  expect(preview()).toMatch(/^---\nFrom my needs check[^]*The course I have begun: Roles/);
});

test("a long message is never cut: the words of the ratings give way to it, and the ratings are sent", async () => {
  keepCheck();
  const field = open();
  await userEvent.click(await screen.findByRole("checkbox", { name: ratingsTick }));
  const long = "a".repeat(4800);
  await userEvent.click(field);
  await userEvent.paste(long);
  expect(message(field)).toBe(`${long}\n\n${preview()}`);
  expect(message(field).length).toBeLessThanOrEqual(5000);
  await userEvent.paste("a".repeat(200));
  expect(screen.getByText(attachmentWords.ratingsOnly)).toBeVisible();
  expect(inquiryOf(field)).toMatchObject({ message: "a".repeat(5000), ratings });
});
