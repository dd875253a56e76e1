// Calls as they arrive over HTTP, from any sender, with anything in them: in one process, as on the platform.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { database } from "../../functions/src/firestore/database";
import { callableNames, callables, type MayCall } from "../../src/domain/callables";
import { paths } from "../../src/domain/kernel/collections";
import { version } from "../../src/domain/kernel/project/version";
import { callMessages } from "../../src/domain/kernel/words";
import { anAccount } from "../support/accounts/accounts";
import { administratorToken } from "../support/accounts/administrator";
import { signInWithPassword } from "../support/accounts/identity";
import { aRegisteredClient, signInClient } from "../support/accounts/registered-client";
import { serveFunctions, withToken } from "../support/suite/http-functions";
import { runAgainstSuite } from "../support/suite/in-process";
import { findingsOf, malformedCalls, type People } from "../support/suite/malformed-calls";

const site = "https://waymark.example";

runAgainstSuite({ APP_URL: `${site}/`, GENERATIONS_PER_ADDRESS_PER_DAY: "0" });
const functions = await serveFunctions();
let people: People;

beforeAll(async () => {
  const client = await signInClient(await aRegisteredClient());
  people = {
    visitor: {},
    client: withToken(client.idToken),
    administrator: withToken(await administratorToken()),
  };
});
afterAll(() => functions.close());

describe("a malformed call", () => {
  // A prime, so that the sample passes over all callables, fields and people.
  const oneOf = 101;

  test("neither crashes anything nor shows a stack, and is refused in a sentence that names the field", async () => {
    const sample = malformedCalls(people).filter((_, nth) => nth % oneOf === 0);
    expect(sample.length).toBeGreaterThan(70);
    expect(await findingsOf(sample, people, functions.post)).toEqual([]);
  });

  test("with an id that the database keeps for itself, or with half a character, crashes no call", async () => {
    const known = malformedCalls(people).filter(
      ({ person, name, how }) =>
        person === "administrator" &&
        callables[name].mayCall === "admin" &&
        ["a reserved id", "half a character", "only half a character", "too many levels"].includes(how),
    );
    expect(await findingsOf(known, people, functions.post)).toEqual([]);
  });

  test("of two megabytes of empty objects is refused", async () => {
    const { status, error } = await functions.post("generateStudyMaterial", `[${"{},".repeat(699_999)}{}]`);
    expect({ status, error: error?.status }).toEqual({ status: 400, error: "INVALID_ARGUMENT" });
  });
});

describe("each call", () => {
  const { administratorsOnly, staffOnly, signInFirst, noLongerAdministrator, noLongerReader } = callMessages;
  const withoutRole = { staff: staffOnly, admin: administratorsOnly };
  /** Why each person is refused, by the group that may call; everybody else may. */
  const refusals: Record<string, Partial<Record<MayCall, string>>> = {
    visitor: { client: signInFirst, staff: signInFirst, admin: signInFirst },
    client: withoutRole,
    "former contact": withoutRole,
    reader: { admin: administratorsOnly },
    "revoked reader": { staff: noLongerReader, admin: administratorsOnly },
    administrator: {},
    "revoked administrator": { staff: noLongerAdministrator, admin: noLongerAdministrator },
    "administrator who is a reader now": { staff: noLongerAdministrator, admin: noLongerAdministrator },
  };

  test("is for those whom the contract names, and all others are refused at once and told why", async () => {
    const signedIn = async (claims: object, revocation?: object) => {
      const { uid, email, password } = await anAccount({ ...claims });
      const headers = withToken((await signInWithPassword(email, password)).idToken);
      if (revocation) await database.doc(paths.revokedAdministrator(uid)).set({ revokedAt: new Date(), ...revocation });
      return headers;
    };
    const former = await aRegisteredClient();
    await database.doc(paths.profile(former.uid)).update({ movedAt: new Date() });
    const callers: Record<string, Record<string, string> | undefined> = {
      ...people,
      "former contact": withToken((await signInClient(former)).idToken),
      reader: await signedIn({ reader: true }),
      "revoked reader": await signedIn({ reader: true }, {}),
      "revoked administrator": await signedIn({ admin: true }, {}),
      "administrator who is a reader now": await signedIn({ admin: true }, { reader: true }),
    };
    const wanted = Object.entries(refusals).flatMap(([person, refused]) =>
      callableNames.map((name) => [person, name, refused[callables[name].mayCall]] as const),
    );
    // Nothing is asked for, so an admitted call does nothing either: it is refused for what it lacks.
    const found: typeof wanted = [];
    for (const [person, name] of wanted) {
      const { status, error } = await functions.post(name, '{"data":null}', callers[person]);
      found.push([person, name, status === 400 ? undefined : error?.details?.sentence]);
    }
    expect(found).toEqual(wanted);
  });
});

describe("another site's page", () => {
  const allowed = "access-control-allow-origin";

  test.each(["https://evil.example", "https://waymark.example.evil.example", "null"])(
    "%s may not read what a callable answers",
    async (origin) => {
      for (const method of ["OPTIONS", "POST"]) {
        const response = await fetch(`${functions.address}/readSubscriptionSettings`, {
          method,
          headers: { origin, "content-type": "application/json", "access-control-request-method": "POST" },
          ...(method === "POST" && { body: '{"data":{}}' }),
        });
        expect([method, response.headers.get(allowed)]).toEqual([method, null]);
      }
    },
  );

  test("the site's own may, and its browser remembers for two hours that it may ask", async () => {
    const asked = await fetch(`${functions.address}/generateStoryboard`, {
      method: "OPTIONS",
      headers: { origin: site, "access-control-request-method": "POST" },
    });
    expect([asked.headers.get(allowed), asked.headers.get("access-control-max-age")]).toEqual([site, "7200"]);
  });

  test("the site's own may, and what mail programs and monitors ask answers anybody", async () => {
    const answer = await functions.post("readSubscriptionSettings", '{"data":{}}', { origin: site });
    expect([answer.status, answer.headers.get(allowed)]).toEqual([200, site]);
    expect(answer.headers.get("x-site-version")).toBe(version);
    const headers = { origin: "https://evil.example" };
    expect((await fetch(`${functions.address}/health`, { headers })).status).toBeOneOf([200, 503]);
    const oneClick = await fetch(`${functions.address}/unsubscribeOneClick?token=x`, { headers, redirect: "manual" });
    expect(oneClick.status).toBe(303);
  });
});
