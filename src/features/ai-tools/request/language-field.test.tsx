import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { usualLanguages } from "../../../domain/course/languages";
import { LanguageField } from "./language-field";

test("the usual languages are named as soon as a person comes to the field", () => {
  const { container } = render(<LanguageField label="Language" defaultValue="" />);
  const names = () => [...container.querySelectorAll("option")].map(({ value }) => value);
  const field = screen.getByLabelText("Language");
  expect(names()).toEqual([]);
  fireEvent.focus(field);
  expect(names()).toEqual(usualLanguages());
  expect(container.querySelector("datalist")).toHaveAttribute("id", field.getAttribute("list"));
});
