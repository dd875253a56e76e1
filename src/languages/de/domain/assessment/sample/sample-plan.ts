// The sample report's plan in German; a test holds it to the sample's answers and gap profile.

export const samplePlan = `# Bildungsplan

## 1. Zusammenfassung

Becker & Söhne backt gut und liefert spät. Vier Lücken kommen zuerst, und zwei davon sind Entscheidungen, keine Kurse: wer in der Auslieferung entscheidet, und was aus den zwei alten Öfen wird. Schulung lohnt sich dort, wo die Menschen schon wissen, was von ihnen erwartet wird: beim Übergeben einer Schicht, beim Leiten einer Schicht und beim Gespräch mit wartenden Kunden. Der Plan braucht von jeder Person ein bis zwei Stunden im Monat und zeigt bis zum Sommer, ob weniger Lieferungen zu spät kommen. [answers: 2.Auslieferung.objectiveClarity, 2.Backstube.resourceAdequacy, 2.Auslieferung.communication]

## 2. Prioritäten

- **Klären, wer in der Auslieferung entscheidet.** Auf einer Seite steht, was Vorrang hat, wenn ein Wagen zu spät ist, und wer eine Tour ändern darf. Bis sie an der Wand hängt, hilft kein Kurs. [answers: 2.Auslieferung.objectiveClarity, 2.Auslieferung.roleClarity, 2.Auslieferung.empowerment]
- **Schichtübergaben, die halten.** Fünf Minuten, vier Fragen, im Stehen: Was ist versprochen, was hat sich geändert, was fehlt, wer kümmert sich darum? Jede Schicht der Auslieferung und der Backstube lernt das zu zweit. [answers: 2.Auslieferung.communication, 2.Backstube.communication]
- **Leitungen für die nächste Schicht.** Drei von fünf Schichtleitern gehen in den nächsten vier Jahren in Rente. Jeder nimmt jetzt jemanden für die Nachfolge mit, mit einem kurzen Kurs dazwischen. [answers: 3.futureReadiness, 1.supportAreas.Talent/HR, 4.ongoingImportance]
- **Kunden, die es zuerst von uns hören.** Wer ans Telefon geht, kann sagen, wo eine Bestellung ist und was geschieht, wenn sie zu spät kommt. [answers: 1.customerSatisfaction]

## 3. Ziele

- Bis Ende April übergeben beide Schichten der Auslieferung an neun von zehn Tagen nach den vier Fragen; das zeigt die Checkliste. [answers: 2.Auslieferung.communication]
- Bis Ende April backen die beiden Schichten der Backstube die fünf meistverkauften Sorten nach einer schriftlichen Anleitung. [answers: 2.Backstube.collaboration]
- Bis Ende September leiten drei Nachfolger eine ganze Schicht allein, mit der heutigen Leitung im Haus. [answers: 3.futureReadiness]
- Bis Ende September kommen nur noch halb so viele Beschwerden, dass niemand ans Telefon ging. [answers: 1.customerSatisfaction, 0.kpiList]

## 4. Maßnahmen je Team

### Auslieferung

- **Wer entscheidet:** Inhaber, Disposition und zwei Fahrer klären es in einem Treffen von zwei Stunden und halten es auf einer Seite fest. [kind: decision] [answers: 2.Auslieferung.objectiveClarity, 2.Auslieferung.roleClarity]
- **Touren ohne Anruf:** Fahrer dürfen zwei Stopps selbst tauschen; die Disposition erfährt es danach. [kind: decision] [answers: 2.Auslieferung.empowerment]
- **Verlässlich vor schnell:** Die Wochenzahl an der Wand sind pünktliche Lieferungen, nicht mehr Lieferungen pro Stunde. [kind: process] [answers: 2.Auslieferung.alignment, 0.kpiList]
- **Eine Schicht übergeben:** zwei Treffen von 45 Minuten mit den eigenen Zetteln des Teams, nach jedem eine Woche Übung zu zweit. [kind: course] [answers: 2.Auslieferung.communication, 2.Auslieferung.trainingSkills]
- **Mit wartenden Kunden sprechen:** ein Treffen von einer Stunde mit fünf Anrufen, die es wirklich gab, und eine Karte neben dem Telefon. [kind: course] [answers: 1.customerSatisfaction, 2.Auslieferung.trainingSkills]

### Backstube

- **Die zwei alten Öfen:** bis März entscheiden, ob sie ersetzt werden oder ihr Brot an einem anderen Standort gebacken wird. [kind: decision] [answers: 2.Backstube.resourceAdequacy]
- **Eine Anleitung für fünf Sorten:** Beide Schichten backen jede Sorte einmal Seite an Seite, einigen sich und halten es mit Fotos fest. [kind: job aid] [answers: 2.Backstube.collaboration]
- **Geänderte Bestellungen erreichen den Teig:** Bestellschluss ist abends um acht; was später kommt, ist ein Anruf bei der Schichtleitung. [kind: process] [answers: 2.Backstube.communication, 1.supportAreas.Processes]
- **Eine Schicht leiten:** fünf Leitungen und drei Nachfolger, vier Abende von 90 Minuten, dazwischen eine Woche neben einer erfahrenen Leitung. [kind: course] [answers: 3.futureReadiness, 2.Backstube.trainingSkills]

### Laden und Theke

- **Gutes so lassen:** Dieses Team hat keine dringende Lücke. Zwei daraus zeigen den anderen, wie sie übergeben. [kind: coaching] [answers: 2.Laden und Theke.collaboration]

## 5. Lernformen

- **Eine Woche neben jemandem, der es kann**, mit einer Frage für jeden Tag: etwa 50 % der Zeit. Das hat bisher am meisten gebracht. [answers: 4.experimentedMethodsFollowUp]
- **Kurze Treffen zu Beginn einer Schicht**, zu Fällen aus dem eigenen Team: etwa 30 % der Zeit. [answers: 4.trainingHours, 2.Auslieferung.trainingSkills]
- **Merkblätter von einer Seite** auf Deutsch und Polnisch, dort, wo gearbeitet wird: etwa 20 % der Zeit. [answers: 4.workLanguages]
- **Stunden und Menschen:** 62 Menschen an vier Standorten, ein bis zwei Stunden von jedem im Monat; niemand fehlt in einer Schicht einen ganzen Tag. [answers: 4.peopleCount, 4.trainingHours, 4.siteCount]

## 6. Zeitplan

### Monate 1 bis 3: klären und ausprobieren

- Der erste Monat beginnt am 1. Februar 2027 mit dem Treffen dazu, wer in der Auslieferung entscheidet. [answers: 4.trainingBegins, 2.Auslieferung.objectiveClarity]
- Die Übergabe wird mit einer Schicht der Auslieferung ausprobiert, zwei Wochen beobachtet und verbessert. [answers: 2.Auslieferung.communication]

### Monate 4 bis 9: auf alle ausweiten

- Jede Schicht der Auslieferung und der Backstube lernt die Übergabe; der Kurs für Leitungen beginnt. [answers: 2.Backstube.communication, 3.futureReadiness]
- Eine Durchsicht nach sechs Monaten behält, ändert oder streicht jede Maßnahme. [answers: 4.needsIdentification]

### Monate 10 bis 12: dafür sorgen, dass es bleibt

- Die Übergabe und der Kurs für Leitungen gehören nun zum Anfang aller, die neu sind. [answers: 4.ongoingImportanceFollowUp]
- Dieselben Fragen werden noch einmal beantwortet und verglichen. [answers: 4.needsIdentification]

## 7. Erfolgsmessung

- **Bei der Arbeit:** Übergaben nach den vier Fragen, jede Woche auf der Checkliste gezählt. [answers: 2.Auslieferung.communication]
- **Für die Kunden:** pünktliche Lieferungen und Beschwerden pro Woche. [answers: 0.kpiList, 0.successMetrics]
- **Für die Zukunft:** Schichten, die ein Nachfolger allein geleitet hat. [answers: 3.futureReadiness]
- **Für das Geld:** weggeworfenes Brot, weil sich eine Bestellung spät geändert hat. [answers: 0.kpiList, 1.efficiencySatisfaction]

## 8. Was Schulung nicht löst

- **Wer in der Auslieferung entscheidet.** Ziele, Rollen und das Recht, eine Tour zu ändern, gibt der Inhaber; was nicht entschieden ist, lässt sich nicht schulen. [answers: 2.Auslieferung.objectiveClarity, 2.Auslieferung.roleClarity, 2.Auslieferung.empowerment, 2.Auslieferung.alignment]
- **Die zwei alten Öfen.** Sie sind eine Frage des Geldes. [answers: 2.Backstube.resourceAdequacy]
- **Bestellungen auf Papier.** Die Effizienz bleibt niedrig, bis Bestellung und Lieferliste voneinander wissen. [answers: 1.efficiencySatisfaction, 1.supportAreas.Processes, 1.supportAreas.Technology]
- **Neues vom Inhaber.** Zwei Sätze in der Woche dazu, wohin die Bäckerei geht, zu Beginn jeder Schicht, kosten nichts und brauchen keinen Kurs. [answers: 0.communication]
- **Den Bedarf herausfinden.** Jedes Jahr eine Runde dieser Fragen ist eine Entscheidung, und dies ist die erste. [answers: 4.needsIdentification]
`;
