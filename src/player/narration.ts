// The narration of a screen, spoken by the browser. Only voices of this machine are used: others send what they read to
// a server. Without one for the language the text is only read.
import type { PlayerWords } from "../domain/course/exports/package/player-settings";
import { allParts, onlyPart } from "./page-parts";

/** Returns what ends the speaking. */
export function narrationOn(window: Window, page: Document, words: PlayerWords): () => void {
  // Old browsers and some platforms have none.
  const speech = (window as Partial<Window>).speechSynthesis;
  const narrations = allParts(page, "div", ".narration");
  if (!speech || narrations.length === 0) return () => undefined;
  let speaking: HTMLButtonElement | undefined;

  function stop(): void {
    if (speaking) speaking.textContent = words.listen;
    speaking = undefined;
    speech?.cancel();
  }

  function speak(button: HTMLButtonElement, text: string, voice: SpeechSynthesisVoice): void {
    const utterance = new (window as Window & typeof globalThis).SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = utterance.onerror = () => speaking === button && stop();
    speaking = button;
    button.textContent = words.stopListening;
    speech?.speak(utterance);
  }

  function offer(): void {
    for (const narration of narrations)
      onlyPart(narration, "button", ".listen").hidden = voiceFor(speech, languageOf(narration)) === undefined;
  }

  for (const narration of narrations) {
    const button = onlyPart(narration, "button", ".listen");
    button.addEventListener("click", () => {
      const isSpoken = speaking === button;
      stop();
      const voice = voiceFor(speech, languageOf(narration));
      if (!isSpoken && voice) speak(button, onlyPart(narration, "div", ".spoken").textContent.trim(), voice);
    });
  }
  // Some browsers list their voices only after a while.
  speech.addEventListener("voiceschanged", offer);
  offer();
  return stop;
}

function languageOf(narration: Element): string {
  return narration.closest("[lang]")?.getAttribute("lang") ?? "";
}

/** The voice of this very variety before one of another variety. */
function voiceFor(speech: SpeechSynthesis | undefined, language: string): SpeechSynthesisVoice | undefined {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const own = speech?.getVoices().filter(({ localService, lang }) => localService && base(lang) === base(language));
  return own?.find(({ lang }) => lang.toLowerCase().replace("_", "-") === language.toLowerCase()) ?? own?.[0];
}
