// From the side of the rules: every document that a visitor gets past them can be shown to an administrator, and
// deleted.
import { readFileSync } from "node:fs";
import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import fc from "fast-check";
import { addDoc, collection, deleteDoc, doc, getDoc, type Firestore } from "firebase/firestore/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inquiry, senderName } from "../../src/domain/inquiries/inquiry";
import { inquiryForm } from "../../src/domain/inquiries/inquiry-form";
import { paths } from "../../src/domain/kernel/collections";
import { databaseAs } from "../support/shared/database-as";
import { runningSuite } from "../support/suite/running-suite";
import { tokenOf } from "./people";

let environment: RulesTestEnvironment;
let visitor: Firestore;
let administrator: Firestore;

beforeAll(async () => {
  const { firestore } = runningSuite().ports;
  const rules = readFileSync("firestore.rules", "utf8");
  const host = { host: "127.0.0.1", port: firestore, rules };
  environment = await initializeTestEnvironment({ projectId: "demo-inquiries-shown", firestore: host });
  visitor = databaseAs("demo-inquiries-shown", "visitor", tokenOf("visitor"));
  administrator = databaseAs("demo-inquiries-shown", "administrator", tokenOf("administrator"));
});
afterAll(() => environment.cleanup());

const odd = fc.constantFrom(
  " ",
  "\u00a0",
  "\u200b",
  "\u200d",
  "\u202e",
  "\u2028",
  "\u0007",
  "\u3164",
  "\ufe0f",
  "\u{e0041}",
  "e\u0301\u0301\u0301",
  "\u0301",
  "\n",
  "é",
  "名",
  "😀",
  "a",
  "<b>",
);
const oddText = fc.array(odd, { maxLength: 6 }).map((parts) => parts.join(""));
/** Mostly what fits, so that what is odd in one field is not refused for another one. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constant("Ines Weber") },
  { weight: 1, arbitrary: oddText },
  { weight: 1, arbitrary: oddText.map((parts) => `Ines${parts}Weber`) },
);
const domain = fc.constantFrom("x.example", "x..example", ".example", "x.example ", "-x.example", "x.e", "ü.example");
const user = fc.constantFrom("u", "u.v", "u..v", ".u", "u+t", "'", "ü", "u\u200b");
const email = fc.oneof(
  { weight: 2, arbitrary: fc.constant("ines@northwind.example") },
  { weight: 1, arbitrary: fc.tuple(user, domain).map((parts) => parts.join("@")) },
);
const anything = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ name: text, businessName: text, email, message: text, status: fc.constant("new") }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.jsonValue(),
      businessName: text,
      email,
      message: text,
      status: fc.constantFrom("new", "open"),
    }),
  },
);

/** Undefined where the rules, or the SDK, refuse it. */
async function send(fields: object) {
  try {
    return await addDoc(collection(visitor, paths.inquiries), fields);
  } catch {
    return undefined;
  }
}

test("what the rules let a visitor send fits the form, is shown under a name and can be deleted", async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anything, async (fields) => {
      const sent = await send(fields);
      if (!sent) return;
      accepted++;
      expect(inquiryForm.safeParse(fields).success).toBe(true);
      const stored = doc(administrator, sent.path);
      expect(senderName(inquiry.parse((await getDoc(stored)).data())).trim()).not.toBe("");
      await deleteDoc(stored);
    }),
    { numRuns: 120 },
  );
  expect(accepted).toBeGreaterThan(5);
}, 30_000);
