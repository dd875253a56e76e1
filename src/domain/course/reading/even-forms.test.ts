// A text is read alike in every form that looks alike to a person.
import { expect, test } from "vitest";
import { countedCorpus, type CountedText } from "../../../../tests/support/course/corpus";
import { faultsOf } from "../../../../tests/support/course/reading-faults";

/** The lines outside code, each changed. */
function byLine(change: (line: string) => string) {
  return (text: string) => {
    let isCode = false;
    return text
      .split("\n")
      .map((line) => {
        if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
        return isCode ? line : change(line);
      })
      .join("\n");
  };
}

const forms: Record<string, (text: string) => string> = {
  "with the line breaks of Windows": (text) => text.replaceAll("\n", "\r\n"),
  "with a mark of its byte order": (text) => `\uFEFF${text}`,
  "with no-break spaces behind marks": byLine((line) => line.replace(/^(\s*(?:#+|[-*]|\d+\.)) /, "$1\u00A0")),
  "with other bullets": byLine((line) => line.replace(/^(\s*)[-*] (?=\S)/, "$1• ")),
  "with other bold type": byLine((line) => line.replaceAll("**", "__")),
  "with escaped labels": byLine((line) => line.replace(/^(\s*)([A-Z]|\d{1,2})([.)]) (?!.* B\))/, "$1$2\\$3 ")),
  "with bold labels": byLine((line) => line.replace(/^(\s*)([A-F][.)]) (?=\S)(?!.* B\))/, "$1**$2** ")),
  "further in": byLine((line) => (line.trim() === "" ? line : `  ${line}`)),
  "as a quotation": (text) => text.replaceAll(/^/gm, "> "),
  "in a fence": (text) => (/^\s*(?:```|~~~)/m.test(text) ? text : `\`\`\`\n${text.trimEnd()}\n\`\`\``),
  "in a fence of Markdown": (text) =>
    /^\s*(?:```|~~~)/m.test(text) ? text : `\`\`\`markdown\n${text.trimEnd()}\n\`\`\``,
  "with wide gaps": (text) => text.replaceAll("\n\n", "\n\n\n"),
  "with reasons apart": byLine((line) => line.replace(/^(\s*→)/, "\n$1")),
};

const texts = (["manners", "sound"] as const)
  .flatMap((set) => [...countedCorpus(set, "seen"), ...countedCorpus(set, "held-back")])
  .filter((_, at) => at % 10 === 0);

/** The words that are looked for may stand otherwise in another form. */
function readingOf(counted: CountedText): object {
  const { missed, ...faults } = faultsOf(counted);
  return { ...faults, missed: missed.filter((words) => !words.startsWith("shows: ")) };
}

test.each(Object.entries(forms))("%s", (_, form) => {
  const unlike = texts.flatMap((counted) => {
    const [here, there] = [counted, { ...counted, text: form(counted.text) }].map(readingOf);
    return JSON.stringify(here) === JSON.stringify(there) ? [] : [`${counted.name}: ${JSON.stringify(there)}`];
  });
  expect(unlike).toEqual([]);
});
