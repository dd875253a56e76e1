// The part of firestore.rules that repeats the questionnaire: which fields a step has, of which type they are, and how
// much they may hold. answer-rules.test.ts holds the checked-in file to it. A request may cost 1,000 expressions, and
// every name, call and text in a rule is one: so a list of names is one text that is split, and what is compared with
// the same things is compared in one list.
import { ratings, type Question, type Step } from "../questionnaire/question";
import { allQuestions, fieldPath, stepKeys, stepOf, type StepKey } from "../questionnaire/questionnaire";
import { answerBounds, mostOf } from "./answers-schema";

const [begin, end] = ["// Generated from the questionnaire: begin.", "// Generated from the questionnaire: end."];

/** The rules with the generated part as the questionnaire wants it. */
export function withAnswerRules(rules: string): string {
  const [before, rest] = rules.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error("The rules lack the marks of the generated part.");
  const body = [`\n${stepsFunction()}`, ...stepKeys.flatMap(stepFunctions)].join("\n").replace(/^(?=.)/gm, "    ");
  return `${before}${begin}${body}\n    ${end}${after}`;
}

/** Only the steps that a save changes are looked at, and no team of the list by itself: rules have no loops. */
function stepsFunction(): string {
  const steps = stepKeys.map((key) => `(!('${key}' in changed) || isStep${key}(steps.get('${key}', {})))`);
  return ruleFunction("areSteps(steps, changed)", [hasOnly("changed", stepKeys), ...steps]);
}

function stepFunctions(key: StepKey): string[] {
  const step = stepOf(key);
  const comment = `// ${step.title}.\n`;
  const fields = allQuestions(step).map(({ question }) => ({ path: fieldPath(question.id), question }));
  if (step.repeats)
    return [comment + listOfRecords(`isStep${key}`, step.repeats.field), ...entryFunctions(step.repeats, fields)];
  const [own, ...maps] = recordFunctions(`isStep${key}`, fields);
  return [`${comment}${own ?? ""}`, ...maps];
}

/** For the answers about one team, which a colleague's seat keeps by themselves. The team's name is the business's. */
function entryFunctions({ namedBy }: NonNullable<Step["repeats"]>, fields: readonly RuledField[]): string[] {
  const answers = fields.filter(({ question }) => question.id !== namedBy);
  const [entry = "", ...maps] = recordFunctions("isTeam", answers);
  return [`// What is said of one team.\n${entry}`, ...maps];
}

function listOfRecords(name: string, field: string): string {
  const list = `answers.get('${field}', [])`;
  const isBounded = `${list} is list && ${list}.size() <= ${answerBounds.teams}`;
  return ruleFunction(`${name}(answers)`, [hasOnly("answers.keys()", [field]), isBounded]);
}

interface RuledField {
  path: readonly string[];
  question: Question;
}

/** One for the record and one for each map in it: what a \`let\` names is looked up, and paid, at each mention. */
function recordFunctions(name: string, fields: readonly RuledField[]): string[] {
  const own = fields.filter(({ path }) => path.length === 1);
  const names = distinct(fields.map(({ path: [field = ""] }) => field));
  const maps = names.filter((field) => !own.some(({ path }) => path[0] === field));
  const record = ruleFunction(`${name}(answers)`, [
    hasOnly("answers.keys()", names),
    ...maps.map((map) => `${name}${capitalized(map)}(answers.get('${map}', {}))`),
    ...(own.some(hasForm)
      ? shortAnswers(
          own.filter(({ question }) => question.kind !== "yes-no"),
          false,
        )
      : shortAnswers(own, maps.length === 0)),
    ...inPattern(own),
    ...noExcess(own),
  ]);
  const within = (map: string) =>
    fields.flatMap(({ path: [field, ...path], question }) =>
      field === map && path.length > 0 ? [{ path, question }] : [],
    );
  return [record, ...maps.flatMap((map) => recordFunctions(`${name}${capitalized(map)}`, within(map)))];
}

