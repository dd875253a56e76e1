import { Link } from "react-router-dom";
import { brand } from "../../../../domain/kernel/brand";
import { firm } from "../../../../domain/kernel/firm";
import { routes } from "../../../../domain/kernel/routes";
import { periodInWords, retention } from "../../../../domain/operation/retention";
import { ScrollingTable } from "../../../../ui/markdown/scrolling-table";
import { Page } from "../../../../ui/page/page";
import { Prose } from "../../../../ui/page/prose";

export function PrivacyScreen() {
  const { hosting, mail, model, recordStore } = firm.recipients;
  return (
    <Page
      title="Datenschutz"
      lead="Was wir speichern, wenn Sie diese Website nutzen, warum, wie lange, und wie Sie es löschen lassen."
    >
      <Prose>
        <h2>Wer verantwortlich ist</h2>
        <p>
          Verantwortlich für das, worum es auf dieser Seite geht, ist {firm.name}, {firm.address.join(", ")}. Schreiben
          Sie uns dazu an <Mail to={firm.privacyContact} />.
        </p>
        <h2>Der Newsletter</h2>
        <p>
          Wenn Sie den Newsletter abonnieren, speichern wir Ihren Namen, den Namen Ihres Unternehmens, Ihre
          E-Mail-Adresse, die Zeit der Anmeldung und den Satz, dem Sie zugestimmt haben. Damit schicken wir Ihnen
          Neuigkeiten über unsere Werkzeuge. Wir speichern das, bis Sie den Newsletter abbestellen; das geht mit dem
          Link in jeder E-Mail. Danach löschen wir es und behalten nur einen Code, der aus Ihrer Adresse gemacht ist und
          sich nicht zurücklesen lässt: Er sagt uns, dass wir Ihnen nicht mehr schreiben. Wenn wir Sie bitten, Ihre
          Adresse zu bestätigen, und Sie es nicht tun, löschen wir sie. Frist: {periodInWords(retention.unconfirmed)}.
          Grundlage ist Ihre Einwilligung (Artikel 6 Absatz 1 Buchstabe a der Datenschutz-Grundverordnung, DSGVO), die
          Sie jederzeit widerrufen können.
        </p>
        <h2>Anfragen</h2>
        <p>
          Wenn Sie uns schreiben, speichern wir Ihren Namen, den Namen Ihres Unternehmens, Ihre E-Mail-Adresse, Ihre
          Nachricht und unsere Antwort, und Ihre Einschätzungen aus dem Bedarfscheck, wenn Sie sie ankreuzen, damit wir
          Ihnen helfen können. Wenn wir Sie einladen, können Sie diese Einschätzungen als erste Antworten übernehmen
          oder ablehnen. Grundlage ist, dass Sie uns darum bitten, vor einem Vertrag oder in seinem Rahmen (Artikel 6
          Absatz 1 Buchstabe b), oder sonst unser Interesse, denen zu antworten, die uns schreiben (Artikel 6 Absatz 1
          Buchstabe f).
        </p>
        <h2>Die KI-Werkzeuge</h2>
        <p>
          Sie brauchen dafür kein Konto. Das Thema, das Sie eingeben, und bei späteren Schritten das gewählte Modul
          gehen an ein Sprachmodell, damit es für Sie schreiben kann. Bitte lassen Sie Namen und andere persönliche
          Angaben weg. Was entstanden ist, bleibt in Ihrem Browser, damit Sie daran weiterarbeiten können. Auch ein
          Dokument, das Sie als Quelle hinzufügen, bleibt in Ihrem Browser und wird vergessen, wenn Sie sich abmelden.
          Nur die Absätze, die ein Text braucht, gehen an das Sprachmodell; Sie sehen sie und können jeden streichen.
          Unsere Server speichern keinen davon, außer Sie speichern eine Quelle mit dem Kurs eines Unternehmens: Was Sie
          nicht gestrichen haben, liegt dann dort, bis Sie oder das Unternehmen es löschen. Um die Werkzeuge gerecht zu
          teilen, zählen wir die Aufrufe je IP-Adresse oder je angemeldetem Konto. Grundlage ist unser Interesse, die
          Werkzeuge anzubieten, und zwar allen (Artikel 6 Absatz 1 Buchstabe f).
        </p>
        <h2>Bedarfsanalysen für eingeladene Unternehmen</h2>
        <p>
          Wenn wir Sie eingeladen haben, speichern wir Ihr Konto (Name, Name des Unternehmens, E-Mail-Adresse), Ihre
          Antworten, den Bildungsplan, der daraus entsteht, und die Kurse, die für Ihr Unternehmen entwickelt werden.
          Unser Beratungsteam kann sie lesen und mit Ihnen Kurse schreiben. Den Plan schreibt ein Sprachmodell, das dazu
          Ihre Antworten bekommt. Wer aus Ihrem Plan einen Kurs entwickelt, sieht, welche Ihrer Antworten dorthin gehen,
          und kann jede streichen. Grundlage ist der Vertrag mit Ihnen oder seine Anbahnung (Artikel 6 Absatz 1
          Buchstabe b); bei denen, die für ein Unternehmen antworten, ist es unser und dessen Interesse an der
          Bedarfsanalyse (Artikel 6 Absatz 1 Buchstabe f). Ein Plan ist ein Vorschlag für unser Beratungsteam und Sie:
          Keine Maschine entscheidet etwas über einen Menschen. Die Ansprechperson eines Unternehmens kann Kolleginnen
          und Kollegen per E-Mail bitten, einen Teil zu beantworten. Wir speichern dann deren Namen, Adresse, Konto und
          Antworten. Die Ansprechperson und unser Beratungsteam sehen, wer eine Antwort gegeben hat; andere Kolleginnen
          und Kollegen sehen es nicht.
        </p>
        <p>
          Ein Unternehmen kann seine Teams bitten, sich selbst einzuschätzen, ohne Namen. Wir speichern, wie oft jede
          Einschätzung gegeben wurde, nie von wem. <Link to={routes.aboutVoices}>Die Seite über Stimmen</Link> sagt
          alles, was gespeichert und gezeigt wird.
        </p>
        <h2>Was wir über Vorgänge aufzeichnen</h2>
        <p>
          Im Speicher der Lernnachweise (Learning Record Store) zeichnen wir auf, dass etwas geschehen ist, etwa eine
          Anmeldung zum Newsletter oder eine Anfrage, und wann. Diese Lernnachweise enthalten weder Ihren Namen noch
          Ihre E-Mail-Adresse. Unsere Server vermerken auch, welche IP-Adresse was abgerufen hat. Grundlage ist unser
          Interesse, zu sehen, dass die Website funktioniert und genutzt wird, und Fehler und Angriffe zu finden
          (Artikel 6 Absatz 1 Buchstabe f).
        </p>
        <h2 id="who-else">Wer es noch bekommt</h2>
        <p>Wer für uns arbeitet, mit einem Vertrag, der jede andere Verwendung ausschließt:</p>
        <ul aria-labelledby="who-else">
          <li>
            {hosting.name} ({hosting.place}) speichert die Daten und betreibt die Website;
          </li>
          <li>
            {mail.name} ({mail.place}) befördert unsere E-Mails, mit Ihrer Adresse und dem, was wir Ihnen schreiben;
          </li>
          <li>
            {model.name} ({model.place}) betreibt das Sprachmodell. Es bekommt die Themen der KI-Werkzeuge, die Absätze
            von Quellen, die mitgehen, und die Antworten einer Bedarfsanalyse, ohne Ihren Namen und Ihre Adresse;
          </li>
          <li>
            {recordStore.name} ({recordStore.place}) bewahrt die Lernnachweise auf, ohne Ihren Namen und Ihre Adresse.
          </li>
        </ul>
        <p>Sonst bekommt niemand etwas, außer das Gesetz verpflichtet uns dazu. Wir verkaufen nichts.</p>
        <h2>Wie lange</h2>
        <ScrollingTable label="Wie lange" stacks>
          <thead>
            <tr>
              <th scope="col">Was</th>
              <th scope="col">Aufbewahrt</th>
              <th scope="col">Warum</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(retention).map(([name, period]) => (
              <tr key={name}>
                <td data-column="Was">{period.what}</td>
                <td data-column="Aufbewahrt">{periodInWords(period)}</td>
                <td data-column="Warum">{period.why}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
        <h2 id="in-your-browser">In Ihrem Browser</h2>
        <p>
          Hier gibt es keine Cookies für Werbung oder Auswertung. Ihr Browser speichert nur auf Ihrem Gerät diese Dinge:
        </p>
        <ul aria-labelledby="in-your-browser">
          <li>
            Ihr Farbschema, ob die Tasten des Schreibtischs wirken, die Kurse, an denen Sie in den KI-Werkzeugen
            arbeiten, Ihre Einschätzungen aus dem Bedarfscheck, bis Sie sie leeren, und wie viele Texte eines Tages für
            Sie geschrieben wurden;
          </li>
          <li>
            wenn Sie sich anmelden, dass Sie angemeldet sind, und für ein eingeladenes Unternehmen eine Kopie dessen,
            was es hier liest und speichert, damit es sofort und ohne Verbindung aufgeht;
          </li>
          <li>
            wenn Sie ein Konto anlegen, Ihren Namen, Ihre E-Mail-Adresse und den Code Ihrer Einladung, bis das Konto
            fertig ist;
          </li>
          <li>
            in der Bedarfsanalyse jede Antwort, bis wir sie gespeichert haben, ein Team, das Sie beschreiben, bis Sie es
            hinzufügen, den Schritt, bei dem Sie waren, den Zugangscode, der sie freigeschaltet hat, und wie oft ein
            falscher eingegeben wurde;
          </li>
          <li>
            bis Sie den Tab schließen, was Sie in ein Formular tippen und nicht gesendet haben, die Einschätzungen einer
            Stimme, die Sie nicht gesendet haben, und wie weit Sie auf einer Seite gescrollt waren.
          </li>
        </ul>
        <p>
          Wenn Sie sich abmelden, vergisst Ihr Browser all das, außer Ihrem Farbschema, der Wahl für die Tasten, den
          Kursen, an denen Sie arbeiten, Ihren Einschätzungen aus dem Bedarfscheck, und wie oft ein falscher Zugangscode
          eingegeben wurde. Wenn etwas Getipptes uns noch nicht erreicht hat, werden Sie vorher gefragt.
        </p>
        <h2 id="your-rights">Ihre Rechte</h2>
        <p>
          Schreiben Sie an <Mail to={firm.privacyContact} />, und zwar von der E-Mail-Adresse, um die es geht. Wir
          erledigen es innerhalb eines Monats und geben Ihnen Bescheid. Sie brauchen keinen Grund, und es kostet nichts.
          Sie können
        </p>
        <ul aria-labelledby="your-rights">
          <li>eine Kopie von allem bekommen, was wir über Sie speichern, als Datei, die ein Programm lesen kann;</li>
          <li>berichtigen lassen, was falsch ist;</li>
          <li>alles löschen lassen, auch aus jeder Sicherung, die wir je wieder verwenden;</li>
          <li>verlangen, dass wir es aufbewahren, ohne es zu nutzen, solange wir darüber streiten;</li>
          <li>aus eigenen Gründen dem widersprechen, was auf unserem Interesse beruht;</li>
          <li>eine Einwilligung widerrufen; was davor geschah, bleibt rechtmäßig.</li>
        </ul>
        <p>
          Was per E-Mail verschickt wurde, bleibt in den Postfächern, die es haben, und Lernnachweise bleiben im
          Speicher, wo niemand mehr sagen kann, dass sie von Ihnen waren. Sie müssen uns nichts geben; ohne
          E-Mail-Adresse können wir Ihnen nur nicht antworten, Sie nicht einladen und Ihnen nichts Neues schicken.
        </p>
        <p>
          Sie können sich auch bei einer Behörde beschweren, an Ihrem Wohnort oder hier:{" "}
          <a href={firm.supervisoryAuthority.website}>{firm.supervisoryAuthority.name}</a>. Für alles andere rund um{" "}
          {brand.name} gibt es <Mail to={brand.contact} />.
        </p>
      </Prose>
    </Page>
  );
}

function Mail({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
