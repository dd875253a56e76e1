// Texts with one wrong citation each, and the same texts with a right one, drawn from a seed.
const forms: readonly ((sentence: string, mark: string) => string)[] = [
  (sentence, mark) => `# A lesson\n\nWhat you know already helps. ${sentence} ${mark}\n\nNow you.`,
  (sentence, mark) => `# A lesson\n\n${sentence.slice(0, -1)} ${mark}.`,
  (sentence, mark) => `- **Narration:** ${sentence.slice(0, -1)} ${mark}.\n- **Time:** 40`,
  (sentence, mark) => `1. What helps? [O1.1]\n   A. this ✓\n      → ${sentence} ${mark}\n   B. that\n      → no`,
  (sentence, mark) => `| Step | Why |\n| --- | --- |\n| Look | ${sentence} ${mark} |`,
  (sentence, mark) => `> **${sentence}** ${mark}`,
  (sentence, mark) => `Ask first. ${sentence}${mark} Then go on.`,
];

interface Facts {
  number: number;
  month: number;
  name: string;
  denies: boolean;
}

const months = {
  en: "January February March April May June July August September October November December".split(" "),
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
};
const names = ["Marla Quint", "Ivo Strand", "Petra Lind", "Dorian Pell", "Orla Venn", "Nils Farrow", "Greta Nyman"];

const paragraphs = {
  en: ({ number, month, name, denies }: Facts) =>
    `The tank is emptied after ${number} hours. The rule was changed on 9 ${months.en[month]} 2021. Ask ${name} for the key. Visitors may ${denies ? "not " : ""}enter the hall.`,
  de: ({ number, month, name, denies }: Facts) =>
    `Der Tank wird nach ${number} Stunden geleert. Die Regel wurde am 9. ${months.de[month]} 2021 geändert. Den Schlüssel hat ${name}. Besucher dürfen die Halle ${denies ? "nicht " : ""}betreten.`,
};
const sentences = {
  en: {
    number: ({ number }: Facts) => `You empty the tank after ${number} hours.`,
    date: ({ month }: Facts) => `Since 9 ${months.en[month]} 2021 there has been another rule.`,
    name: ({ name }: Facts) => `The key is with ${name}.`,
    negation: ({ denies }: Facts) => (denies ? "Visitors must never enter the hall." : "Visitors may enter the hall."),
  },
  de: {
    number: ({ number }: Facts) => `Leeren Sie den Tank nach ${number} Stunden.`,
    date: ({ month }: Facts) => `Seit dem 9. ${months.de[month]} 2021 gilt eine andere Regel.`,
    name: ({ name }: Facts) => `Um den Schlüssel bitten Sie ${name}.`,
    negation: ({ denies }: Facts) =>
      denies ? "Besucher dürfen die Halle nie betreten." : "Besucher dürfen die Halle betreten.",
  },
} as const;

export interface DrawnCitation {
  kind: "paragraph" | "number" | "date" | "name" | "negation";
  paragraphs: ReadonlyMap<number, string>;
  right: string;
  wrong: string;
}

const kinds = ["paragraph", "number", "date", "name", "negation"] as const;

/** `draw(n)` is a whole number from 0 to n - 1. */
export function drawCitation(nth: number, draw: (below: number) => number): DrawnCitation {
  const kind = kinds[nth % kinds.length] ?? "paragraph";
  const language = nth % 2 === 0 ? "en" : "de";
  const facts: Facts = { number: 10 + draw(80), month: draw(12), name: names[draw(7)] ?? "", denies: draw(2) === 0 };
  const other: Facts = {
    number: facts.number + 1 + draw(9),
    month: (facts.month + 1 + draw(11)) % 12,
    name: names[(names.indexOf(facts.name) + 1 + draw(6)) % 7] ?? "",
    denies: !facts.denies,
  };
  const number = 1 + draw(99);
  const form = forms[draw(forms.length)] ?? ((sentence: string) => sentence);
  const say = kind === "paragraph" ? sentences[language].number : sentences[language][kind];
  const given = new Map([
    [number, paragraphs[language](facts)],
    [number + 1, "The canteen closes at three."],
  ]);
  return {
    kind,
    paragraphs: given,
    right: form(say(facts), `[¶${number}]`),
    wrong: kind === "paragraph" ? form(say(facts), `[¶${number + 2 + draw(40)}]`) : form(say(other), `[¶${number}]`),
  };
}
