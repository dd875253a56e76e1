import { expect, test } from "vitest";
import { citationFault, type CitationFault } from "../check-citations";

type Row = readonly [paragraph: string, sentence: string, fault?: CitationFault];

function holds(rows: readonly Row[]): void {
  const judged = rows.map(([paragraph, sentence, fault]) => [paragraph, sentence, fault ?? "sound"] as const);
  test.each(judged)("beside “%s” the sentence “%s” counts as %s", (paragraph, sentence, judgement) => {
    expect(citationFault(sentence, paragraph, "other") ?? "sound").toBe(judgement);
  });
}

const pool = "The pool is kept at 28 °C, the sauna at 90 °C. Towels are in bay 6. It takes five minutes to dry.";
const club =
  "The club meets at 9:15, 12:30 and 18:45 on the terrace. The fee rose by 5 percent to 84 euros. Those under twelve pay nothing.";
const lamp =
  "Die Lampe wird mit 50 ml Öl auf 10 Liter Wasser gefüllt und 12 Stunden getestet. Der Preis beträgt 0,45 Euro.";

// Numbers that follow from those of a paragraph, and such as only seem to.
holds([
  [pool, "Drying takes 6 minutes.", "number"],
  [pool, "It takes 28 minutes to dry.", "number"],
  [club, "The club meets three times."],
  [club, "The club meets four times.", "number"],
  [club, "The fee used to be 80 euros."],
  [club, "The fee used to be 70 euros.", "number"],
  [club, "Eleven-year-olds pay nothing."],
  [lamp, "Auf fünf Liter Wasser kommen 25 ml Öl."],
  [lamp, "Auf fünf Liter Wasser kommen 35 ml Öl.", "number"],
  [lamp, "Der Preis beträgt 45 Cent."],
  [lamp, "Der Preis beträgt 54 Cent.", "number"],
  ["The hall is hired for 3 hours at 40 euros each.", "For 3 hours the hall comes to 120 euros."],
  ["The hall is hired for 3 hours at 40 euros each.", "For 3 hours the hall comes to 130 euros.", "number"],
  ["Of the 30 tubes 6 leaked.", "24 of the 30 tubes were tight."],
  ["Of the 30 tubes 6 leaked.", "23 of the 30 tubes were tight.", "number"],
  ["The bath is held at 30 ± 4 °C.", "Between 26 and 34 °C the bath is right."],
  ["The bath is held at 30 ± 4 °C.", "Between 25 and 34 °C the bath is right.", "number"],
  ["The ride takes 4 minutes 30 seconds.", "The ride takes four and a half minutes."],
  ["The market is open daily except on Mondays.", "The market is open on six days."],
  ["The market is open daily except on Mondays.", "The market is open on five days.", "number"],
  ["Es gibt 1 250 000 Karten.", "Es gibt 1.250.000 Karten."],
  ["You may stay for ten consecutive working days.", "You may stay for two working weeks."],
  ["Trains pass at 25 km/h.", "Die Züge fahren mit 25 Stundenkilometern."],
  ["The boiler holds 250 ml.", "Mehr als ein Viertelliter passt nicht hinein."],
  ["Fewer than 60 came, of 63 invited.", "More than 65 were invited.", "number"],
  ["A form of 14 pages is sent.", "A form of 13 pages is too short."],
]);

// Dates in another form.
holds([
  ["The lease ends on 5 March 2026.", "The lease ends on 03/05/2026."],
  ["The lease ends on 5 March 2026.", "The lease ends on 04/06/2026.", "date"],
  ["In the first half of 2023 it rained.", "From January to June 2023 it rained."],
  ["Im dritten Quartal 2023 wurde gebaut.", "Von Juli bis September 2023 wurde gebaut."],
  ["Im dritten Quartal 2023 wurde gebaut.", "Im Oktober 2023 wurde gebaut.", "date"],
  ["The report of 2022 came out on 4 May.", "The report came out in May 2022."],
  ["The shop is open on weekdays.", "The shop is open from Monday to Friday."],
  ["The shop is open Mondays and Fridays.", "The shop is closed on Sundays."],
  ["The shop is open Mondays and Fridays.", "The shop is open on Sundays.", "date"],
  ["The score fell from 7.4 to 5.3 points.", "The score is at 5.3, down from 7.4."],
  ["Lunch is at noon, tea at 16:00.", "Tea is at four in the afternoon, lunch at 12 noon."],
  ["The works ran from 3 to 5 May 2024.", "The works lasted three days from 3 May 2024."],
]);

// Names: first words and titles are none, and one letter makes another.
holds([
  ["In Reading the club pays.", "Outside Reading, the club pays, too."],
  ["The warden is Pia Corvin.", "Ask Corvin, the warden."],
  ["Leiter ist Jost Ammerling.", "Leiter ist Herr Ammerling."],
  ["Das Amt in Kaltdorf prüft es.", "Das Amt in Kaltborf prüft es.", "name"],
  ["Lamps in hall B are new.", "The lamps in hall C are new.", "name"],
  ["Lamps in halls A to D are new.", "The lamps in hall C are new."],
  ["Tell the safety officer, Nora Quill, within a day.", "You have a day to tell Nora Quill, the safety officer."],
  ["Vega Ltd (the Seller) delivers to Orion plc (the Buyer).", "Vega delivers to Orion, the Buyer."],
]);

// Denials in other words, with exceptions, concessions and bounds.
holds([
  ["The cable has not yet been laid.", "The cable has already been laid.", "negation"],
  ["Lifts must not be used.", "Using the lift is forbidden."],
  ["Guests are admitted only in pairs.", "Nobody is admitted alone."],
  [
    "Calls are recorded only if the client agrees.",
    "Calls are recorded even if the client does not agree.",
    "negation",
  ],
  ["Phones are not answered except emergency calls.", "Emergency calls are not answered.", "negation"],
  ["In der Halle besteht Helmpflicht, ausgenommen im Büro.", "Im Büro besteht keine Helmpflicht."],
  ["Calls are held for no longer than a minute.", "Nobody holds calls for longer than a minute."],
  ["The pump was not replaced because no spare was there.", "The pump was replaced.", "negation"],
  ["The film is fixed and is not washed.", "The film may be washed.", "negation"],
  ["Bei der Lampe ist ein Farbwechsel nicht möglich.", "Bei der Lampe lässt sich die Farbe wechseln.", "negation"],
  ["Säcke dürfen nicht in derselben Kiste liegen.", "Säcke dürfen in einer Kiste liegen.", "negation"],
  [
    "Niemand darf zwischen die Wagen treten, während sie fahren.",
    "Treten Sie erst dann zwischen die Wagen, wenn sie stehen.",
  ],
  ["Die Ware ist von der Rückgabe ausgenommen.", "Die Ware ist von der Rückgabe nicht ausgenommen.", "negation"],
  ["• Sitz prüfen • Mitfahren verboten • Tor zu", "Das Mitfahren ist erlaubt.", "negation"],
  ["Dogs are allowed, but in the pool however not.", "Dogs are not allowed.", "negation"],
]);
