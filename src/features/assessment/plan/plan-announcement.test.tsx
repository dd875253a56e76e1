import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { PlanAnnouncement } from "./plan-announcement";

const idle = { run: undefined, isWriting: false, isStale: false, failure: undefined, text: "" };
const writing = { ...idle, isWriting: true };

function shown(first: Parameters<typeof PlanAnnouncement>[0]) {
  const within = (props: typeof first) => (
    <UiProvider>
      <PlanAnnouncement {...props} />
    </UiProvider>
  );
  const { rerender } = render(within(first));
  const region = screen.getByRole("status");
  return {
    region,
    then: (props: typeof first) => {
      rerender(within(props));
      expect(screen.getByRole("status")).toBe(region);
    },
  };
}

test("whoever listens hears how far the plan is and, from the same place, that it is here", () => {
  const { region, then } = shown({ writing: idle, hasPlan: false });
  expect(region).toBeEmptyDOMElement();
  then({ writing, hasPlan: false });
  expect(region).toHaveTextContent("Reading your answers...");
  then({ writing: { ...writing, text: "## Summary\n\nGood.\n\n## Priorities\n" }, hasPlan: false });
  expect(region).toHaveTextContent("Writing section 2 of 8.");
  then({ writing: idle, hasPlan: true });
  expect(region).toHaveTextContent("Your training plan is here.");
});

test("a plan from before is no news, and one that broke off is not called whole", () => {
  const { region, then } = shown({ writing: idle, hasPlan: true });
  expect(region).toBeEmptyDOMElement();
  then({ writing, hasPlan: true });
  then({ writing: { ...idle, failure: { sentence: undefined } }, hasPlan: true });
  expect(region).toBeEmptyDOMElement();
  then({ writing: { ...idle, isStale: true }, hasPlan: true });
  expect(region).toBeEmptyDOMElement();
});
