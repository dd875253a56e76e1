import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation, type Location } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { TopicForm } from "./topic-form";

function Here() {
  const at: Location<unknown> = useLocation();
  return <output>{JSON.stringify({ address: at.pathname + at.search + at.hash, state: at.state })}</output>;
}

function open() {
  const onTopic = vi.fn();
  render(
    <UiProvider>
      <MemoryRouter>
        <TopicForm onTopic={onTopic} />
        <Here />
      </MemoryRouter>
    </UiProvider>,
  );
  const generate = screen.getByRole("button", { name: "Generate Outline" });
  return { topic: screen.getByRole("textbox", { name: "Topic" }), generate, onTopic };
}

const here = () => JSON.parse(screen.getByRole("status").textContent) as unknown;

test("a topic goes to the tool beside the address, not in it", async () => {
  const { topic } = open();
  await userEvent.type(topic, "  Safe lifting {Enter}");
  expect(here()).toEqual({
    address: "/ai-tools/course-outline",
    state: { courseRequest: { topic: "Safe lifting", audience: "", level: "" }, writesAtOnce: true },
  });
});

test("an example fills the field, and one more press has it written", async () => {
  const { topic, generate } = open();
  await userEvent.click(screen.getByRole("button", { name: "Handling complaints" }));
  expect(topic).toHaveValue("Handling complaints");
  expect(generate).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(here()).toMatchObject({ state: { courseRequest: { topic: "Handling complaints" } } });
});

test("without a topic the field says so, and nothing begins", async () => {
  const { topic, generate } = open();
  await userEvent.type(topic, "   ");
  await userEvent.click(generate);
  expect(topic).toHaveFocus();
  expect(topic).toBeInvalid();
  expect(topic).toHaveAccessibleDescription("Please enter a topic.");
  expect(here()).toMatchObject({ address: "/" });
  await userEvent.type(topic, "Safe lifting");
  expect(topic).toBeValid();
});

test("a press before the page's code is there leaves the page and its address as they are", () => {
  const { topic } = open();
  expect(topic.closest("form")).toHaveAttribute("method", "dialog");
  expect(topic).not.toHaveAttribute("name");
});

test("a page that is only read is told of no topic; one that is turned to is", async () => {
  const { topic, onTopic } = open();
  expect(onTopic).not.toHaveBeenCalled();
  await userEvent.click(topic);
  expect(onTopic).toHaveBeenCalledOnce();
});

test("an example is a topic too", async () => {
  const { onTopic } = open();
  await userEvent.click(screen.getByRole("button", { name: "Handling complaints" }));
  expect(onTopic).toHaveBeenCalledOnce();
});
