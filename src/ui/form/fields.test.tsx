// Each of them is a native control with what stands around it; the browser does the rest.
import { useState, type ReactNode } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FileInput } from "./file-input";
import type { FieldTexts } from "./form-field";
import { PasswordField } from "./password-field";
import { Select } from "./select";
import { TextInput } from "./text-input";
import { Textarea } from "./textarea";

const levels = [
  { value: "", label: "Any level" },
  { value: "new", label: "Newcomers" },
];

const kinds: Record<string, (texts: FieldTexts) => ReactNode> = {
  "line of text": (texts) => <TextInput {...texts} />,
  "text of several lines": (texts) => <Textarea autosize rows={3} {...texts} />,
  password: (texts) => <PasswordField {...texts} />,
  choice: (texts) => <Select options={levels} {...texts} />,
  file: (texts) => <FileInput onChoose={vi.fn()} {...texts} />,
};

const control = () => screen.getByLabelText("Topic");

test.each(Object.entries(kinds))("a %s is named by its label alone, and said with what explains it", (_, kind) => {
  const { rerender } = render(kind({ label: "Topic", description: "In a few words" }));
  expect(control()).toHaveAccessibleName("Topic");
  expect(control()).toHaveAccessibleDescription("In a few words");
  expect(control()).toBeValid();
  rerender(kind({ label: "Topic" }));
  expect(control()).not.toHaveAttribute("aria-describedby");
});

test.each(Object.entries(kinds))("a problem marks a %s and is said after what explains it", (_, kind) => {
  render(kind({ label: "Topic", description: "In a few words", error: "Please enter a topic.", errorRole: "alert" }));
  expect(control()).toBeInvalid();
  expect(control()).toHaveAccessibleDescription("In a few words Please enter a topic.");
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a topic.");
});

test.each(Object.entries(kinds))("the label of a %s stands before it, its problem after it", (_, kind) => {
  const { container } = render(kind({ label: "Topic", description: "In a few words", error: "Please enter a topic." }));
  const places = [
    screen.getByText("Topic"),
    screen.getByText("In a few words"),
    control(),
    screen.getByText(/^Please/),
  ];
  const all = [...container.querySelectorAll("*")];
  expect(places.map((place) => all.indexOf(place))).toEqual(
    places.map((place) => all.indexOf(place)).toSorted((a, b) => a - b),
  );
});

describe("a text that grows", () => {
  const text = `one\n\n${"x".repeat(150)}`;
  const rows = () => {
    render(<Textarea autosize label="Topic" rows={2} maxRows={9} value={text} readOnly />);
    return (control() as HTMLTextAreaElement).rows;
  };
  afterEach(() => vi.unstubAllGlobals());

  test("has a row for each line where the browser cannot do it by itself", () => {
    vi.stubGlobal("CSS", { supports: () => false });
    expect(rows()).toBe(5);
  });

  test("leaves it to the browser where that can", () => {
    vi.stubGlobal("CSS", { supports: () => true });
    expect(rows()).toBe(2);
  });
});

test("an empty field for a day is marked as that, a filled one and one for words are not", () => {
  const field = (type: string, value: string) => (
    <TextInput label="Topic" type={type} value={value} onChange={vi.fn()} />
  );
  const { rerender } = render(field("datetime-local", ""));
  expect(control()).toHaveAttribute("data-empty-day", "true");
  rerender(field("date", "2026-11-26"));
  expect(control()).toHaveAttribute("data-empty-day", "false");
  rerender(field("text", ""));
  expect(control()).not.toHaveAttribute("data-empty-day", "true");
});

test("two fields on one page never share what describes them", () => {
  render(
    <>
      <TextInput label="Name" error="Please enter your name." />
      <TextInput label="Email" error="Please enter your email." />
    </>,
  );
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Please enter your name.");
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Please enter your email.");
});

test("a field that is linked to from elsewhere keeps its id", () => {
  render(<TextInput id="due" label="Due" description="Today or later" />);
  expect(screen.getByLabelText("Due")).toHaveAttribute("id", "due");
  expect(screen.getByLabelText("Due")).toHaveAccessibleDescription("Today or later");
});

test("without a label a field takes the name that it is given", () => {
  render(<Select aria-label="Module" options={levels} />);
  expect(screen.getByRole("combobox", { name: "Module" })).toBeVisible();
});

function Topic() {
  const [topic, setTopic] = useState("");
  const problem = topic.length > 4 ? "Please be brief." : undefined;
  return (
    <TextInput
      label="Topic"
      value={topic}
      error={problem}
      onChange={({ currentTarget }) => setTopic(currentTarget.value)}
    />
  );
}

test("what is typed and the focus stay where a problem comes up meanwhile", async () => {
  render(<Topic />);
  await userEvent.type(control(), "Forklift");
  expect(control()).toHaveValue("Forklift");
  expect(control()).toHaveFocus();
  expect(control()).toBeInvalid();
});

test("a choice is made by keyboard", async () => {
  const change = vi.fn<(value: string) => void>();
  render(<Select label="Level" options={levels} onChange={({ currentTarget }) => change(currentTarget.value)} />);
  await userEvent.tab();
  expect(screen.getByLabelText("Level")).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText("Level"), "Newcomers");
  expect(change).toHaveBeenCalledExactlyOnceWith("new");
});

test("a file is handed on once it is chosen, and nothing where the choice is called off", async () => {
  const choose = vi.fn<(file: File) => void>();
  render(<FileInput label="File" onChoose={choose} />);
  const list = new File(["Ines"], "list.csv");
  await userEvent.upload(screen.getByLabelText("File"), list);
  expect(choose).toHaveBeenCalledExactlyOnceWith(list);
  await userEvent.upload(screen.getByLabelText("File"), []);
  expect(choose).toHaveBeenCalledOnce();
});
