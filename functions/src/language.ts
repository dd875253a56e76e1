// The language of the reader: of the page that calls, or of the person that a mail is for. The code that says something
// need not know it: the build (local/build/language-switch.ts) puts a choice in the place of each word.
import { AsyncLocalStorage } from "node:async_hooks";
import * as z from "zod/mini";
import { defaultLanguage, languageFrom, type Language } from "../../src/domain/kernel/language";
import { languageName } from "../../src/domain/kernel/locale";

const currentLanguage = new AsyncLocalStorage<Language>();
const namedLanguage = z.object({ pageLanguage: z.string() });

/** Runs something that speaks this language. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return currentLanguage.run(language, run);
}

export function readersLanguage(): Language {
  return currentLanguage.getStore() ?? defaultLanguage;
}

/** Returns the name of a language in instructions to a model, which are English. */
export function nameForModel(language: Language): string {
  return languageName(language, "en");
}

/** The language that a page names with its call. */
export function pageLanguageOf(data: unknown): Language {
  return languageFrom(namedLanguage.safeParse(data).data?.pageLanguage);
}

/**
 * Gives a value that is at each use the one of the reader's language. The build finds by its name what is in the bundle
 * and refuses what cannot choose.
 */
export function inReadersLanguage<Value>(inEach: Readonly<Record<Language, Value>>, name: string): Value {
  const value = inEach[defaultLanguage];
  if (Object.values(inEach).every((other) => Object.is(other, value))) return value;
  if (Object(value) !== value) throw new Error(`The value ${name} cannot choose at each use.`);
  const chosen = () => inEach[readersLanguage()] as Value & object;
  if (typeof value === "function") return new Proxy(value, choosingFunction(chosen)) as Value;
  return new Proxy(Array.isArray(value) ? [] : {}, choosingObject(chosen)) as Value;
}

function choosingFunction(chosen: () => object): ProxyHandler<object> {
  return {
    apply: (_, self, given) => Reflect.apply(chosen() as () => unknown, self, given) as unknown,
    get: (_, key) => Reflect.get(chosen(), key) as unknown,
  };
}

function choosingObject(chosen: () => object): ProxyHandler<object> {
  return {
    get: (_, key) => Reflect.get(chosen(), key) as unknown,
    has: (_, key) => Reflect.has(chosen(), key),
    ownKeys: () => Reflect.ownKeys(chosen()),
    getPrototypeOf: () => Reflect.getPrototypeOf(chosen()),
    // A proxy may only call a property fixed that its own target has: an array's length.
    getOwnPropertyDescriptor(target, key) {
      const found = Reflect.getOwnPropertyDescriptor(chosen(), key);
      const own = Reflect.getOwnPropertyDescriptor(target, key);
      return found && { ...found, writable: true, configurable: own?.configurable ?? true };
    },
  };
}
