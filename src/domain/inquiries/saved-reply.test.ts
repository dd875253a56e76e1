import fc from "fast-check";
import { expect, test } from "vitest";
import { asSavedReply, fillReply } from "./saved-reply";

const ines = { name: " Ines  Weber ", businessName: "Weber Logistics" };

test("name and business stand where the reply has places for them, as often as it has", () => {
  const text = "Dear {name},\n{business} can begin in May, {name}.";
  expect(fillReply(text, ines)).toEqual({
    text: "Dear Ines Weber,\nWeber Logistics can begin in May, Ines Weber.",
    missing: [],
  });
});

test("where one of them is missing something else stands there, and it is told, if the reply asks for it", () => {
  expect(fillReply("Dear {name}", { name: " " })).toEqual({ text: "Dear reader", missing: ["name"] });
  expect(fillReply("For {business}", { name: "Ines" })).toEqual({ text: "For your company", missing: ["business"] });
  expect(fillReply("Good morning", { name: "" })).toEqual({ text: "Good morning", missing: [] });
});

test("a name that looks like a place, or a pattern, is a name", () => {
  expect(fillReply("{name} of {business}", { name: "{business}", businessName: "$&" }).text).toBe("{business} of $&");
});

test("what is kept for others names nobody", () => {
  expect(asSavedReply("Dear Ines Weber, Weber Logistics is welcome.", ines)).toBe(
    "Dear {name}, {business} is welcome.",
  );
  const al = { name: "Al", businessName: "Al Logistics (UK)" };
  expect(asSavedReply("Al, also for Al Logistics (UK)!", al)).toBe("{name}, also for {business}!");
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{2,8}$/), fc.stringMatching(/^[A-Z]{2,8}$/), (name, businessName) => {
      const kept = asSavedReply(fillReply("dear {name}, so {business} it is", { name, businessName }).text, {
        name,
        businessName,
      });
      expect(kept).not.toContain(name);
      expect(kept).not.toContain(businessName);
    }),
  );
});
