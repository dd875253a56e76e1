import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contact, emailAddress } from "./contact";
import { firstProblem, problemsByField } from "./form-problems";

test("each field says the first thing that is wrong with it", () => {
  const typed = { name: "Nora Field", businessName: " ", email: "" };
  expect(problemsByField(z.object(contact), typed)).toEqual({
    businessName: "Please enter your business name.",
    email: "Please enter your email address.",
  });
});

test("what is right has no problem", () => {
  expect(firstProblem(emailAddress, " nora@field.example ")).toBeUndefined();
  expect(firstProblem(emailAddress, "nora@field")).toMatch(/^Please enter a complete email address/);
});
