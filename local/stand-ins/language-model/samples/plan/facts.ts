import { referenceMarker, type ReferencedAnswer } from "./referenced-answers";

/** For how many people, and how many hours of each, as far as the answers say it. */
export function hoursAndPeople(referenced: readonly ReferencedAnswer[]): string[] {
  const [people, hours] = [answerIn(referenced, "4.peopleCount"), answerIn(referenced, "4.trainingHours")];
  if (!people && !hours) return [];
  const who = people ? `${people.answer} people` : "everybody";
  const time = hours ? `${hours.answer.toLowerCase()} of each in a month` : "as much time as leadership sets aside";
  return [`**Hours and people:** planned for ${who}, and ${time}.${referenceMarker(people, hours)}`];
}

/** What the request says that the business has not said. */
export function stillToSay(prompt: string): string[] {
  const missing = /The business has not said what is asked here\..*:\n((?:- .+\n?)+)/.exec(prompt)?.[1] ?? "";
  const asked = [...missing.matchAll(/^- (.+)$/gm)].map(([, question = ""]) => question);
  return asked.length === 0 ? [] : [`**Still to be said before dates and places are set:** ${asked.join(" ")}`];
}

export function firstMonth(referenced: readonly ReferencedAnswer[]): string[] {
  const begins = answerIn(referenced, "4.trainingBegins");
  return begins ? [`- The first month begins on ${begins.answer}.${referenceMarker(begins)}`] : [];
}

function answerIn(referenced: readonly ReferencedAnswer[], reference: string): ReferencedAnswer | undefined {
  return referenced.find((one) => one.reference === reference);
}
