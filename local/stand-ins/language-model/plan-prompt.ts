// Reads the prompt of a training plan in English and in German: the answers with their names, and the diagnosis behind
// them.

/** An answer that a plan can refer to, with its question. */
export interface ReferencedAnswer {
  reference: string;
  question: string;
  answer: string;
  /** The team that was asked; undefined for the business as a whole. */
  team: string | undefined;
}

/** A gap as the request names it, with the answer that an item for it refers to. */
export interface SinceGap {
  name: string;
  reference: string;
  /** The change since the last round, if the request has it. */
  since: "closed" | "still open" | "new" | undefined;
}

export interface DiagnosedGap extends SinceGap {
  isPressing: boolean;
  isForTraining: boolean;
}

/** Returns the teams: names in bold on a line of their own. */
export function teamsIn(prompt: string): string[] {
  const names = [...prompt.matchAll(/^\*\*([^*\n]{1,80}?):?\*\*$/gm)].map(([, name = ""]) => name.trim());
  return [...new Set(names)].slice(0, 12);
}

/** Returns the beginnings of the first answers in whole words. */
export function quotesIn(prompt: string): string[] {
  const answers = [...prompt.matchAll(/^(?:Answer|Antwort): (.{25,160})/gm)].map(([, answer = ""]) => answer);
  return answers.slice(0, 4);
}

/**
 * The answers that the prompt names ("How satisfied ...? [1.customerSatisfaction]"). The widest gaps come first: rated
 * 1 or 2, put into words, rated 3, all others.
 */
export function readReferencedAnswers(prompt: string): ReferencedAnswer[] {
  let team: string | undefined;
  const lines = prompt.matchAll(
    /^(?:## (?:Step|Schritt) .+|\*\*(.+)\*\*|(.+) \[(\d\.[^\]\n]+)\]\n(?:Answer|Antwort): (.+))$/gm,
  );
  const referenced = [...lines].flatMap(([, name, question = "", reference, answer = ""]) => {
    if (reference !== undefined) return [{ reference, question, answer, team }];
    team = name;
    return [];
  });
  const rank = ({ answer }: ReferencedAnswer) =>
    /^[12]$/.test(answer) ? 0 : answer.length >= 25 ? 1 : answer === "3" ? 2 : 3;
  return referenced.sort((one, other) => rank(one) - rank(other));
}

/** The gaps in the request's diagnosis, the most pressing first; those that are asked for once more press, too. */
export function readDiagnosis(prompt: string): DiagnosedGap[] {
  const askedAgain = /does not agree with the diagnosis.*/.exec(prompt)?.[0] ?? "";
  const since = readSince(prompt);
  const read = (name: string, verdict: string, reference: string, isPressing: boolean): DiagnosedGap => ({
    name,
    isPressing: isPressing || askedAgain.includes(`[answers: ${reference}]`),
    isForTraining: !/^(?:Training is not the answer|Schulung ist nicht die Antwort)$/.test(verdict),
    reference,
    since: since.find((one) => one.reference === reference)?.since,
  });
  const pressing = prompt.matchAll(
    /^\d+\. (.+) \((?:critical|high|kritisch|groß)\)\. ((?:Training|Schulung) [^.[]+)\. \[answers: ([^\]\n]+)\]$/gm,
  );
  const others = prompt.matchAll(/^- ((?:Training|Schulung) [^:\n]+): (\d.+)\.$/gm);
  return [
    ...[...pressing].map(([, name = "", verdict = "", reference = ""]) => read(name, verdict, reference, true)),
    ...[...others].flatMap(([, verdict = "", names = ""]) =>
      names.split(", ").map((reference) => read(reference, verdict, reference, false)),
    ),
  ];
}

/** Returns the changes of the last round's gaps, closed ones among them. */
export function readSince(prompt: string): SinceGap[] {
  const lines = prompt.matchAll(
    /^- (.+): (?:was|war) .+, (?:is|ist) .+\. \[since: (closed|still open|new)\] \[answers: ([^\]\n]+)\]$/gm,
  );
  return [...lines].map(([, name = "", since, reference = ""]) => ({
    name,
    since: since as SinceGap["since"],
    reference,
  }));
}

/** Returns the request's questions that the business has not answered. */
export function unansweredIn(prompt: string): string[] {
  const begin =
    /(?:The business has not said what is asked here|Das Unternehmen hat nicht gesagt, wonach hier gefragt ist)\./;
  const missing = new RegExp(`${begin.source}.*:\\n((?:- .+\\n?)+)`).exec(prompt)?.[1] ?? "";
  return [...missing.matchAll(/^- (.+)$/gm)].map(([, question = ""]) => question);
}
