// A person at a window of any engine, who looks until something is there, presses it with the pointer and types.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { routes } from "../../../src/domain/kernel/routes";
import type { EngineSession, EngineWindow } from "./engine";
import { sentTarget, type SentTarget } from "./in-page/sent-target";
import type { Sight, Target } from "./target";

/** The parts that all windows of one person share. */
export interface Visit {
  session: EngineSession;
  site: string;
  /** The script that gives a page its finder. */
  finder: string;
  errors: string[];
  windows: Set<Person>;
}

const patience = { timeout: 30_000, intervals: [20, 50, 100, 200] };

export class Person {
  readonly #visit: Visit;
  readonly #window: EngineWindow;

  private constructor(visit: Visit, window: EngineWindow) {
    this.#visit = visit;
    this.#window = window;
  }

  static async atWindow(visit: Visit): Promise<Person> {
    const person = new Person(visit, await visit.session.newWindow());
    visit.windows.add(person);
    return person;
  }

  inSecondWindow(): Promise<Person> {
    return Person.atWindow(this.#visit);
  }

  async opens(path: string): Promise<void> {
    await this.notesErrors();
    await this.#window.goto(this.#visit.site + path);
  }

  async reloads(): Promise<void> {
    await this.notesErrors();
    await this.#window.reload();
  }

  /** The window is gone as with a killed tab. */
  async closes(): Promise<void> {
    this.#visit.errors.push(...this.#window.errors);
    this.#visit.windows.delete(this);
    await this.#window.close();
  }

  /** Lays something into the browser's storage, on a page that reads nothing of it. */
  async keeps(key: string, value: string): Promise<void> {
    await this.opens(routes.imprint);
    await this.#window.evaluate(([name = "", text = ""]) => localStorage.setItem(name, text), [key, value]);
  }

  async sees(target: Target, facts: Partial<Sight> = {}): Promise<Sight> {
    const seen: Sight[] = [];
    await expect(async () => {
      seen.splice(0, seen.length, ...(await this.#looks(target)));
      expect(seen, told(target)).toContainEqual(expect.objectContaining(facts));
    }).toPass(patience);
    const [first] = seen;
    if (!first) throw new Error(`There is no ${told(target)}.`);
    return first;
  }

  async isAt(path: string): Promise<void> {
    const address = () => this.#window.evaluate(() => location.pathname, undefined);
    await expect(async () => expect(await address()).toBe(path)).toPass(patience);
  }

  async presses(target: Target): Promise<void> {
    let last = "";
    await expect(async () => {
      const place = await this.#aims(target);
      if (typeof place === "string") throw new Error(`${told(target)}: ${place}`);
      const isAtRest = JSON.stringify(place) === last;
      last = JSON.stringify(place);
      expect(isAtRest, `${told(target)} is at rest`).toBe(true);
      await this.#window.click(place.x, place.y);
      expect(await this.#hasMissed(), `the press has missed ${told(target)}`).toBe(false);
    }).toPass(patience);
  }

  /** A press on a page that is not alive yet does nothing, and a person presses again. */
  async opensWith(target: Target, opened: Target): Promise<void> {
    await expect(async () => {
      if ((await this.#looks(opened)).length > 0) return;
      await this.presses(target);
      await expect.poll(() => this.#looks(opened), { timeout: 2_000 }).not.toEqual([]);
    }).toPass(patience);
  }

  /** Into a field, in the place of what is in it. */
  async types(target: Target, text: string): Promise<void> {
    await this.presses(target);
    const { value } = await this.sees(target, { focused: true });
    if (value !== "") await this.#window.selectAll();
    await this.#window.type(text);
  }

  /** The content of the file, as soon as it is what is expected of it. */
  async gets(name: RegExp, expected: (content: Buffer) => void): Promise<void> {
    const { downloads } = this.#visit.session;
    await expect(async () => {
      const names = await readdir(downloads);
      const found = names.find((file) => name.test(file));
      if (found === undefined) throw new Error(`There is no ${String(name)} among the downloads ${names.join(", ")}.`);
      expected(await readFile(join(downloads, found)));
    }).toPass(patience);
  }

  screenshot(): Promise<Buffer> {
    return this.#window.screenshot();
  }

  /** Notes the errors of the open page and its driver. */
  async notesErrors(): Promise<void> {
    const inPage = await this.#window.evaluate(() => window.finder?.errors.splice(0) ?? [], undefined);
    this.#visit.errors.push(...inPage, ...this.#window.errors);
  }

  #looks(target: Target): Promise<Sight[]> {
    return this.#finds((sent) => window.finder?.look(sent), target);
  }

  #aims(target: Target): Promise<{ x: number; y: number } | string> {
    return this.#finds((sent) => window.finder?.aim(sent), target);
  }

  /** A press that has led to another page, where nothing can be asked yet, has not. */
  #hasMissed(): Promise<boolean> {
    return this.#window.evaluate(() => window.finder?.hasMissed() ?? false, undefined).catch(() => false);
  }

  /** A page that has just been opened has no finder yet. */
  async #finds<Found>(find: (sent: SentTarget) => Found | undefined, target: Target): Promise<Found> {
    const sent = sentTarget(target);
    const found = await this.#window.evaluate(find, sent);
    if (found !== undefined && found !== null) return found;
    await this.#window.run(this.#visit.finder);
    return this.#finds(find, target);
  }
}

function told(target: Target): string {
  const { within, ...own } = target;
  const said = Object.values(own).map(String).join(" ");
  return within ? `${said} in ${told(within)}` : said;
}
