// A plan in the form that was asked for, made of the forms in which models write it all the same: thinking, chatter and
// fences are left out, headings of another level take the asked ones' place, and marks get square brackets. A heading
// in another language keeps its words and has the number of its section. The writer of plans does it once, so that
// every reader knows one form.
import { evenText } from "../../kernel/even-text";
import { thinkingLines } from "../../kernel/thinking";
import { actionKindOf } from "./action-kinds";
import { withListedTables } from "./listed-tables";
import { openedSection, planSections, sectionLine, sectionWithHeading, type PlanSectionId } from "./plan-sections";

export function cleanedPlan(text: string): string {
  const written = evenText(text).split("\n");
  const thinking = thinkingLines(written);
  const isFence = (line: string) => /^\s*(?:```|~~~)\w{0,12}\s*$/.test(line);
  const lines = written.filter((line, at) => !thinking.has(at) && !isFence(line)).map(withPlainMarks);
  const sections = sectionLines(lines);
  if (sections.size === 0) return lines.join("\n");
  const deeper = deeperBy(titlesOf(lines).find(({ line }) => sections.has(line)));
  const headed = lines.map(
    (line, at) => sections.get(at) ?? (/^ {0,3}#/.test(line) ? deeper + line.trimStart() : line),
  );
  const opened = withoutOpening(headed, Math.min(...sections.keys()));
  return withoutClosing(withGroups(withListedTables(opened))).join("\n");
}

interface Title {
  line: number;
  /** 1 to 6 of a heading, 7 of a line in bold type. */
  level: number;
  words: string;
}

const levelOfBoldLine = 7;

function titlesOf(lines: readonly string[]): Title[] {
  return lines.flatMap((text, line) => {
    const [, hashes = "", words = ""] = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/.exec(text) ?? [];
    if (words !== "") return [{ line, level: hashes.length, words }];
    const bold = boldLine(text);
    return bold === undefined ? [] : [{ line, level: levelOfBoldLine, words: bold }];
  });
}

function boldLine(line: string): string | undefined {
  return /^ {0,3}\*\*([^*]{1,120})\*\*\s?:?\s*$/.exec(line)?.[1]?.replace(/:$/, "");
}

/** The lines that open a section, with the heading that was asked for. */
function sectionLines(lines: readonly string[]): Map<number, string> {
  const titles = titlesOf(lines);
  const levels = [2, 1, 3, 4, 5, 6, levelOfBoldLine].map((level) => titles.filter((title) => title.level === level));
  const byPlace = levels.find((alike) => isInOrder(alike));
  if (byPlace) return headingsOf(byPlace, (_, nth) => planSections[nth]?.id);
  const known = levels.map((alike) => alike.filter((title) => sectionNamed(title) !== undefined));
  const most = known.reduce((best, alike) => (alike.length > best.length ? alike : best), []);
  return headingsOf(most, sectionNamed);
}

function headingsOf(
  titles: readonly Title[],
  sectionOf: (title: Title, nth: number) => PlanSectionId | undefined,
): Map<number, string> {
  return new Map(
    titles.flatMap((title, nth) => {
      const section = sectionOf(title, nth);
      return section ? [[title.line, sectionLine(section, title.words)] as const] : [];
    }),
  );
}

/** Tells whether there are as many titles as sections, and none of them is known in another place. */
function isInOrder(titles: readonly Title[]): boolean {
  return (
    titles.length === planSections.length &&
    titles.every(({ words }, nth) => (sectionWithHeading(words) ?? planSections[nth]) === planSections[nth])
  );
}

/** The section that a title names, or else counts: headings of level 2 are asked for with their numbers. */
function sectionNamed({ words, level }: Title): PlanSectionId | undefined {
  if (level !== 2) return sectionWithHeading(words)?.id;
  const opened = openedSection(`## ${words}`);
  return opened?.id === "other" ? undefined : opened?.id;
}

/** The marks that headings below a section need more: sections of level 1 move to level 2. */
function deeperBy(section: Title | undefined): string {
  return section?.level === 1 ? "#" : "";
}

/** Before the first section only the title stays. */
function withoutOpening(lines: readonly string[], first: number): string[] {
  return lines.filter((line, at) => at >= first || line.trim() === "" || /^ {0,3}#/.test(line));
}

/** A team in bold type, before a colon or over items further in stands as a heading over its actions. */
function withGroups(lines: readonly string[]): string[] {
  let isActions = false;
  let nested = "";
  return lines.flatMap((line, at) => {
    const opened = openedSection(line);
    if (opened) isActions = opened.id === "actions";
    if (!isActions || opened) return [line];
    const heading = /^ {0,3}###[ \t]+(.+)$/.exec(line)?.[1];
    const over = heading === undefined ? itemOverItems(line, lines[at + 1]) : undefined;
    const team = heading ?? emphasizedLine(line) ?? lineOfTeam(line, lines[at + 1]) ?? over?.team;
    if (team !== undefined) {
      nested = over?.nested ?? "";
      return [`### ${team.replace(wordForTeam, "")}`];
    }
    return [nested !== "" && line.startsWith(nested) ? line.slice(nested.length) : line];
  });
}

const wordForTeam =
  /^(?:team|equipo|équipe|equipe|squadra|zespół|tým|ekip|takım|afdeling|abteilung|команда|отдел|فريق|チーム|团队|部门|팀)\s?[:：]\s*/iu;

/** "**Kitchen**" or "*Kitchen*" in a line of its own. */
function emphasizedLine(line: string): string | undefined {
  return /^ {0,3}(\*{1,3}|_{1,3})([^*_]{1,120})\1\s?:?\s*$/.exec(line)?.[2]?.replace(/:$/, "");
}

/** "- **Kitchen**" with items below that are further in; `nested` is their indent. */
function itemOverItems(line: string, below = ""): { team: string; nested: string } | undefined {
  const team = /^[-*+] (?:\*\*|__)([^*_]{1,120})(?:\*\*|__)\s?:?\s*$/.exec(line)?.[1]?.replace(/:$/, "");
  const nested = /^([ \t]+)(?:[-*+]|\d+[.)])\s/.exec(below)?.[1];
  return team === undefined || nested === undefined ? undefined : { team, nested };
}

/** A line of its own that ends in a colon right above a list. */
function lineOfTeam(line: string, below: string | undefined): string | undefined {
  const isAboveList = /^\s*(?:[-*+]|\d+[.)])\s/.test(below ?? "");
  return isAboveList ? /^([^\s#*+\-\d[][^:：\n]{0,80})[:：]\s*$/u.exec(line)?.[1] : undefined;
}

/** Without a last paragraph that names no answer and stands behind a list: "Good luck!" */
function withoutClosing(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const gap = lines.findLastIndex((line, at) => at < last && line.trim() === "");
  const closing = lines.slice(gap + 1, last + 1);
  const above = lines.findLast((line, at) => at < gap && line.trim() !== "") ?? "";
  const isChatter = closing.every((line) => /^[^\s#*+\-\d[]/.test(line) && !line.includes("[answers:"));
  return isChatter && /^\s*(?:[-*+]|\d+[.)])\s/.test(above) ? lines.slice(0, gap) : [...lines];
}

const markNames: Record<"answers" | "kind" | "since", ReadonlySet<string>> = {
  answers: new Set(
    "answer answers reference references antwort antworten respuesta respuestas réponse réponses risposta risposte resposta respostas antwoorden odpowiedź odpowiedzi odpovědi svar ответ ответы відповіді cevap cevaplar yanıtlar απαντήσεις răspunsuri válaszok 回答 答案 الإجابات उत्तर תשובות".split(
      " ",
    ),
  ),
  kind: new Set(
    "kind art typ type tipo soort rodzaj druh sort tür вид тип είδος fel 種類 类型 類型 النوع प्रकार סוג".split(" "),
  ),
  since: new Set("since seit desde depuis dal sinds od sedan с από 以来 自".split(" ")),
};

function markNamed(words: string): keyof typeof markNames | undefined {
  const word = words.trim().toLowerCase();
  if (markNames.answers.has(word)) return "answers";
  if (markNames.kind.has(word)) return "kind";
  return markNames.since.has(word) ? "since" : undefined;
}

const brackets = /([[(（【{])([ \t]{0,9}\p{L}[\p{L} ]{1,20}[:：][^\][()（）【】{}\n]{1,600})[\])）】}]/gu;

/** Marks in any bracket and of the usual languages, one bracket each. */
function withPlainMarks(line: string): string {
  return line.replaceAll(brackets, (whole: string, opens: string, inside: string) => {
    const parts = inside.split(/[,;，、|]\s{0,9}(?=\p{L}[\p{L} ]{1,20}[:：])/gu);
    const marks = parts.map((part) => markIn(part, opens === "["));
    return marks.every((mark) => mark !== undefined) ? marks.join(" ") : whole;
  });
}

function markIn(part: string, isSquare: boolean): string | undefined {
  const [, written = "", value = ""] = /^\s*([\p{L} ]+)[:：]\s*(.*)$/u.exec(part) ?? [];
  const label = markNamed(written);
  const isMark = isSquare || (label === "answers" ? /^\d\s?\./.test(value) : isKind(value));
  return label !== undefined && isMark ? `[${label}: ${value.replaceAll(/[，、]/g, ", ").trim()}]` : undefined;
}

function isKind(value: string): boolean {
  return /^\S+(?: \S+)?\s*$/.test(value) && actionKindOf(value) !== undefined;
}
