// Numbers as titles write them: digits of any script, Roman and Chinese numerals, and words. The words are the first
// numbers in the languages that are usually asked for; a stem covers the endings of a language that inflects.

/** One line for each language: one to twelve, `|` between other forms, `*` after a stem. */
export const cardinals = [
  "one two three four five six seven eight nine ten eleven twelve",
  "eins|ein|eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  "un|une deux trois quatre cinq six sept huit neuf dix onze douze",
  "uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce",
  "uno|una due tre quattro cinque sei sette otto nove dieci undici dodici",
  "um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze",
  "één|een twee drie vier vijf zes zeven acht negen tien elf twaalf",
  "ett|en två tre fyra fem sex sju åtta nio tio elva tolv",
  "én|et|ett to tre fire fem seks syv|sju otte|åtte ni ti elleve|elve tolv",
  "yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen",
  "jeden|jedna|jedno dwa|dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć",
  "jedna|jeden dva|dvě tři čtyři pět šest sedm osm devět deset",
  "один|одна два|две три четыре пять шесть семь восемь девять десять",
  "один|одна два|дві три чотири п'ять|пʼять шість сім вісім дев'ять десять",
  "bir iki üç dört beş altı yedi sekiz dokuz on",
  "ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα δέκα",
  "unu doi|două trei patru cinci șase șapte opt nouă zece",
  "egy kettő három négy öt hat hét nyolc kilenc tíz",
  "واحد اثنان|اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة",
  "אחת|אחד שתיים|שניים שלוש|שלושה ארבע|ארבעה חמש|חמישה שש|שישה שבע|שבעה שמונה תשע|תשעה עשר|עשרה",
  "एक दो तीन चार पाँच|पांच छह|छः सात आठ नौ दस",
  "하나|일 둘|이 셋|삼 넷|사 다섯|오 여섯|육 일곱|칠 여덟|팔 아홉|구 열|십",
  "một hai ba bốn năm sáu bảy tám chín mười",
  "satu dua tiga empat lima enam tujuh delapan sembilan sepuluh",
];

export const ordinals = [
  "first second third fourth fifth sixth seventh eighth ninth tenth",
  "erst* zweit* dritt* viert* fünft* sechst* siebt*|siebent* acht* neunt* zehnt*",
  "premier|première deuxième|second|seconde troisième quatrième cinquième sixième septième huitième neuvième dixième",
  "primer|primero|primera segund* tercer|tercero|tercera cuart* quint* sext* séptim* octav* noven* décim*",
  "primo|prima second* terz* quart* quint* sest* settim* ottav* non* decim*",
  "primeir* segund* terceir* quart* quint* sext* sétim* oitav* non* décim*",
  "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende",
  "första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde",
  "første anden|andet|andre tredje fjerde femte sjette syvende|sjuende ottende|åttende niende tiende",
  "ensimmäinen toinen kolmas neljäs viides kuudes seitsemäs kahdeksas yhdeksäs kymmenes",
  "pierwsz* drug* trzeci* czwart* piąt* szóst* siódm* ósm* dziewiąt* dziesiąt*",
  "první druh* třetí čtvrt* pát* šest* sedm* osm* devát* desát*",
  "перв* втор* трет* четв* пят* шест* седьм* восьм* девят* десят*",
  "перш* друг* трет* четверт* п'ят*|пʼят* шост* сьом* восьм* дев'ят* десят*",
  "birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu",
  "πρώτ* δεύτερ* τρίτ* τέταρτ* πέμπτ* έκτ* έβδομ* όγδο* ένατ* δέκατ*",
  "prim* dou*|al.doilea tre* patr* cinc* șas* șapt* opt* nou* zec*",
  "első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik",
  "الأول*|أولى الثاني* الثالث* الرابع* الخامس* السادس* السابع* الثامن* التاسع* العاشر*",
  "ראשון*|הראשון* שני|שנייה|השני* שלישי* רביעי* חמישי* שישי* שביעי* שמיני* תשיעי* עשירי*",
  "पहला|पहली|प्रथम दूसरा|दूसरी|द्वितीय तीसरा|तीसरी|तृतीय चौथा|चौथी|चतुर्थ पाँचवाँ|पांचवां|पाँचवीं|पंचम छठा|छठी सातवाँ|सातवां आठवाँ|आठवां नौवाँ|नौवां दसवाँ|दसवां",
  "첫|첫째|첫번째 둘째|두번째 셋째|세번째 넷째|네번째 다섯째 여섯째 일곱째 여덟째 아홉째 열째",
];

const values = new Map<string, number>();
const stems: [stem: string, value: number][] = [];
for (const language of [...cardinals, ...ordinals]) {
  for (const [at, forms] of language.split(" ").entries()) {
    for (const form of forms.split("|")) {
      if (form.endsWith("*")) stems.push([form.slice(0, -1), at + 1]);
      else if (!values.has(form)) values.set(form, at + 1);
    }
  }
}

const longestEnding = 4;

/** The number that a word in small letters stands for. */
export function numberOfWord(word: string): number | undefined {
  return (
    values.get(word) ??
    romanNumber(word) ??
    chineseNumber(word) ??
    stems.find(([stem]) => word.startsWith(stem) && word.length <= stem.length + longestEnding)?.[1]
  );
}

const roman = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv".split(" ");

function romanNumber(word: string): number | undefined {
  const at = roman.indexOf(word);
  return at < 0 ? undefined : at + 1;
}

const chineseDigits = "零一二三四五六七八九";

export function chineseNumber(word: string): number | undefined {
  const [, tens, ten, ones] = /^([一二三四五六七八九]?)(十?)([零一二三四五六七八九]?)$/.exec(word) ?? [];
  if (ten === "十") return 10 * (tens ? chineseDigits.indexOf(tens) : 1) + (ones ? chineseDigits.indexOf(ones) : 0);
  return word.length === 1 && chineseDigits.includes(word) ? chineseDigits.indexOf(word) : undefined;
}

/** The text with every digit of another script as the digit of ours that it stands for. */
export function withPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** Digits stand ten in a row in Unicode, and a row begins behind what is no digit. */
function digitValue(code: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
