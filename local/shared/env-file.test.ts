import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readEnvironment, writeEnvironment } from "./env-file";

const awkward = {
  PLAIN: "a",
  QUOTED: 'she said "yes"',
  HASH: "a # b",
  LINES: "one\ntwo",
  BACKSLASH: "C:\\new",
  EMPTY: "",
};

test("firebase-tools reads back exactly what is written", () => {
  const { parse } = createRequire(import.meta.url)("firebase-tools/lib/functions/env") as {
    parse: (text: string) => { envs: Record<string, string>; errors: string[] };
  };
  expect(parse(writeEnvironment(awkward))).toEqual({ envs: awkward, errors: [] });
});

test("comments and empty lines are no settings", () => {
  expect(readEnvironment("# a comment\n\nNAME=value\nURL=http://127.0.0.1:1/v1\n")).toEqual({
    NAME: "value",
    URL: "http://127.0.0.1:1/v1",
  });
});
