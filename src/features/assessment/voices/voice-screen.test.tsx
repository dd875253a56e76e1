import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { tabStore } from "../../../browser/storage";
import { draftPlaces } from "../../../browser/draft-places";
import { voiceQuestions } from "../../../domain/assessment/voices/voice-ratings";
import { voiceMessages } from "../../../domain/assessment/voices/refusals";
import { voiceRules, voiceWords } from "../../../domain/assessment/voices/voter-words";
import { anUnreachableProject } from "../../../firebase/sdk/unreachable-project.fixture";

type Answer = object | "silence";

let leave: () => void;
let answers: { readVoiceLink: Answer; castVoice: Answer };
const sent: unknown[] = [];

const refusal = (sentence: string, status = "NOT_FOUND") => ({
  error: { status, message: sentence, details: { sentence } },
});
const asked = { result: { businessName: "Northwind", team: "Dispatch", closesAt: "2027-01-15T12:00:00.000Z" } };

beforeAll(() => {
  leave = anUnreachableProject();
  const elsewhere = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string | URL, init?: RequestInit) => {
    const name = String(address).split("/").at(-1);
    if (name !== "readVoiceLink" && name !== "castVoice") return elsewhere(address, init);
    const answer = answers[name];
    if (name === "castVoice") sent.push((JSON.parse(init?.body as string) as { data: unknown }).data);
    if (answer === "silence") return Promise.reject(new TypeError("no network"));
    return Promise.resolve(Response.json(answer, { status: "error" in answer ? 404 : 200 }));
  });
});
afterAll(() => leave());
beforeEach(() => {
  answers = { readVoiceLink: asked, castVoice: { result: {} } };
  sent.length = 0;
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => tabStore.removeItem(draftPlaces.voice("a-link").key));

async function open() {
  const { VoiceScreen } = await import("./voice-screen");
  const router = createMemoryRouter([{ path: "/voice/:link", element: <VoiceScreen /> }], {
    initialEntries: ["/voice/a-link"],
  });
  render(<RouterProvider router={router} />);
}

async function rateAll() {
  await screen.findByText(voiceWords.before);
  for (const { id } of voiceQuestions) await userEvent.click(radio(id, 4));
}

/** By its name: to look for the roles of 40 fields takes seconds. */
function radio(id: string, rating: number): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(`input[name="${id}"]`)[rating - 1];
  if (!found) throw new Error(`There is no ${rating} for ${id}.`);
  return found;
}

function keep(ratings: Partial<Record<string, string>>) {
  tabStore.setItem(draftPlaces.voice("a-link").key, JSON.stringify({ ratings, sentence: "We meet too seldom." }));
}
const allRated = Object.fromEntries(voiceQuestions.map(({ id }) => [id, "4"]));

const send = () => userEvent.click(screen.getByText("Send"));

test("the page says first what is kept and what can be found out, and then takes seven ratings in eight presses", async () => {
  await open();
  expect(await screen.findByRole("heading", { name: "How is Dispatch doing?" })).toBeVisible();
  for (const rule of [voiceRules.counted, voiceRules.notKept, voiceRules.published, voiceRules.friends])
    expect(screen.getByText(rule)).toBeVisible();
  await rateAll();
  await send();
  expect(await screen.findByText(voiceWords.sent)).toBeVisible();
  const ratings = Object.fromEntries(voiceQuestions.map(({ id }) => [id, 4]));
  expect(sent).toEqual([{ link: "a-link", ratings }]);
  expect(tabStore.getItem(draftPlaces.voice("a-link").key)).toBeNull();
});

test("a missing rating is named, and gets the focus; what was chosen is still there after a reload", async () => {
  keep({ objectiveClarity: "4" });
  await open();
  expect(await screen.findByLabelText(voiceWords.sentence)).toHaveValue("We meet too seldom.");
  expect(radio("objectiveClarity", 4)).toBeChecked();
  await send();
  expect(screen.getByText(voiceWords.missing(6))).toBeVisible();
  expect(radio("roleClarity", 1)).toHaveFocus();
  expect(sent).toEqual([]);
});

test("what could not be sent is still there, and what had arrived is told as counted", async () => {
  keep(allRated);
  await open();
  answers.castVoice = "silence";
  await screen.findByText(voiceWords.before);
  await send();
  expect(await screen.findByText(voiceWords.failed)).toBeVisible();
  expect(screen.getByLabelText(voiceWords.sentence)).toHaveValue("We meet too seldom.");
  answers.castVoice = refusal(voiceMessages.spent);
  await send();
  expect(await screen.findByText(voiceWords.arrived)).toBeVisible();
});

test.each([voiceMessages.spent, voiceMessages.closed, voiceMessages.isOff])(
  "a voice that is refused leaves what was typed: %s",
  async (sentence) => {
    keep(allRated);
    await open();
    answers.castVoice = refusal(sentence);
    await screen.findByText(voiceWords.before);
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(voiceWords.sentence)).toHaveValue("We meet too seldom.");
  },
);

test.each([voiceMessages.unknown, voiceMessages.spent, voiceMessages.closed])(
  "a link that asks for nothing says why: %s",
  async (sentence) => {
    answers.readVoiceLink = refusal(sentence);
    await open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText("Send")).not.toBeInTheDocument();
  },
);

test("a link that cannot be read just now is read again", async () => {
  answers.readVoiceLink = "silence";
  await open();
  expect(await screen.findByText(voiceWords.readFailed)).toBeVisible();
  answers.readVoiceLink = asked;
  await userEvent.click(screen.getByRole("button", { name: /again/i }));
  expect(await screen.findByRole("heading", { name: "How is Dispatch doing?" })).toBeVisible();
});
