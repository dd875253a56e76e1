import type { TextChunk } from "../domain/callables";

interface ReceivedText {
  text: string;
  model: string;
}

/**
 * Collects the chunks of a text and shows the whole of it: the first at once, and from then on at most once for each
 * frame.
 */
export class TextStream implements ReceivedText {
  text = "";
  model = "";
  #frame: number | undefined;
  readonly #show: (received: ReceivedText) => void;

  constructor(show: (received: ReceivedText) => void) {
    this.#show = show;
  }

  /** Shows soon that nothing has come yet: drawing does not hold up what asks for the text in the same moment. */
  begin(): void {
    this.#showSoon();
  }

  append({ text, restart, model }: TextChunk): void {
    const isFirst = this.text === "";
    this.text = restart ? text : this.text + text;
    this.model = model ?? this.model;
    if (isFirst) this.#show(this); // the person is waiting for exactly this chunk
    else this.#showSoon();
  }

  /** Shows nothing any more; what has arrived stays readable here. */
  close(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }

  /** A hidden page has no frames. */
  #showSoon(): void {
    if (document.hidden) this.#show(this);
    else this.#frame ??= requestAnimationFrame(() => this.#showFrame());
  }

  #showFrame(): void {
    this.#frame = undefined;
    this.#show(this);
  }
}
