import warningsAbout from "@learninglocker/xapi-validation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { statementContext } from "../../../functions/src/statements/statement-context";
import { stepKeys } from "../assessment/questionnaire/questionnaire";
import { registrationOf, statementId, statementKinds, statementOf, type StatementEvent } from "./statements";
import { exampleEvents } from "./statements.fixture";
import { statementsDocument } from "./statements-document.fixture";

const terms = statementContext("https://waymark.example");

const letters = (length: number, alphabet: string) =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: length, maxLength: length });
const base62 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const code = letters(22, `${base62}-_`);
const at = fc.date({ min: new Date("2000-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });

/** Firestore takes neither of these two for an id, and addresses lose them. */
const anyId = fc.string({ minLength: 1, maxLength: 40 }).filter((id) => id !== "." && id !== "..");

const anyEvent: fc.Arbitrary<StatementEvent> = fc.record(
  {
    kind: fc.constantFrom(...statementKinds),
    about: fc.oneof(letters(20, base62), code, anyId),
    at,
    by: letters(28, base62),
    invitation: code,
    firstRound: code,
    step: fc.constantFrom(...stepKeys),
    nth: fc.nat().map(String),
  },
  { requiredKeys: ["kind", "about", "at"] },
);

describe.each(statementKinds)("the statement that says: %s", (kind) => {
  const statement = statementOf(exampleEvents[kind], terms);

  test("passes the validator of the standard", () => {
    expect(warningsAbout(statement)).toEqual([]);
  });

  test("is caught where it breaks a rule, so the validator does look", () => {
    const broken = { ...statement, verb: { ...statement.verb, id: "completed" } };
    expect(warningsAbout(broken)).not.toEqual([]);
  });
});

describe("whatever happens", () => {
  test("its statement is valid", () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const statement = statementOf(event, terms);
        expect(warningsAbout(statement)).toEqual([]);
      }),
    );
  });

  test("its statement keeps the rules that a validator does not look at", () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const statement = statementOf(event, terms);
        expect(statement.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        // Version 2.0 wants UTC, and neither version lets a client set what is the store's.
        expect(statement.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect(Date.parse(statement.timestamp)).toBe(event.at.getTime());
        expect(Object.keys(statement)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/stored|authority|version/)]),
        );
        for (const value of leaves(statement))
          expect(value).toSatisfy((one) => one === true || (typeof one === "string" && one !== ""));
        for (const iri of iris(statement)) expect(new URL(iri).href.length).toBeGreaterThanOrEqual(iri.length);
        expect(JSON.stringify(statement).length).toBeLessThan(4000);
      }),
    );
  });

  test("it is said in the same words when it is reported again", () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(statementOf({ ...event, at: new Date(event.at) }, terms)).toEqual(statementOf(event, terms));
      }),
    );
  });

  test("another event has another id, and the time of the report is no part of it", () => {
    fc.assert(
      fc.property(anyEvent, anyEvent, (one, other) => {
        const named = ({ kind, about, step, nth }: StatementEvent) => JSON.stringify([kind, about, step, nth]);
        expect(statementId(one, terms) === statementId(other, terms)).toBe(named(one) === named(other));
        expect(statementId({ ...one, at: other.at }, terms)).toBe(statementId(one, terms));
      }),
    );
  });

  test("the code of an invitation cannot be read from it, and still leads to everything on its path", () => {
    fc.assert(
      fc.property(anyEvent, code, (event, invitation) => {
        const onPath = ["registered", "invitation generated", "plan generated", "plan released", "step completed"];
        const about = onPath.includes(event.kind);
        const statement = statementOf({ ...event, invitation, ...(about && { about: invitation }) }, terms);
        expect(JSON.stringify(statement)).not.toContain(invitation);
        expect(statement.context.registration).toBe(registrationOf(invitation, terms));
      }),
    );
  });
});

test("a home page that is no address is refused, because what is recorded is never changed", () => {
  for (const homePage of ["", "waymark.example", "javascript:alert(1)", "https://"])
    expect(() => statementContext(homePage)).toThrow(/LRS_HOME_PAGE/);
  expect(statementContext("https://waymark.example/").homePage).toBe("https://waymark.example");
});

test("what `npm run statements` prints has each kind, as it is sent", () => {
  const printed = statementsDocument(terms);
  const shown = [...printed.matchAll(/```json\n(.+?)\n```/gs)].map(([, json = ""]) => JSON.parse(json) as unknown);
  expect(shown).toEqual(statementKinds.map((kind) => statementOf(exampleEvents[kind], terms)));
});

function leaves(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

/** Every text that has to be an address of its own. */
function iris(value: unknown, key = ""): string[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => iris(inner, name));
  }
  const isIri = ["type", "homePage"].includes(key) || (key === "id" && String(value).includes(":"));
  return isIri ? [String(value)] : [];
}

test("a further round keeps its own registration, and names the path of the first", () => {
  const [first, second] = ["Jq3v9bXw7Lr2kTz5mNs8Pg", "second-round-012345678"];
  const event: StatementEvent = {
    kind: "step completed",
    about: second,
    invitation: second,
    step: "1",
    at: new Date(0),
  };
  const { registration, contextActivities } = statementOf({ ...event, firstRound: first }, terms).context;
  expect(registration).toBe(registrationOf(second, terms));
  expect(contextActivities?.grouping?.map(({ id }) => id)).toEqual([
    `https://waymark.example/xapi/activities/invitations/${registrationOf(first, terms)}`,
  ]);
  expect(contextActivities?.parent).toHaveLength(1);
  expect(statementOf(event, terms).context.contextActivities).not.toHaveProperty("grouping");
});
