// Sentences of a model to its user around the text: "Sure! Here is ...", "Let me know if ...". The prompts ask for
// none, so sentences before the title are chatter in every language; elsewhere the usual words tell it.
import { lineOf, type TextLine } from "./text-lines";

const sureWords =
  "sure|of course|certainly|absolutely|gladly|okay|ok|alright|great|gerne?|natürlich|klar|selbstverständlich|bien sûr|avec plaisir|d'accord|certainement|claro|por supuesto|con gusto|desde luego|com certeza|certo|certamente|volentieri|natuurlijk|graag|zeker|självklart|visst|selvfølgelig|selvsagt|tietenkin|oczywiście|jasne|jistě|samozřejmě|конечно|хорошо|разумеется|звісно|звичайно|tabii|tabii ki|elbette|φυσικά|βεβαίως|desigur|sigur|természetesen|はい|承知しました|承知いたしました|かしこまりました|もちろんです|好的|好|当然|當然|네|물론입니다|물론이죠|알겠습니다|بالتأكيد|بالطبع|حسنًا|حسنا|बिल्कुल|ज़रूर|जरूर|בטח|בהחלט|tentu|baik|vâng|chắc chắn|dĩ nhiên|แน่นอน";
const hereWords =
  "here is|here are|here's|below is|below you|hier ist|hier sind|hier finden|anbei|voici|aquí tienes|aquí está|a continuación|aqui está|segue|ecco|di seguito|hier is|hierbij|här är|här kommer|her er|tässä on|oto|zde je|tady je|вот|ось|işte|aşağıda|ορίστε|iată|íme|以下は|以下に|以下是|下面是|这是|아래와|아래는|다음은|إليك|إليكم|यह रही|यह रहा|यहाँ|ये रहे|הנה|berikut|dưới đây|นี่คือ";
