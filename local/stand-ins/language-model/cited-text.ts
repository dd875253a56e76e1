// The habit of a model that is given paragraphs: it cites most of them rightly. One sentence has a wrong number, which
// it mends when it is asked again, and one names a paragraph that is not there, which it leaves as it is.
import type { SampleRequest } from "./request";

interface GivenParagraph {
  number: number;
  sentence: string;
}

const mostCited = 4;

function givenParagraphs(prompt: string): GivenParagraph[] {
  const [, block = ""] = /^Paragraphs:\n\n((?:- ¶\d+: .*\n?)+)/m.exec(prompt) ?? [];
  return [...block.matchAll(/^- ¶(\d+): (.*)$/gm)].map(([, number, text = ""]) => ({
    number: Number(number),
    // Nothing of a document becomes Markdown of the sample.
    sentence: (/^(?:[^.!?]|[.!?](?!\s))+[.!?]?/u.exec(text)?.[0] ?? text).replaceAll(/[*_`#|<>[\]()]/g, ""),
  }));
}

/** The lines that it writes where it is asked again for sentences that disagree with what they cite. */
export function citedAgain({ prompt }: SampleRequest): string | undefined {
  const [, asked] = prompt.split("These sentences of your text disagree with the paragraphs that they name:\n");
  if (asked === undefined) return undefined;
  const given = givenParagraphs(prompt);
  return [...asked.matchAll(/^(\d+)\. (.*) \[¶(\d+)\]/gm)]
    .map(([, nth = "", sentence = "", number]) => {
      const paragraph = given.find((each) => each.number === Number(number));
      return `${nth}. ${paragraph?.sentence ?? sentence} [¶${number}]`;
    })
    .join("\n");
}

/** The sample with sentences of the paragraphs: behind its first section, or as the reasons of its first answers. */
export function withCitedSentences(sample: string, { prompt, task }: SampleRequest): string {
  const given = givenParagraphs(prompt).slice(0, mostCited);
  if (given.length === 0) return sample;
  const sentences = given.map(({ number, sentence }) => `${sentence} [¶${number}]`);
  if (task === "assessment" || task === "question") {
    let nth = 0;
    return sample.replaceAll(/^( *)Reason: .*$/gm, (line, indent: string) => {
      const sentence = sentences[nth++];
      return sentence === undefined ? line : `${indent}Reason: ${sentence}`;
    });
  }
  const last = given.at(-1);
  const wrong = last ? [`This takes 9,731 minutes. [¶${last.number}]`] : [];
  const section = [
    ...sentences,
    ...wrong,
    "This stands on another page. [¶99999]",
    "[¶0] Everybody learns best from a case of their own.",
  ].join("\n\n");
  const [before = "", ...sections] = sample.split(/^(?=## )/m);
  const [first = "", ...rest] = sections;
  if (sections.length === 0) return `${sample.trimEnd()}\n\n${section}\n`;
  return [before, `${first.trimEnd()}\n\n${section}\n\n`, ...rest].join("");
}
