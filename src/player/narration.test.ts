import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { playerEnglish } from "../domain/course/exports/package/player-words/english";
import { aDraftWithScreens, packedFiles } from "../../tests/support/course/packed-course";
import { narrationOn } from "./narration";

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "name">;

function listen(voices: Voice[], language = "en") {
  const { window } = new JSDOM(packedFiles(aDraftWithScreens(language))["index.html"]);
  const spoken: SpeechSynthesisUtterance[] = [];
  const speech = Object.assign(new window.EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
    cancel: () => undefined,
  });
  class Utterance {
    voice = undefined;
    lang = "";
    onend: (() => void) | undefined;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance });
  const silence = narrationOn(window, window.document, playerEnglish);
  const button = window.document.querySelector<HTMLButtonElement>(".listen");
  if (!button) throw new Error("There is no narration.");
  return { button, spoken, silence, speech, window };
}

const local = { lang: "en-GB", localService: true, name: "Local" };
const remote = { lang: "en-US", localService: false, name: "Remote" };

test("the narration is spoken by a voice of this machine, and a second press ends it", () => {
  const { button, spoken } = listen([remote, local]);
  expect(button.hidden).toBe(false);
  button.click();
  expect(spoken).toMatchObject([
    { text: "A box stands in the way. Nobody knows what is in it.", voice: local, lang: "en-GB" },
  ]);
  expect(button.textContent).toBe("Stop");
  button.click();
  expect([spoken.length, button.textContent]).toEqual([1, "Listen"]);
});

test("the button says Listen again when the narration has ended or another page is opened", () => {
  const { button, spoken, silence } = listen([local]);
  button.click();
  spoken[0]?.onend?.({} as SpeechSynthesisEvent);
  expect(button.textContent).toBe("Listen");
  button.click();
  silence();
  expect(button.textContent).toBe("Listen");
});

test("without a voice of this machine for the language nothing is offered, until one is there", () => {
  expect(listen([remote]).button.hidden).toBe(true);
  const voices: Voice[] = [local];
  const { button, speech, window } = listen(voices, "de");
  expect(button.hidden).toBe(true);
  voices.push({ lang: "de_DE", localService: true, name: "Deutsch" });
  speech.dispatchEvent(new window.Event("voiceschanged"));
  expect(button.hidden).toBe(false);
});

test("a browser that cannot speak shows the text alone", () => {
  const { window } = new JSDOM(packedFiles(aDraftWithScreens())["index.html"]);
  narrationOn(window, window.document, playerEnglish)();
  expect(window.document.querySelector<HTMLElement>(".listen")?.hidden).toBe(true);
});
