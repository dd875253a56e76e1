// The sorts of a plan's actions. Only coaching and courses train people; a thing to be decided, mended or written down
// first is none of both.
export const actionKinds = ["decision", "process", "job aid", "coaching", "course"] as const;
export type ActionKind = (typeof actionKinds)[number];

/** The beginnings of their names in the usual languages. */
const beginnings: Record<ActionKind, RegExp> = {
  decision:
    /^(?:decis|décis|entscheid|besluit|decyz|rozhod|karar|решен|рішен|beslut|αποφ|決定|决定|決断|قرار|निर्ण|החלט)/u,
  process: /^(?:proc|proz|ablauf|süreç|процес|διαδικ|プロセス|手順|流程|عملي|प्रक्रि|תהליך)/u,
  "job aid":
    /^(?:job aid|checklist|checkliste|prüfliste|arbeitshilfe|merkblatt|aide|ayuda|aiuto|auxílio|lista|hulpmiddel|pomoc|(?:iş )?yardım|памят|чек|βοήθ|チェックリスト|清单|清單|أداة)/u,
  coaching: /^(?:coach|mentor|tutor|begleit|наставн|коуч|コーチ|辅导|輔導|تدريب فردي)/u,
  course:
    /^(?:course|training|workshop|seminar|schulung|kurs|curso|cours|formation|corso|formazione|formación|formação|cursus|opleiding|szkoleni|eğitim|курс|обуч|тренинг|навчан|σεμιν|研修|講座|コース|培训|培訓|课程|دورة|कोर्स)/u,
};

/** The kind that was written, however carelessly and in the usual languages; undefined for a word that is none. */
export function actionKindOf(written: string): ActionKind | undefined {
  const plain = written
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
  return actionKinds.find((kind) => kind === plain) ?? actionKinds.find((kind) => beginnings[kind].test(plain));
}

/** An action without a sort may be training. */
export function isTraining(kind: ActionKind | undefined): boolean {
  return kind === undefined || kind === "coaching" || kind === "course";
}
