// The gender of German nouns, as far as their endings and the last part of a compound tell it.
type Gender = "m" | "f" | "n" | "p";

/** Nouns at work, also as the last part of a compound. */
const nouns: Record<Gender, string> = {
  m: "schein ausweis plan bericht vertrag auftrag antrag brief aufzug lift zug wagen stapler kran gurt helm schuh schutz schlüssel code test kurs raum schrank tisch stuhl platz weg gang tag monat bescheid nachweis beleg bogen ordner kollege kunde arzt chef rat ausschuss verband verein dienst einsatz unfall brand alarm schaden fehler druck strom filter server rechner laptop bildschirm drucker scanner vermerk eintrag hinweis leitfaden katalog kalender zettel stempel umschlag karton behälter kittel handschuh anzug ausschalter schalter stecker verteiler punkt termin zeitplan bestand vorrat wert preis lohn urlaub pass lappen besen eimer wein kaffee verstand vorstand betrieb prozess ablauf entwurf beschluss mangel verlust gewinn umsatz etat haushalt kredit zins rabatt skonto scheck anruf rückruf anhang link port virus wurm trojaner angriff mitarbeiter bote fahrer experte zeuge laie junge name gedanke buchstabe käse wille",
  f: "karte liste nummer stelle karre tafel tasche flasche decke matte maske brille weste hose jacke mütze leiter rampe tür treppe halle straße firma bank kasse miete rente steuer gebühr pflicht arbeit zeit woche stunde minute regel norm ordnung anweisung akte mappe datei post mail nachricht frage antwort bitte klage anzeige meldung probe analyse methode technik maschine pumpe säge presse lampe leuchte sicherung batterie software hardware maus tastatur adresse app webseite seite marke ware kiste palette folie waage uhr schicht pause reise fahrt route tour hilfe pflege spritze salbe tablette wunde diagnose therapie praxis klinik schule prüfung note übung lehre ausbildung schulung kraft leitung führung chefin ärztin behörde polizei feuerwehr versicherung police kündigung abmahnung vollmacht unterschrift quittung rechnung mahnung bilanz steuererklärung zahlung überweisung auskunft betriebsanleitung firewall cloud wand kamera bürste seife creme dusche toilette küche kantine speisekarte landkarte visitenkarte gabel kette schraube mutter zange schere geschichte gemeinde geste",
  n: "zentrum sekretariat zeug gerät mittel werkzeug fahrzeug gebäude büro lager haus dach tor fenster zimmer bad bett regal fass rohr ventil kabel netz netzteil handy telefon fax buch heft blatt formular protokoll dokument schild zeichen siegel zertifikat zeugnis patent gesetz recht urteil gericht amt gutachten angebot konto geld gehalt budget ziel ergebnis projekt team gespräch treffen seminar training video bild foto diagramm modell muster system programm passwort kennwort backup update werk produkt material metall holz glas wasser öl gas feuer licht signal horn seil netzwerk rechenzentrum labor blut medikament pflaster attest rezept krankenhaus personal mitglied kind opfer risiko problem ereignis leck auto rad boot schiff flugzeug paket maß gewicht volumen datum jahr ende auge interesse lexikon lineal",
  p: "daten kosten leute eltern ferien möbel zinsen einkünfte unterlagen papiere finanzen auftraggebern",
};

const genders = new Map(
  Object.entries(nouns).flatMap(([gender, all]) => all.split(" ").map((noun) => [noun, gender as Gender] as const)),
);
const longestFirst = [...genders.keys()].toSorted((one, other) => other.length - one.length);

const endings: [RegExp, Gender][] = [
  [/(?:ung|heit|keit|schaft|tion|sion|tät|ik|enz|anz|ur|ei|ie|rin|isse|age|ade|ette|elle|logie)$/, "f"],
  [/(?:chen|lein|um|ment|nis|tum|ett|ma|at)$/, "n"],
  [/(?:ling|ismus|ist|or|ant|ent|eur|er|ig|ich|loge|graf|us)$/, "m"],
  // Neither "Gewinde" nor what is an adjective otherwise: "Angestellte", "Betroffene", "Angehörige".
  [/^(?!ge|(?:an|vor|be|ver)\p{Ll}+te$)(?!.*(?:[eo]ne|ige|ende|liche|kranke)$).*e$/u, "f"],
];

/** Of the noun that an option begins with, articles and adjectives left out; undefined where nothing tells it. */
export function genderOf(option: string): Gender | undefined {
  const [word] = /\p{Lu}[\p{L}-]*/u.exec(option) ?? [];
  if (word === undefined || /^[A-ZÄÖÜ]{2,}$/.test(word)) return undefined;
  const noun = word.toLowerCase();
  const known = longestFirst.find((each) => noun === each || (each.length > 3 && noun.endsWith(each)));
  return known === undefined ? endings.find(([ending]) => ending.test(noun))?.[1] : genders.get(known);
}
