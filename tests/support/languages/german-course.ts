// A course in German as people and models write it, for the browser that opens the tools.
import { emptyDraft, type CourseDraft } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";

const topic = "Sicher Gabelstapler fahren";
const module = "Modul 2: Lasten aufnehmen";

const outline = `# Sicher Gabelstapler fahren

Ein Kurs für neue Mitarbeitende im Lager, Niveau: Einstieg.

## Modul 1: Vor der Fahrt

Was vor jeder Fahrt zu prüfen ist. (60 Minuten)

- Die sechs Punkte der Abfahrtskontrolle nennen
- Einen Mangel erkennen und melden

## Modul 2: Lasten aufnehmen

Wie eine Last sicher aufgenommen wird. (60 Minuten)

- Den Schwerpunkt einer Last einschätzen
- Eine Palette ohne Ruck aufnehmen
`;

const lesson = `# Lasten aufnehmen

Eine Lektion von 60 Minuten für neue Mitarbeitende im Lager.

## Lernziele

Am Ende können die Teilnehmenden:

- Den Schwerpunkt einer Last einschätzen
- Eine Palette ohne Ruck aufnehmen

## Ablauf

| Minuten | Schritt | Methode | Material |
| --- | --- | --- | --- |
| 10 | Begrüßung | Gespräch | keines |
| 50 | Üben | zu zweit | Palette |
`;

const storyboard = `# Drehbuch: Lasten aufnehmen

## Bildschirm 1: Der Schwerpunkt

**Bild:** Eine Palette mit einem Kreuz in der Mitte.

**Sprechtext:** Der Schwerpunkt liegt selten dort, wo man ihn vermutet.

**Auf dem Bildschirm:** Schwerpunkt zuerst.

## Bildschirm 2: Die Gabeln

**Bild:** Zwei Gabeln unter einer Palette.

**Sprechtext:** Die Gabeln stehen so weit auseinander, wie es die Palette erlaubt.

**Auf dem Bildschirm:** Gabeln weit stellen.
`;

const questions = `# Lernkontrolle: Lasten aufnehmen

1. Was prüfen Sie zuerst?
   A. Den Schwerpunkt der Last
   B. Die Farbe der Palette
   C. Die Uhrzeit
   Antwort: A
   Begründung: Der Schwerpunkt entscheidet, ob die Last hält.

2. Wie weit stehen die Gabeln auseinander?
   A. So eng wie möglich
   B. So weit, wie es die Palette erlaubt
   C. Immer einen halben Meter
   Antwort: B
   Begründung: Weit gestellte Gabeln tragen die Last ruhiger.
`;

const material = `# Sicher Gabelstapler fahren: Lernmaterial

## Mit dem Zweck beginnen

Wer weiß, wofür eine Regel da ist, hält sich an sie.

## Bevor Sie weitermachen

- Welche Regel kennen Sie schon?
`;

export function aGermanCourse(): CourseDraft {
  const ofModule = (text: string) => ({ [module]: aGeneratedText({ about: module, text, language: "de" }) });
  const whole = (text: string) => aGeneratedText({ about: topic, text, language: "de" });
  return {
    ...emptyDraft,
    topic,
    options: { ...emptyDraft.options, audience: "Neue Mitarbeitende im Lager", language: "Deutsch" },
    selectedModule: module,
    "course-outline": whole(outline),
    "study-material": whole(material),
    "lesson-content": ofModule(lesson),
    storyboard: ofModule(storyboard),
    assessment: ofModule(questions),
  };
}
