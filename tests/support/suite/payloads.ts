// Payloads that are made from the contract: for each callable one that fits, and every way in which it can be spoilt,
// field by field. A payload is the text of a body, so that it may be what no SDK would send.
import * as z from "zod/mini";
import { callables, type CallableName } from "../../../src/domain/callables";

export interface Payload {
  name: CallableName;
  /** The field that is spoilt; blank where the request as a whole is. */
  field: string;
  how: string;
  body: string;
}

interface JsonSchema {
  type?: string;
  enum?: string[];
  format?: string;
  pattern?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  maxLength?: number;
  minimum?: number;
}

/** JSON that stands for itself, because no value of JavaScript does. */
class Raw {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

const deep = (levels: number) => new Raw(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`);

/** The values that may take the place of any field. */
const misfits: Record<string, unknown> = {
  missing: undefined,
  null: null,
  "a blank text": "",
  "white space": "  \t ",
  "a reserved id": "__proto__",
  "a name of Object's": "constructor",
  "a path": "../../emailList/x",
  "half a character": "Half \ud83d a character",
  "only half a character": "\ude00",
  "a null byte": "null\u0000byte",
  "a separator of Unicode": "one\u2028two",
  "text that turns round": "\u202egnp.exe",
  "a long text": "x".repeat(200_000),
  "markup and code": "<script>alert(1)</script>${7*7}{{7*7}}' OR 1=1 --",
  "a number": 7,
  "a huge number": new Raw("1e999"),
  "a negative number": -1,
  "a fraction": 0.1,
  "a truth": true,
  "a date": "2026-05-04T00:00:00.000Z",
  "a list": ["x"],
  "an empty list": [],
  "a long list": Array.from({ length: 5_000 }, () => "x"),
  "a list of everything": [null, 1, "__proto__", {}, []],
  "an object": { text: "x" },
  "an object with a prototype": new Raw('{"__proto__":{"topic":"x","admin":true},"constructor":{"prototype":{}}}'),
  "a time of Firestore": { seconds: 1, nanoseconds: 2 },
  "a type that nobody knows": { "@type": "type.googleapis.com/nothing", value: "x" },
  "a number that is none": { "@type": "type.googleapis.com/google.protobuf.Int64Value", value: "x" },
  "many levels": deep(9),
  "too many levels": deep(20_000),
};

const wholes: Record<string, string> = {
  "no data": "{}",
  "nothing as data": '{"data":null}',
  "a text as data": '{"data":"__proto__"}',
  "a list as data": '{"data":[]}',
  "a number as data": '{"data":1e999}',
  "a prototype as data": '{"data":{"__proto__":{"admin":true}}}',
  "a field beside the data": '{"data":{},"auth":{"token":{"admin":true}}}',
  "a list as body": "[]",
  "too many levels": `{"data":${deep(20_000).json}}`,
};

export function payloadsOf(name: CallableName): Payload[] {
  const schema = z.toJSONSchema(callables[name].request, { io: "output", unrepresentable: "any" }) as JsonSchema;
  const fitting = fittingValue(schema);
  const spoilt = fieldsOf(schema).flatMap((path) =>
    Object.entries(misfits).map(([how, misfit]) => ({
      name,
      field: path.join("."),
      how,
      body: json({ data: withField(fitting, path, misfit) }),
    })),
  );
  const whole = Object.entries(wholes).map(([how, body]) => ({ name, field: "", how, body }));
  return [{ name, field: "", how: "fits", body: json({ data: fitting }) }, ...whole, ...spoilt];
}

/** Every field, also those within fields, by the way to it. */
function fieldsOf({ properties = {} }: JsonSchema, before: string[] = []): string[][] {
  return Object.entries(properties).flatMap(([field, inner]) => {
    const path = [...before, field];
    return [path, ...fieldsOf(inner, path), ...(inner.items ? [[...path, "0"]] : [])];
  });
}

function fittingValue(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.format === "uuid") return "8f14e45f-ceea-467f-9a3b-2c1d0e5f6a7b";
  if (schema.format === "email") return "nobody@payloads.example";
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, fittingValue(schema.properties?.[name] ?? {})]),
      );
    case "array":
      return [fittingValue(schema.items ?? {})];
    case "integer":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    default:
      return "AbCdEfGhIjKlMnOpQrStUv";
  }
}

function withField(value: unknown, [field = "", ...more]: string[], misfit: unknown): unknown {
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[field] = more.length > 0 ? withField(copy[field] ?? (more[0] === "0" ? [] : {}), more, misfit) : misfit;
  return copy;
}

function json(value: unknown): string {
  const raws: string[] = [];
  const text = JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof Raw ? `raw ${raws.push(inner.json) - 1} raw` : inner,
  );
  return raws.reduce((all, raw, nth) => all.replace(`"raw ${nth} raw"`, () => raw), text);
}
