// Makes one thing wrong in a document. The write is allowed as it is, and refused with each misfit, tried by a person
// with the right to it: so a refusal is for that one reason.
import { Bytes, type Firestore } from "firebase/firestore/lite";
import { allRatings, without, type DocumentFields } from "../../support/shared/builders";
import { nobody, type Permission, type Person } from "../people";

export interface SoundWrite {
  by: Person;
  /** Everything that it may write, also what may be missing. */
  fields: DocumentFields;
  write: (db: Firestore, fields: DocumentFields) => Promise<unknown>;
  /** The most characters of each text that is not one of a few words. */
  most?: Record<string, number>;
  /** Fields that are lists of any texts. */
  lists?: readonly string[];
  /** Fields that may be missing by themselves. */
  optional?: readonly string[];
  /** Fields that an update may leave as they are. */
  unchanged?: readonly string[];
  /** More that must be refused: changes of the fields, by what they are called in a title. */
  misfits?: Record<string, DocumentFields>;
  /** More that must be allowed. */
  fits?: Record<string, DocumentFields>;
}

/** Of any type but that of what may stand there; a list and bytes have a size, as a text has. */
const kinds: Record<string, unknown> = {
  "a number": 7,
  "a truth": true,
  nothing: null,
  "a list": ["a"],
  "a map": { a: "a" },
  bytes: Bytes.fromUint8Array(new Uint8Array([97])),
  "another text": "extra",
  "a time to come": new Date("2100-01-01"),
};

/** Each question of the needs check, and each of its ratings. */
function eachRating(): Record<string, unknown> {
  const ratings = ["1", "2", "3", "4", "5", "unknown"];
  return Object.fromEntries(Object.keys(allRatings()).map((key, nth) => [key, ratings[nth % ratings.length]]));
}

/** An inquiry may carry the ratings of the needs check, wherever it is. */
export const ratingsThatFit = {
  "with all ratings": { ratings: eachRating() },
  "with ratings of what its sender does not know": { ratings: allRatings("unknown") },
  "with no rating among its ratings": { ratings: {} },
};
export const ratingsThatDoNot = {
  "with a rating that there is not": { ratings: allRatings("extra") },
  "with a rating that is a number": { ratings: allRatings(2) },
  "with a rating of another question": { ratings: { ...allRatings(), extra: "2" } },
  "with ratings that are a list": { ratings: ["2"] },
};

/** Rows of a table for one write, whose titles begin with what it does. */
export function misfitsOf(does: string, sound: SoundWrite): Record<string, Permission> {
  const { by, fields, write, most = {}, lists = [], optional = [], unchanged = [], misfits = {}, fits = {} } = sound;
  const rows: Record<string, Permission> = {};
  const add = (title: string, changed: DocumentFields, allowed: boolean, isHeavy = false) => {
    rows[`${does}${title}`] = { who: allowed ? [by] : nobody, by: [by], isHeavy, act: (db) => write(db, changed) };
  };

  add("", fields, true);
  for (const [title, changes] of Object.entries(fits)) add(` ${title}`, { ...fields, ...changes }, true);
  for (const [title, changes] of Object.entries(misfits)) add(` ${title}`, { ...fields, ...changes }, false);
  for (const [nth, { path, value: right }] of leavesOf(fields).entries()) {
    const name = path.join(".");
    const isText = most[name] !== undefined;
    for (const [turn, [kind, value]] of Object.entries(kinds).entries())
      if (value !== right && !(isText && kind === "another text") && !(lists.includes(name) && kind === "a list"))
        add(` with ${kind} for ${name}`, withField(fields, path, value), false, !isInTurn(nth, turn));
    if (!unchanged.includes(name)) add(` without ${name}`, withField(fields, path, undefined), optional.includes(name));
    if (most[name] !== undefined) {
      add(` with the longest ${name}`, withField(fields, path, textOf(name, most[name])), true);
      add(` with a longer ${name}`, withField(fields, path, textOf(name, most[name] + 1)), false);
      add(` with the shortest ${name}`, withField(fields, path, name === "email" ? "a@b.cd" : "x"), true);
      add(` with an empty ${name}`, withField(fields, path, ""), false);
    }
  }
  for (const path of mapPaths(fields))
    add(
      ` with something extra${path.map((key) => ` in ${key}`).join("")}`,
      withField(fields, [...path, "extra"], "x"),
      false,
    );
  return rows;
}

/** One kind in turn for each field; the others are left to `npm run torture`. */
function isInTurn(nth: number, turn: number): boolean {
  return (nth + turn) % 8 === 0;
}

function textOf(name: string, length: number): string {
  const host = "@waymark.example";
  return name === "email" ? "i".repeat(length - host.length) + host : "x".repeat(length);
}

function isMap(value: unknown): value is DocumentFields {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function leavesOf(fields: DocumentFields): { path: string[]; value: unknown }[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    isMap(value) ? leavesOf(value).map((leaf) => ({ ...leaf, path: [name, ...leaf.path] })) : [{ path: [name], value }],
  );
}

function mapPaths(fields: DocumentFields): string[][] {
  const inner = Object.entries(fields).flatMap(([name, value]) =>
    isMap(value) ? mapPaths(value).map((path) => [name, ...path]) : [],
  );
  return [[], ...inner];
}

/** The same with one field set, or without it where the value is undefined. */
function withField(fields: DocumentFields, [name = "", ...path]: readonly string[], value: unknown): DocumentFields {
  if (path.length > 0) {
    const map = fields[name];
    return { ...fields, [name]: withField(isMap(map) ? map : {}, path, value) };
  }
  return value === undefined ? without(fields, name) : { ...fields, [name]: value };
}
