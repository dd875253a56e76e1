// Each mail in the language of its reader: the same mail in English and in German has no sentence in common.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CaughtMail } from "../../../local/stand-ins/mail/mailbox";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { requestFaults } from "../../../src/domain/kernel/words";
import { requestFaults as germanFaults } from "../../../src/languages/de/domain/kernel/words";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { languages, type Language } from "../../../src/domain/kernel/language";
import { postAsOwner } from "../../support/accounts/identity";
import { functionsInBothLanguages } from "../../support/languages/functions-in-both";
import { englishAmong } from "../../support/languages/said-in-english";
import { mailTo } from "../../support/shared/mail";
import { callFunction, refusalOf } from "../../support/suite/caller";
import { runAgainstSuite } from "../../support/suite/in-process";

const project = `demo-spoken-${randomUUID().slice(0, 8)}`;
runAgainstSuite({ GCLOUD_PROJECT: project });
const functions = await functionsInBothLanguages();
const { database, sweepMails } = functions;

const typed = "Typed by hand: 12 people.";
const storedLanguage = (language: Language) => (language === "en" ? {} : { language });
const anAddress = () => `r-${randomUUID()}@northwind.example`;
const aCode = () => randomUUID().replaceAll("-", "");
const later = (days: number) => new Date(Date.now() + days * dayMs);
const set = (path: string, fields: object) => database.doc(path).set({ ...fields });

interface Reader {
  address: string;
  language: Language;
}

interface Invited extends Reader {
  code: string;
}

async function invite({ address, language, code }: Invited, changes: object = {}): Promise<void> {
  await set(paths.invitation(code), {
    ...{ businessName: "Northwind", businessEmail: address, invitationCode: code, status: "not started" },
    ...{ createdAt: new Date(), expiresAt: later(20), mailDueAt: new Date(), ...storedLanguage(language) },
    ...changes,
  });
}

const used = { status: "used", usedBy: "someone", usedAt: new Date(), usedAuthTime: 1000 };
const anInvitation = (changes: object) => async (reader: Reader) => {
  await invite({ ...reader, code: aCode() }, changes);
  await sweepMails(functions.invitationMails);
};
const aSeat = (changes: object) => async (reader: Reader) => {
  const code = aCode();
  await set(paths.seat(code), {
    ...{ businessName: "Northwind", businessEmail: reader.address, invitationCode: code, status: "not started" },
    ...{ name: "Dana Reed", steps: ["1"], teams: [], createdAt: new Date(), expiresAt: later(20) },
    ...{ mailDueAt: new Date(), ...storedLanguage(reader.language), ...changes },
  });
  await set(paths.seatAnswers(code), { parts: { steps: ["1"], teams: [] } });
  await sweepMails(functions.seatMails);
};
const aConfirmation = (kind: "confirmation" | "import confirmation") => async (reader: Reader) => {
  const id = aCode();
  await set(paths.subscription(id), { email: reader.address, ...storedLanguage(reader.language) });
  await set(paths.outboxMail(id), { kind, about: id, mailDueAt: new Date(), expiresAt: later(30) });
  await sweepMails(functions.confirmations[kind]);
};
const anInquiry = async ({ address, language }: Reader) => {
  const id = aCode();
  await set(paths.inquiry(id), { email: address, status: "new", ...storedLanguage(language) });
  return id;
};

/** Has a mail sent to a reader of a language. */
const mails: Record<string, (reader: Reader) => Promise<unknown>> = {
  invitation: anInvitation({ mailPurpose: "invitation" }),
  "invitation to a second business": anInvitation({ mailPurpose: "invitation", hasAccount: true }),
  "invitation to the next round": anInvitation({ mailPurpose: "invitation", hasAccount: true, roundNumber: 2 }),
  "moved contact": anInvitation({
    ...{ mailPurpose: "invitation", movedAt: new Date(), link: aCode() },
    ...{ progress: { step: 2, complete: false } },
  }),
  reminder: anInvitation({ mailPurpose: "reminder" }),
  "reminder of the assessment": anInvitation({ ...used, mailPurpose: "reminder" }),
  "access code": anInvitation({ ...used, mailPurpose: "access code" }),
  "colleague's invitation": aSeat({ mailPurpose: "invitation" }),
  "colleague's reminder": aSeat({ ...used, mailPurpose: "reminder" }),
  "colleague's access code": aSeat({ ...used, mailPurpose: "access code" }),
  release: async (reader) => {
    const code = aCode();
    await invite({ ...reader, code }, used);
    await set(paths.planRelease(code, 1), { version: 1, releasedAt: new Date(), mailDueAt: new Date() });
    await sweepMails(functions.releaseMails);
  },
  "plan reminder": async (reader) => {
    const code = aCode();
    await invite({ ...reader, code }, used);
    const trainingPlan = aPlanText("", { actions: "- Name an owner.\n- Coach the leads." });
    await set(paths.answersOf(code), { trainingPlan });
    for (const days of [0, 90]) {
      const switchedOn = { switchedOnAt: new Date(), by: "someone", role: "business" };
      await set(paths.planReminder(code, days), { ...switchedOn, mailDueAt: later(days) });
    }
    await sweepMails(functions.planReminders);
  },
  confirmation: aConfirmation("confirmation"),
  "confirmation of an import": aConfirmation("import confirmation"),
  acknowledgement: async (reader) => {
    const about = await anInquiry(reader);
    await set(paths.outboxMail(about), {
      ...{ kind: "acknowledgement", about, mailDueAt: new Date(), expiresAt: later(2) },
    });
    await sweepMails(functions.acknowledgements);
  },
  reply: async (reader) => {
    const inquiry = await anInquiry(reader);
    const request = { recipientEmail: reader.address, subject: "1 2 3", message: typed, inquiry };
    // The page of the administrator is in the other language.
    const pageLanguage = languages.find((language) => language !== reader.language);
    await run(functions.sendEmailReply, { ...request, pageLanguage });
  },
  "password reset": async ({ address, language }) => {
    await postAsOwner(`projects/${project}/accounts`, { email: address, password: "northwind-7" });
    await functions.sendPasswordReset(address, language);
  },
  blast: async ({ address, language }) => {
    await set(paths.subscription(aCode()), { email: address, ...storedLanguage(language) });
    const context = functions.blastContext();
    const text = { subject: "1 2 3", message: typed, createdBy: "dana", key: randomUUID() };
    await functions.workOn(context, (await functions.recordBlast(context, text)) ?? "");
  },
};

