import { expect, test } from "vitest";
import { documentId } from "./document-id";

test.each(["__proto__", "__name__", "______", "__a-b__", "..", "a/b/c/d", "abcde", ""])(
  "%j becomes part of no path",
  (id) => {
    expect(documentId.safeParse(id).success).toBe(false);
  },
);

test.each(["_proto_", "__proto_", "_-_-_-", "AbCdEfGhIjKlMnOpQrStUv"])("%j may", (id) => {
  expect(documentId.safeParse(id).success).toBe(true);
});
