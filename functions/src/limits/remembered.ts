/** At most so many, because a caller with a network full of addresses could otherwise fill the memory of a process. */
const most = 10_000;

/** The facts that a process knows until a time; of too many, the latest. */
export class Remembered<Value> {
  readonly #values = new Map<string, { value: Value; until: number }>();

  get(name: string, now: Date): Value | undefined {
    const known = this.#values.get(name);
    return known && known.until > now.getTime() ? known.value : undefined;
  }

  set(name: string, value: Value, until: number): void {
    this.#values.delete(name); // what is set again is the latest
    this.#values.set(name, { value, until });
    const [oldest] = this.#values.keys();
    if (this.#values.size > most && oldest !== undefined) this.#values.delete(oldest);
  }

  delete(name: string): void {
    this.#values.delete(name);
  }
}
