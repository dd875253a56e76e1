// The words around an option's label on a line that names the right one, and the marks of right and wrong. Words that
// stand in no list name nothing: a key that is not certain is none.

/** Tells whether a word is in the list; `*` stands behind a stem. Chinese and Japanese words may be put together. */
function wordTest(words: string, signs = ""): (word: string) => boolean {
  const all = words.split(/\s+/);
  const whole = new Set(all.filter((word) => !word.endsWith("*")));
  const stems = all.flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1)] : []));
  const joined = signs === "" ? undefined : new RegExp(`^(?:${signs})+$`, "u");
  return (word) => {
    const small = word.toLowerCase();
    return whole.has(small) || stems.some((stem) => small.startsWith(stem)) || (joined?.test(word) ?? false);
  };
}

const right = `correct right true richtig richtige richtiger richtiges richtigen korrekt korrekte wahr correcte corrects
  correctes correcta correcto correctas correctos juste exact exacte vrai bonne bonnes bon verdadera verdadero corretta
  corretto giusta giusto vero vera certa certo verdadeira verdadeiro rätt rätta riktig riktigt riktige rigtig rigtigt
  rigtige juist juiste goed goede oikea oikein poprawn* prawidłow* správn* верн* верно правильн* вірн* правилен doğru
  σωστ* corect* helyes しい 정답 정답은 옳은 맞는 صحيح صحيحة الصحيح الصحيحة सही נכון נכונה הנכון הנכונה đúng benar tepat ถูก
  ถูกต้อง`;

const wrong = `wrong incorrect false not no mistake mistakes trap distractor distractors falsch* unrichtig* inkorrekt*
  nicht fehler faux fausse erreur incorrecte incorrecta incorrecto incorreta incorreto falsa falso errada errado
  sbagliata sbagliato errata errato fout foute onjuist onjuiste fel felaktig* feil forkert* väärin väärä błędn*
  nieprawidłow* niepoprawn* nesprávn* špatn* неверн* неправильн* невірн* yanlış λάθος greșit* incorect* helytelen
  rossz 틀린 틀림 오답 오답은 خطأ خاطئ خاطئة गलत שגוי שגויה לא sai salah ผิด 間違い`;

/** Words for an option, which some models write before each label: "Option A: ...". */
const optionNouns = `option options choice möglichkeit choix opción opcion alternativa opção opzione optie alternativ
  svarsalternativ vaihtoehto opcja wariant možnost вариант варіант şık seçenek επιλογή opțiunea varianta الخيار विकल्प 보기
  pilihan ตัวเลือก 选项 選項 選択肢`;

/** In the title over all options: "Options:". */
const optionTitles = `${optionNouns.replaceAll(/\S+/g, "$&*")} antwort* opçõ* opzion* optie* vaihtoehd* opcj* şıkl*`;
/** "Question: What?" */
const questionNouns = `question frage pregunta domanda vraag pergunta fråga spørgsmål spørsmål kysymys pytanie otázka вопрос
  питання soru ερώτηση întrebare kérdés السؤال سؤال प्रश्न 질문 문제 שאלה pertanyaan soal คำถาม 问题 問題 题目 題目 质问 質問 設問`;

const nouns = `${optionNouns} answer answers letter key solution antwort antworten lösung lösungen
  buchstabe réponse réponses reponse lettre respuesta respuestas letra clave solución resposta respostas gabarito
  risposta risposte lettera soluzione antwoord antwoorden svar svaret alternativet valg vastaus odpowied* odpověď
  odpovědi odpoveď ответ ответы буква відповідь cevap yanıt απάντηση răspuns răspunsul válasz الإجابة الاجابة الجواب
  الإختيار الاختيار 정답 정답은 답 답은 उत्तर תשובה התשובה אפשרות đáp án phương câu trả lời jawaban คำตอบ ข้อ`;

const chineseWords = "正确|正確|正解|正答|正|答案|解答|答|选项|選項|選択肢|选择|选|選|是|为|為|项|項|的|应";

/** Articles, forms of "to be" and other words that hold those together. */
const joins = `is are it the a an of would be both ist sind es die das der lautet wäre beide beides est c la le les l il el
  los las lo o os as e é è et son sont sono são y het een de den det är er on jest to je este это есть и είναι η το ή هو
  هي है הוא היא là adalah は が です である だ え の 의 은 는 dir dır dur dür
  so thus therefore hence also deshalb darum daher somit donc ainsi entonces así luego portanto logo quindi dunque dus
  daarom dlatego więc proto поэтому значит тому отже yüzden άρα deci tehát לכן لذلك इसलिए 그래서 따라서 よって 所以 因此`;

/** "B şıkkı", "B seçeneği", "B-alternativet". */
const behindLabel = `şıkkı şıkkıdır şık seçeneği seçeneğidir cevabı cevabıdır alternativet 번 번이다 번입니다 이다 입니다 です
  である だ`;

const isNoun = wordTest(nouns, chineseWords);
export const isOptionNoun = wordTest(optionNouns);
export const isOptionTitle = wordTest(optionTitles);
export const isQuestionNoun = wordTest(questionNouns);
const isRight = wordTest(right, "正确|正確|正解|正答|正");
const isWrong = wordTest(wrong);
const isJoin = wordTest(joins);
const isSuffix = wordTest(behindLabel, "项|項|选项|選項|番|正确|正確|正解");

/** Tells whether words hold one for an answer, for an option or for right, and none for wrong. */
export function namesAnswer(words: string): boolean {
  return answerWordsIn(words).some((word) => isNoun(word) || isRight(word)) && !namesWrong(words);
}

/** Tells whether a word for wrong stands among them. */
export function namesWrong(words: string): boolean {
  return answerWordsIn(words).some((word) => isWrong(word) || /[错錯誤误]|^不./u.test(word));
}

/** Tells whether they are a title for the answer, and nothing else. */
export function saysAnswer(words: string): boolean {
  return namesAnswer(words) && answerWordsIn(words).every(isBeforeLabel);
}

/** Tells whether they say that an option is right, and nothing else. */
export function saysRight(words: string): boolean {
  const all = answerWordsIn(words);
  return all.some(isRight) && all.every(isBeforeLabel);
}

/** Tells whether they say that an option is wrong, and nothing else. */
export function saysWrong(words: string): boolean {
  return namesWrong(words) && answerWordsIn(words).every((word) => namesWrong(word) || isBeforeLabel(word));
}

/** Tells whether a word may stand before a label that names the right option. */
export function isBeforeLabel(word: string): boolean {
  return isNoun(word) || isRight(word) || isJoin(word);
}

/** Tells whether it may stand behind the label. */
export function isBehindLabel(word: string): boolean {
  return isTellingBehindLabel(word) || isJoin(word);
}

/** Tells whether it says by itself that the label before it names the right option. */
export function isTellingBehindLabel(word: string): boolean {
  return isSuffix(word) || isRight(word);
}

/** Words, with those of scripts without spaces cut where the script changes: "选项B", "正解はイです", "2번". */
export const answerWord =
  /[①-⓿㉠-㉭]|\p{Script=Katakana}[\p{Script=Katakana}ー]*|\p{Script=Hiragana}+|\p{Script=Han}+|\p{Script=Hangul}+|\p{N}+(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}])|(?:(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}①-⓿㉠-㉭])[\p{L}\p{M}\p{N}])+/gu;

/** Longer texts are sentences, of which the beginning tells enough. */
const longestWords = 200;

function answerWordsIn(value: string): string[] {
  return value.slice(0, longestWords).match(answerWord) ?? [];
}
