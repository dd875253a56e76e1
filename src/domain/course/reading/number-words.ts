// Numbers as titles write them: digits of any script, Roman and Chinese numerals, and words. The words are the first
// numbers in the languages that are usually asked for; a stem covers the endings of a language that inflects.

/** One line for each language: one to twelve, `|` between other forms, `*` after a stem. */
const cardinals = [
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

const ordinals = [
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

/** From thirteen on, and in tens from twenty. */
const teens: Readonly<Record<string, string>> = {
  en: "thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  de: "dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
};
const tens: Readonly<Record<string, string>> = {
  en: "twenty thirty forty fifty sixty seventy eighty ninety",
  de: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
};

/** The languages of the lines above. */
const languages = "en de fr es it pt nl sv da fi pl cs ru uk tr el ro hu ar he hi ko vi id".split(" ");

/** Other words that count, in the languages in which they are most usual. */
const furtherWords: Readonly<Record<string, string>> = {
  en: "once=1 a=1 an=1 each=1 single=1 twice=2 both=2 pair=2 couple=2 double=2 third=3 quarter=15 half=30 dozen=12 hundred=100 thousand=1000",
  de: "zwo=2 beide=2 doppelt=2 paar=2 halb=30 viertel=15 hundert=100 tausend=1000",
  fr: "deuxi=2 quart=15 demi=30 quinze=15 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 mille=1000",
  es: "ambos=2 ambas=2 cuarto=15 media=30 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 cien=100 mil=1000",
  it: "quarto=15 mezz=30",
  pt: "quarto=15 meia=30",
  nl: "kwartier=15 half=30",
  pl: "kwadrans=15 pół=30",
  ko: "한=1 두=2 세=3 네=4",
  ar: "ثلاث=3 أربع=4 خمس=5 ست=6 سبع=7 ثماني=8 تسع=9 عشر=10 نصف=30 ربع=15 يومين=2 يومان=2 ساعتين=2 ساعتان=2 دقيقتين=2 دقيقتان=2 سنتين=2 سنتان=2 شخصين=2 شخصان=2 مرتين=2 مرتان=2 درجتين=2 درجتان=2",
};

const wordsByTag = new Map<string, ReadonlyMap<string, number>>();

/** The words of a language that stand for a number, or their beginnings, in small letters; none if it is unknown. */
export function numberWordsOf(language: string): ReadonlyMap<string, number> {
  const words = wordsByTag.get(language) ?? lexiconFor(language);
  if (words.size > 0) wordsByTag.set(language, words);
  return words;
}

function lexiconFor(language: string): ReadonlyMap<string, number> {
  const tag = language.split("-")[0] ?? "";
  const at = languages.indexOf(tag === "nb" ? "da" : tag);
  const words = [...formsOf(cardinals[at]), ...formsOf(ordinals[at]), ...higherNumbersOf(tag)];
  const further = (furtherWords[tag] ?? "").split(" ").flatMap((entry) => {
    const [word, value] = entry.split("=");
    return word && value ? [[word, Number(value)] as const] : [];
  });
  return new Map([...words, ...further]);
}

function formsOf(line = ""): (readonly [form: string, value: number])[] {
  return line
    .split(" ")
    .flatMap((forms, nth) => forms.split("|").map((form) => [form.replace("*", ""), nth + 1] as const));
}

function higherNumbersOf(tag: string): (readonly [word: string, value: number])[] {
  const inTens = (tens[tag] ?? "").split(" ").map((word, nth) => [word, 10 * (nth + 2)] as const);
  const single = (teens[tag] ?? "").split(" ").map((word, nth) => [word, nth + 13] as const);
  return [...single, ...inTens].filter(([word]) => word !== "");
}

/** The words for whole numbers below a hundred that are one word, without ordinals. */
export function cardinalsOf(tag: "en" | "de"): ReadonlyMap<string, number> {
  return new Map([...formsOf(cardinals[languages.indexOf(tag)]), ...higherNumbersOf(tag)]);
}

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
