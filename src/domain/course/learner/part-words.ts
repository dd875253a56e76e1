// The words by which a storyboard and a lesson label their parts, in the languages of the player and some more. A label
// is known by the first kind that fits, so "Bildschirmtext" is no picture.

export type PartKind =
  | "agenda"
  | "narration"
  | "feedback"
  | "interaction"
  | "time"
  | "visual"
  | "shown"
  | "question"
  | "method"
  | "material"
  | "setup"
  | "trainer";

const kindsOfParts: readonly (readonly [PartKind, RegExp])[] = [
  [
    "agenda",
    /^(?:agenda|lesson plan|session plan|timetable|schedule|ablauf\p{L}*|zeitplan\p{L}*|stundenplan|unterrichtsverlauf|déroul\p{L}+|ordre du jour|orden del día|programa|programma|cronograma|scaletta|lesverloop|verloop|dagordning|kursplan|upplägg|plan(?: zajęć| lekcji| занятия| уроку)?|ders akışı|akış|流程|アジェンダ|進行表|時間割|议程|日程|진행 순서|جدول(?: الأعمال)?|סדר יום|לו"?ז)$/u,
  ],
  [
    "trainer",
    /^(?:(?:notes? for |for )?(?:the )?(?:trainer|facilitator|instructor|teacher)|moderation|hinweise? für (?:die |den )?(?:trainer|dozent|kursleit|moderat|lehr)|trainer|dozent|kursleit|notes? (?:pour|du|de) (?:le |l.)?(?:formateur|formatrice|animateur)|notas? (?:para|del|de la|do|da) (?:el |la |o |a )?(?:formador|instructor|docente|facilitador)|note per il (?:docente|formatore)|docent|notities voor|讲师|講師|강사|للمدرب|ملاحظات المدرب|למנחה|production|produktion|notas de produção|hinweise für die produktion)/u,
  ],
  [
    "narration",
    /narrat|narrac|narraç|narraz|voice|voix|\bvoz\b|locuci|locuç|voce|sprech|sprach|erzähl|kommentar|commentair|vertell|gesproken|berättar|fortell|speaker|\baudio\b|\bton\b|\bson\b|said|gesagt|ナレーション|音声|旁白|解说|配音|내레이션|나레이션|الصوت|السرد|التعليق|קריינות|диктор|закадр|lektor|narracj|seslendir|anlatım/u,
  ],
  [
    "feedback",
    /feedback|rückmeldung|retour|retroaliment|devoluci|retorno|riscontro|återkoppling|フィードバック|反馈|피드백|التغذية|משוב/u,
  ],
  [
    "interaction",
    /interact|interakt|interac|interaz|interaç|activit|activid|ativid|attivit|aktivit|aufgabe|handlung|does|操作|活动|互动|交互|상호작용|활동|التفاعل|النشاط|אינטראקציה|פעילות|действи|взаимодейств|etkileşim|interakcj/u,
  ],
  [
    "time",
    /\btime\b|timing|duration|length|minutes?\b|seconds\b|\bzeit|dauer|minuten|sekunden|durée|temps|\btiempo|duraci|minutos|\btempo|durata|minuti|tijd|duur|duraç|\btid\b|tidsåtgång|längd|czas|время|длительн|час\b|süre|時間|时间|時長|시간|المدة|الزمن|الوقت|זמן|משך/u,
  ],
  [
    "visual",
    /alternativ\p{L}*.?te(?:xt|kst)|\balt.?text|text.?alternativ|texte? (?:de )?(?:alternati|remplacement)|texto alternativo|testo alternativo|代替テキスト|替代文[本字]|النص البديل|טקסט חלופי/u,
  ],
  [
    "shown",
    /on.?screen|text|bildschirm|anzeige|gezeigt|shown|écran|texte|pantalla|testo|schermo|scherm|tekst|ecrã|tela\b|skärm|表示|画面|屏幕|文字|화면|الشاشة|النص|מסך|טקסט|экран|ekran/u,
  ],
  [
    "visual",
    /visual|visuel|visuell|visivo|image|imagen|imagem|immagin|picture|photo|graphic|grafik|\bbild|illustration|beeld|scene|szene|図|画像|映像|视觉|画面描述|이미지|영상|الصورة|المشهد|תמונה|ויזואל|изображ|картин|görsel|obraz/u,
  ],
  [
    "question",
    /^(?:question|frage|pregunta|domanda|vraag|pergunta|fråga|質問|問題|问题|질문|السؤال|שאלה|вопрос|soru|pytanie)/u,
  ],
  [
    "method",
    /^(?:methods?|methoden?|méthodes?|métodos?|metod[oiy]|metoden?|werkvorme?n?|sozialform|social form|format|yöntem|метод\p{L}*|方法|방법|الطريقة|الأسلوب|שיטה)$/u,
  ],
  [
    "material",
    /^(?:materials?(?: needed| list)?|materialien|arbeitsmaterial|unterlagen|medien|media|equipment|matériel|materiales?|recursos|materiais|materiali|materiaal|materialen|hulpmiddelen|malzeme\p{L}*|материал\p{L}*|材料|教材|素材|준비물|자료|المواد|المادة|חומרים)$/u,
  ],
  [
    "setup",
    /^(?:groups|group size|grouping|(?:what )?you(?: will)? need|gruppen(?:größe|bildung)?|sie brauchen|benötigt\p{L}*|groupes|grupos|gruppi|groepen)$/u,
  ],
];

/** Longer words are a sentence. */
const mostOfLabel = 80;

/** The kind of part that a label names; undefined for other words. */
export function partKind(label: string): PartKind | undefined {
  if (label.length > mostOfLabel) return undefined;
  const words = label
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s:：.]+$/u, "")
    .trim();
  return kindsOfParts.find(([, pattern]) => pattern.test(words))?.[0];
}

/** The parts of a lesson that plan it. */
const trainersKinds: ReadonlySet<PartKind | undefined> = new Set(["agenda", "method", "material", "trainer"]);

/** True for a label below a heading that organises the group. As a heading or a column the same word may be taught. */
export function isOrganising(label: string): boolean {
  return isTrainers(label) || partKind(label) === "setup";
}

/** True for the heading, the column or the label of a part that is the trainer's. */
export function isTrainers(label: string): boolean {
  return trainersKinds.has(partKind(label));
}
