import { brand } from "../../../../domain/kernel/brand";
import { Page } from "../../../../ui/page/page";
import { Prose } from "../../../../ui/page/prose";

export function AccessibilityScreen() {
  return (
    <Page
      title="Barrierefreiheit"
      lead={`${brand.name} soll für alle funktionieren, die Weiterbildung planen oder daran teilnehmen.`}
    >
      <Prose>
        <h2>Woran wir uns halten</h2>
        <p>
          Wir bauen nach den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA. Alles geht mit der Tastatur,
          Überschriften und Felder haben Namen, die Hilfstechnik lesen kann, Meldungen werden angesagt, Text behält
          seinen Kontrast im hellen und im dunklen Farbschema, und nichts bewegt sich, wenn Ihr System um weniger
          Bewegung bittet.
        </p>
        <h2>Was Sie wissen sollten</h2>
        <p>
          Wir prüfen das selbst, von Hand und mit automatischen Tests; keine Stelle von außen hat es begutachtet. Die
          Texte, die die KI-Werkzeuge schreiben, prüft kein Mensch; ihre Überschriften und Tabellen können daher weniger
          ordentlich sein als auf unseren eigenen Seiten.
        </p>
        <h2>Wenn Ihnen etwas im Weg ist</h2>
        <p>
          Schreiben Sie an <a href={`mailto:${brand.contact}`}>{brand.contact}</a> und nennen Sie uns die Seite und was
          geschehen ist. Wenn Sie etwas von uns in einer anderen Form brauchen, fragen Sie ebenfalls dort.
        </p>
      </Prose>
    </Page>
  );
}