function run(callable: unknown, data: object): Promise<unknown> {
  const auth = { uid: "dana", token: { admin: true, auth_time: Math.floor(Date.now() / 1000) } };
  const request = { data, auth, rawRequest: { headers: {}, ip: "127.0.0.1" } };
  return (callable as { run: (request: object) => Promise<unknown> }).run(request);
}

async function mailIn(language: Language, kind: string): Promise<CaughtMail> {
  const reader = { address: anAddress(), language };
  await mails[kind]?.(reader);
  const [mail] = await mailTo(reader.address);
  if (!mail) throw new Error(`There is no mail of the kind ${kind}.`);
  return mail;
}

/** All lines of a mail that say something. */
function linesOf({ subject, text, html, attachments }: CaughtMail): string[] {
  const ofHtml = html.replaceAll(/<style[^]*?<\/style>|<[^>]+>/g, "\n").replaceAll(/&\w+;/g, " ");
  const titles = attachments.flatMap((one) => one.text.match(/(?<=^SUMMARY:).*/gm) ?? []);
  return [subject, ...`${text}\n${ofHtml}`.split("\n"), ...titles]
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2}/u.test(line));
}

/** Said in every language: what was typed, the brand and the firm. */
function isName(line: string): boolean {
  return line === typed || /^Waymark|@waymark\.example$|, .+, /.test(line);
}

describe.each(Object.keys(mails))("%s", (kind) => {
  test("is said in its reader's language alone, and leads to pages in it", async () => {
    const [english, german] = [await mailIn("en", kind), await mailIn("de", kind)];
    const inEnglish = new Set(linesOf(english));
    expect(linesOf(german).filter((line) => inEnglish.has(line) && !isName(line))).toEqual([]);
    expect(await englishAmong(linesOf(german).filter((line) => !isName(line)))).toEqual([]);
    for (const [mail, language] of [
      [english, "en"],
      [german, "de"],
    ] as const) {
      expect(mail.html).toContain(`<html lang="${language}">`);
      const pages = [...`${mail.text}\n${mail.html}`.matchAll(/http:\/\/127\.0\.0\.1:\d+(\/[^\s"<]*)/g)];
      for (const [, path = ""] of pages) expect(path.startsWith("/de")).toBe(language === "de");
    }
    expect(german.headers["list-unsubscribe"] ?? "").not.toContain("/de/");
  });
});

describe("a call", () => {
  test.each<[string, object, string]>([
    ["a page in German", { pageLanguage: "de" }, germanFaults.missing],
    ["a page in English", {}, requestFaults.missing],
    ["a language that there is not", { pageLanguage: "fr" }, requestFaults.missing],
  ])("of %s is refused in its language", async (_, named, sentence) => {
    const { code, details } = await refusalOf(callFunction("generateStudyMaterial", named));
    expect(code).toBe("invalid-argument");
    expect(details.sentence).toContain(sentence);
  });
});

test("evidence is taken as a page in either language says it, and in no other words", async () => {
  const [invitationId, reference] = [aCode(), "0.missionClarity"];
  await set(paths.answersOf(invitationId), { progressData: fullAnswers() });
  const auth = { uid: "dana", token: { admin: true } } as never;
  const saidIn = (language: Language) =>
    functions.inLanguage(language, () => {
      const said = functions.referenceResolver(fullAnswers())(reference);
      return { text: said ? functions.saidLine(said) : "", question: said?.question.text };
    });
  const [english, german] = [saidIn("en"), saidIn("de")];
  expect(german).not.toEqual(english);
  for (const pages of languages)
    for (const { text, question } of [english, german]) {
      const sent = { invitationId, lines: [{ kind: "answer" as const, reference, text }] };
      const allowed = functions.inLanguage(pages, () => functions.allowedEvidence(auth, sent));
      expect(await allowed).toMatchObject([{ text, question }]);
    }
  const sent = { invitationId, lines: [{ kind: "answer" as const, reference, text: "other words" }] };
  const refused = await refusalOf(functions.inLanguage("de", () => functions.allowedEvidence(auth, sent)));
  expect(refused.details.sentence).toContain(german.question);
});

test("a plan is asked for in the language of its business, with the headings and questions of that language", () => {
  const asked = (language: Language, answers: ProgressData) =>
    functions.inLanguage(language, () => functions.planRequest(answers).map(({ content }) => content as string));
  const [rules = "", prompt = ""] = asked("de", fullAnswers());
  expect(rules).toContain("Write in German");
  expect(rules).toContain("1. Zusammenfassung");
  expect(prompt).toContain("Leitbild");
  expect(asked("en", fullAnswers()).join()).not.toMatch(/German|Zusammenfassung|Leitbild/);
});
