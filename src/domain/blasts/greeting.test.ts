import { expect, test } from "vitest";
import { greetingName } from "./greeting";

test.each(["Ines", "Dr. Zoë Müller-Lüdenscheid", "J.R. Smith", "O'Neill", "李雷", "محمد"])("%s is a name", (name) => {
  expect(greetingName(` ${name} `, "reader")).toBe(name);
});

test.each([
  "",
  "  ",
  "x".repeat(61),
  "Win at https://evil.example",
  "evil.example",
  "www.evil",
  "ines@evil.example",
  "<b>Ines</b>",
  "Ines\r\nBcc: evil",
  "{name}",
])("%j is none, so the fallback stands there", (name) => {
  expect(greetingName(name, "reader")).toBe("reader");
});
