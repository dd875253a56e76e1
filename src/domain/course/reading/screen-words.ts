// The words that the screens of a storyboard are called by, beside those of series-words.ts.
import { appendices, wordOf, type Fit } from "./series-words";

const screenWords =
  /^(?:screen|scene|szene|scène|escena|scena|cena|scen|сцен|sahne|场景|シーン|장면|مشهد|दृश्य|σκην|bildschirm|schermat|scherm|skärm|skjerm|skærm|pantalla|écran|ecran|tela|ecrã|ekran|экран|екран|画面|スクリーン|화면|屏|页|ページ|슬라이드|幻灯|slide|folie|dia|diapositiv|lámina|(?:ال)?شاشة|स्क्रीन|slajd|слайд|bild|obrazovk|näyttö|οθόν|מסך|หน้าจอ|màn hình|layar)/u;

export function screenFit(series: string): Fit {
  const word = wordOf(series);
  if (appendices.test(word)) return 0;
  return screenWords.test(word) ? 3 : 2;
}
