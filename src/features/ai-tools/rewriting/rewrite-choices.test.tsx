import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { rewriteWords } from "../../../domain/course/rewriting/words";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { RewriteChoices } from "./rewrite-choices";

function show() {
  const onChoose = vi.fn();
  function Choices() {
    const [wish, setWish] = useState("");
    return <RewriteChoices wish={wish} onWish={setWish} onChoose={onChoose} />;
  }
  render(<Choices />, { wrapper: UiProvider });
  return onChoose;
}

const field = () => screen.getByRole("textbox", { name: "Or say what to change" });

test.each([
  ["Shorter", "shorter"],
  ["Simpler", "simpler"],
  ["More practical", "practical"],
])("%s is asked for at once", async (name, change) => {
  const onChoose = show();
  await userEvent.click(screen.getByRole("button", { name }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ change });
});

test("another audience has to be named, and what was typed goes along", async () => {
  const onChoose = show();
  await userEvent.click(screen.getByRole("button", { name: "For another audience" }));
  expect(onChoose).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(rewriteWords.audienceMissing));
  await userEvent.type(field(), "nurses");
  await userEvent.click(screen.getByRole("button", { name: "For another audience" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ change: "audience", wish: "nurses" });
});

test("one's own words are sent by Enter, and are at most 300 characters", async () => {
  const onChoose = show();
  await userEvent.type(field(), "with brakes{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ wish: "with brakes" });
  expect(field()).toHaveAttribute("maxlength", "300");
});
