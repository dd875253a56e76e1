// Says in words, with the name of the field, why a request is refused. A sentence of the contract's own is used first;
// no reader ever sees zod's.
import type * as z from "zod/mini";
import { hasHalfCharacter } from "../../../src/domain/kernel/texts";
import { requestFaults as say } from "../../../src/domain/kernel/words";

type Issue = z.core.$ZodRawIssue;
type FaultTable = { [C in Issue["code"]]: (issue: Extract<Issue, { code: C }>) => string };

const faults: FaultTable = {
  invalid_type: ({ expected }) => say.kind(expected),
  too_small: ({ origin, minimum, inclusive, exact }) =>
    say.bound(origin, minimum, exact ? "exactly" : inclusive === false ? "more than" : "at least"),
  too_big: ({ origin, maximum, inclusive, exact }) =>
    say.bound(origin, maximum, exact ? "exactly" : inclusive === false ? "less than" : "at most"),
  invalid_format: ({ format }) => say.form(format),
  not_multiple_of: ({ divisor }) => say.multiple(divisor),
  unrecognized_keys: ({ keys }) => say.unknownFields(keys),
  invalid_value: ({ values }) => say.oneOf(values),
  invalid_union: ({ options, errors }) => (Array.isArray(options) ? say.oneOf(options) : unionFault(errors)),
  invalid_key: () => say.key,
  invalid_element: () => say.entry,
  custom: () => say.misfit,
};

/** For parsing: a sentence for every issue for which the schema has none. */
export const inWords = {
  error: (issue: Issue) => say.sentence(nameOf(issue.path), issue.input === undefined ? say.missing : faultOf(issue)),
};

/** All of a request's issues, once it was parsed with `inWords`. */
export function refusalInWords({ issues }: z.core.$ZodError): string {
  return issues
    .map(({ path, message }) => (isNamed(path, message) ? message : say.named(message, nameOf(path))))
    .join(" ");
}

/** Names the first field with half a character, as an emoji leaves it that was cut; undefined for none. */
export function halfCharacterInWords(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === "string")
    return hasHalfCharacter(value) ? say.sentence(nameOf(path), say.halfCharacter) : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = halfCharacterInWords(inner, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function faultOf(issue: Issue | z.core.$ZodIssue): string {
  return (faults[issue.code] as (issue: Issue | z.core.$ZodIssue) => string)(issue);
}

/** All kinds that would fit, where these are all there is to say. */
function unionFault(options: z.core.$ZodIssue[][]): string {
  const said = options.map(([first]) => (first?.path.length === 0 ? faultOf(first) : undefined));
  return said.every((fault) => fault !== undefined) && said.length > 0 ? say.either([...new Set(said)]) : say.misfit;
}

function nameOf(path: PropertyKey[] | undefined): string {
  return (path ?? []).map(String).join(".");
}

/** Tells whether a sentence names its field, as “Please enter a topic.” does. */
function isNamed(path: PropertyKey[], sentence: string): boolean {
  const field = path.findLast((key) => typeof key === "string");
  if (field === undefined || sentence.includes(`"${nameOf(path)}"`)) return true;
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`);
  return ` ${sentence.replaceAll(/\W+/g, " ")} `.toLowerCase().includes(` ${words} `.toLowerCase());
}
