import { expect, test } from "vitest";
import { fileName } from "./download";

test.each([
  ["Leitfaden für die Kursleitung: Größe & Öl", "leitfaden-fuer-die-kursleitung-groesse-oel"],
  ["Résumé of 2 cafés", "resume-of-2-cafes"],
  ["安全", "安全"],
  ["…", "document"],
])("the file of “%s” has a name that every file system accepts", (title, name) => expect(fileName(title)).toBe(name));