/** The answers that are one of a few words; one that is missing counts as the first of them. */
function shortAnswers(fields: readonly RuledField[], areAll: boolean): string[] {
  const byWords = new Map<string, string[]>();
  for (const field of fields) {
    const words = wordsOf(field.question);
    const key = words.join(",");
    if (key !== "") byWords.set(key, [...(byWords.get(key) ?? []), answerRule(field, `'${words[0] ?? ""}'`)]);
  }
  return [...byWords].map(([words, answers]) => {
    if (areAll && answers.length === fields.length) return `answers.values().hasOnly('${words}'.split(','))`;
    const [only = "", ...others] = answers;
    if (others.length === 0) return `${only} in '${words}'.split(',')`;
    return `[${answers.join(",\n  ")}]\n  .hasOnly('${words}'.split(','))`;
  });
}

function wordsOf(question: Question): readonly string[] {
  if (question.kind === "yes-no") return ["yes", "no"];
  if (question.kind === "rating") return question.unknown === undefined ? ratings : [...ratings, "unknown"];
  return [];
}

/** The answers of which each has a form of its own: put into one text, which is compared once. */
function inPattern(fields: readonly RuledField[]): string[] {
  if (!fields.some(hasForm)) return [];
  const formed = fields.flatMap((field) => {
    const pattern = patternOf(field.question);
    return pattern === undefined ? [] : [{ answer: answerRule(field, "''"), pattern: `;(${pattern})?` }];
  });
  const text = formed.map(({ answer }) => `';' + ${answer}`).join("\n  + ");
  return [`(${text}).matches('${formed.map(({ pattern }) => pattern).join("")}')`];
}

function hasForm({ question: { kind } }: RuledField): boolean {
  return kind === "number" || kind === "date" || kind === "choice";
}

function patternOf(question: Question): string | undefined {
  if (question.kind === "yes-no") return "yes|no";
  if (question.kind === "number") return "[0-9]{1,6}";
  if (question.kind === "date") return "[0-9]{4}-[0-9]{2}-[0-9]{2}";
  if (question.kind !== "choice") return undefined;
  const wrong = question.options.find((option) => !/^[\w ]+$/.test(option));
  if (wrong !== undefined) throw new Error(`${wrong} cannot stand in a pattern of the rules.`);
  return question.options.join("|");
}

function noExcess(fields: readonly RuledField[]): string[] {
  const excesses = fields.flatMap(excessesOf);
  return excesses.length === 0 ? [] : [`!(true in [\n  ${excesses.join(",\n  ")}\n])`];
}

/**
 * In what an answer may be too large. Adding a text to it proves that it is a text, and joining it that it is a list,
 * whose entries are bounded together because nothing can be said of each. `asList` of the rules takes an older text,
 * too.
 */
function excessesOf(field: RuledField): string[] {
  const { question } = field;
  switch (question.kind) {
    case "rating":
    case "yes-no":
    case "choice":
    case "number":
    case "date":
      return [];
    case "text":
    case "long-text":
      return [`(${answerRule(field, "''")} + '').size() > ${mostOf(question)}`];
    case "list":
      return [
        `isExcessive(asList(${answerRule(field, "[]")}), ${answerBounds.list}, ${answerBounds.list * answerBounds.listEntry})`,
      ];
    case "choices":
      return listExcesses(answerRule(field, "[]"), Math.max(...question.options.map((option) => option.length)));
  }
}

function listExcesses(list: string, longestEntry: number): string[] {
  const { list: most } = answerBounds;
  return [`${list}.size() > ${most}`, `${list}.join('').size() > ${most * longestEntry}`];
}

function answerRule({ path: [key = ""] }: RuledField, missing: string): string {
  return `answers.get('${key}', ${missing})`;
}

function hasOnly(keys: string, names: readonly string[]): string {
  const wrong = names.find((name) => /[,'\\]/.test(name));
  if (wrong !== undefined) throw new Error(`${wrong} cannot stand in a rule.`);
  return `${keys}.hasOnly('${names.join(",")}'.split(','))`;
}

function ruleFunction(head: string, conditions: readonly string[]): string {
  const [first = "", ...others] = conditions.map((condition) => condition.replaceAll("\n", "\n    "));
  return `function ${head} {\n  return ${[first, ...others].join("\n    && ")};\n}\n`;
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