const sureOrHere = new RegExp(
  String.raw`^(?:(?:${sureWords})\s?[!,.:;…—–、，。！]|(?:${hereWords})(?![\p{L}\p{M}]))`,
  "iu",
);
const closing =
  /^(?:(?:note: )?(?:the )?(?:correct|right) answers? (?:is|are) (?:marked|indicated|shown|highlighted)|(?:hinweis: )?die richtigen? antwort(?:en)? (?:ist|sind) (?:jeweils )?(?:mit|durch|fett|markiert|gekennzeichnet)|let me know|feel free|please let me|i hope (?:this|that|you)|hope this|would you like|do you want me|if you(?:'d| would) like (?:me|more|any|to add)|if you (?:want|need) (?:me|more|any|further)|is there anything|happy (?:learning|training)|good luck|lassen sie (?:es )?mich wissen|lass mich wissen|sagen sie (?:mir )?bescheid|ich hoffe|soll ich|möchten sie|möchtest du|wenn sie (?:möchten|wünschen|wollen|weitere)|bei (?:weiteren )?fragen|viel erfolg|gutes gelingen|n'hésite|j'espère|souhaitez-vous|voulez-vous|dites-moi|si vous (?:souhaitez|voulez|avez)|quieres que|te gustaría|le gustaría|desea que|espero que|si (?:quieres|necesitas|desea|necesita)|avísame|házmelo|quer que|gostaria|se (?:quiser|precisar|desejar)|posso |vuoi che|vuole|spero|fammi sapere|se (?:vuoi|desideri|hai bisogno)|laat (?:het )?me|wilt u|wil je|als (?:u|je) (?:wilt|wil|meer)|ik hoop|hör av dig|vill du|om du (?:vill|behöver)|jag hoppas|si til|vil du|hvis du (?:vil|ønsker)|jeg håber|jeg håper|jos haluat|kerro|daj znać|dajcie znać|jeśli (?:chcesz|potrzebujesz|chcieliby)|mam nadzieję|czy (?:chcesz|mam)|pokud (?:chcete|potřebujete|byste)|dejte (?:mi )?vědět|doufám|chcete|если (?:хотите|нужно|вам)|дайте знать|надеюсь|хотите|якщо|сподіваюся|umarım|isterseniz|başka (?:bir |soru)|ελπίζω|αν θέλετε|sper că|dacă dori|remélem|ha szeretn|ご不明|ご質問|他に|必要であれば|必要に応じて|ご要望|如果(?:您|你|需要)|希望(?:这|对|以上)|需要我|如需|如有|도움이|더 필요|추가로|원하시면|필요하시면|궁금한|إذا (?:كنت|أردت|احتجت)|هل (?:تريد|تود|ترغب)|آمل|أخبرني|अगर आप|यदि आप|क्या आप|आशा है|אם (?:תרצה|תרצו|יש)|אשמח|semoga|jika (?:anda|ingin)|apakah anda|hy vọng|nếu bạn|bạn có muốn|หาก|หวังว่า)/iu;

/** Longer paragraphs are part of the text, and so are more of them. */
const longestChatter = 400;
const mostParagraphs = 4;
const closesSentence = /[.:!?…。！？：।؟]["»”』」)]?$/u;

/** Returns the text without such a paragraph at its beginning and at its end. */
export function withoutChatter(text: string): string {
  const raws = text.split(/(?<=\n)/);
  const lines = raws.map((raw) => lineOf(raw));
  const from = beginning(lines);
  const to = end(lines, from);
  return from === 0 && to === raws.length ? text : raws.slice(from, to).join("");
}

function beginning(lines: readonly TextLine[]): number {
  const title = titleBehindChatter(lines);
  if (title > 0) return title;
  const first = lines.findIndex(isWords);
  const gap = lines.findIndex(({ kind }, at) => at > first && kind !== "plain");
  const next = lines.findIndex((line, at) => at >= gap && isWords(line));
  if (first < 0 || gap < 0 || next < 0 || lines[first]?.kind !== "plain") return 0;
  const words = paragraphOf(lines.slice(first, gap));
  if (words.length > longestChatter) return 0;
  return sureOrHere.test(words) ? next : 0;
}

/** The place of the title, if nothing but paragraphs of whole sentences stands before it; else 0. */
function titleBehindChatter(lines: readonly TextLine[]): number {
  const title = lines.findIndex(({ kind, level }) => kind === "heading" && level === 1);
  const before = lines.slice(0, Math.max(0, title));
  if (before.some(({ kind }) => !["plain", "blank", "rule"].includes(kind))) return 0;
  const paragraphs = paragraphsBefore(before);
  const isChatter = paragraphs.every((words) => words.length <= longestChatter && closesSentence.test(words));
  return isChatter && paragraphs.length <= mostParagraphs ? Math.max(0, title) : 0;
}

function end(lines: readonly TextLine[], from: number): number {
  const last = lines.findLastIndex(isWords);
  const gap = lines.findLastIndex(({ kind }, at) => at < last && kind !== "plain");
  const words = paragraphOf(lines.slice(gap + 1, last + 1));
  const isApart = gap > from && ["blank", "rule"].includes(lines[gap]?.kind ?? "");
  if (!isApart || lines[last]?.kind !== "plain" || words.length > longestChatter || !closing.test(words))
    return lines.length;
  return lines.findLastIndex((line, at) => at <= gap && isWords(line)) + 1;
}

function paragraphsBefore(lines: readonly TextLine[]): string[] {
  const gaps = lines.flatMap((line, at) => (isWords(line) ? [] : [at]));
  const stretches = [-1, ...gaps].map((gap, nth) => lines.slice(gap + 1, gaps[nth]));
  return stretches.map(paragraphOf).filter((words) => words !== "");
}

function isWords({ kind }: TextLine): boolean {
  return kind !== "blank" && kind !== "rule";
}

/** The words of a paragraph, without signs before them. */
function paragraphOf(lines: readonly TextLine[]): string {
  return lines
    .map(({ text }) => text)
    .join(" ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
}
