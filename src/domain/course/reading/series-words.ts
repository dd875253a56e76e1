// The words that series of titles are called by. The form of an outline says what is numbered; these words decide only
// where several things are: modules or the parts that they are in, screens or the chapters around them.

/** The fit of a series' word for a kind of title: the higher the better. */
export type Fit = 0 | 1 | 2 | 3;

const moduleWords =
  /^(?:e-?)?(?:lern|kurs|learning )?(?:mod|mód|mòd|mô-?đun|мод|μοδ|ενότ|モジュール|모듈|模|单元|單元|وحدة|الوحدة|وحده|मॉड्यूल|माड्यूल|मोड्यूल|โมดูล|מודול)/u;
const unitWords =
  /^(?:lern|kurs|learning )?(?:unit|unid|einheit|eenheid|enhet|enhed|ünite|jednost|блок|block|bloc|ユニット|단원|유닛|इकाई|หน่วย|יחיד|học phần|κεφ)/u;
const screenWords =
  /^(?:screen|bildschirm|schermat|scherm|skärm|skjerm|skærm|pantalla|écran|ecran|tela|ecrã|ekran|экран|екран|画面|スクリーン|화면|屏|页|ページ|슬라이드|幻灯|slide|folie|dia|diapositiv|lámina|شاشة|الشاشة|स्क्रीन|slajd|слайд|bild|obrazovk|näyttö|οθόν|מסך|หน้าจอ|màn hình|layar)/u;
const partsAround =
  /^(?:part|parts|teil|parte|partie|deel|del|część|část|часть|частина|kısım|etap|etapa|étape|tappa|phase|fase|faza|fáze|фаза|этап|етап|aşama|stage|stufe|block|level|niveau|nivel|livello|schritt|step|paso|passo|stap|steg|krok|шаг|adım|lesson|lektion|lección|leccion|leçon|lezione|lição|les|lekcja|lekce|урок|ders|レッスン|ステップ|レベル|フェーズ|部|課|课|節|节|步|阶段|階段|阶|部分|단계|레슨|부|과|الجزء|الجزء|المرحلة|مرحلة|الدرس|درس|الخطوة|चरण|भाग|पाठ|खंड|часть|week|woche|semana|semaine|settimana|settimana|vecka|tydzień|неделя|hafta|週|周|주|day|tag|día|dia|jour|giorno|dag|dzień|день|gün|日|天|일|objective|lernziel|ziel|objetivo|objectif|obiettivo|doel|mål|cel|цель|hedef|目標|目标|목표)$/u;
const appendices =
  /^(?:appendix|anhang|anlage|annex|annexe|anexo|apéndice|apêndice|allegato|appendice|bijlage|bilaga|vedlegg|bilag|liite|załącznik|aneks|příloha|приложение|додаток|ek|παράρτημα|付録|附录|附錄|附|부록|الملحق|ملحق|परिशिष्ट|נספח|lampiran|phụ lục|figure|table|tabelle|abbildung|source|note)$/u;

export function moduleFit(series: string): Fit {
  const word = wordOf(series);
  if (appendices.test(word)) return 0;
  if (moduleWords.test(word) || unitWords.test(word)) return 3;
  return partsAround.test(word) ? 1 : 2;
}

export function screenFit(series: string): Fit {
  const word = wordOf(series);
  if (appendices.test(word)) return 0;
  return screenWords.test(word) ? 3 : 2;
}

export function isModuleWord(word: string): boolean {
  return moduleWords.test(word) || unitWords.test(word);
}

function wordOf(series: string): string {
  return series.replace(/ (?:before|after)$/, "");
}
