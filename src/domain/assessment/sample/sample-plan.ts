// The sample report's plan, as a language model writes one; a test holds it to the sample's answers and gap profile.

export const samplePlan = `# Training and development plan

## Summary

Baker & Sons bakes well and delivers late. Four gaps come first, and two of them are decisions, not courses: who decides in Delivery, and what becomes of the two old ovens. Training pays off where people already know what is expected of them: in handing over a shift, in leading one, and in talking to customers who wait. The plan takes one to two hours of each person a month and shows by the summer whether fewer deliveries are late. [answers: 2.Delivery.objectiveClarity, 2.Ovens.resourceAdequacy, 2.Delivery.communication]

## Priorities

- **Settle who decides in Delivery.** One page says what goes first when a van is late, and who may change a route. Until it hangs on the wall, no course helps. [answers: 2.Delivery.objectiveClarity, 2.Delivery.roleClarity, 2.Delivery.empowerment]
- **Shift handovers that hold.** Five minutes, four questions, standing up: what was promised, what changed, what is missing, who follows it up. Every shift of Delivery and Ovens learns it in pairs. [answers: 2.Delivery.communication, 2.Ovens.communication]
- **Leaders for the next shift.** Three of five shift leads retire within four years. Each takes one successor along now, with a short course in between. [answers: 3.futureReadiness, 1.supportAreas.Talent/HR, 4.ongoingImportance]
- **Customers who hear from us first.** Whoever answers the telephone can say where an order is, and what happens when it is late. [answers: 1.customerSatisfaction]

## Objectives

- By the end of April both shifts of Delivery hand over by the four questions on nine of ten days, as the checklist shows. [answers: 2.Delivery.communication]
- By the end of April the two shifts of the ovens bake the five most sold kinds by one written method. [answers: 2.Ovens.collaboration]
- By the end of September three successors lead a whole shift alone, with the present lead in the building. [answers: 3.futureReadiness]
- By the end of September complaints that nobody answered a call fall by half. [answers: 1.customerSatisfaction, 0.kpiList]

## Actions for each team

### Delivery

- **Who decides:** owner, dispatch and two drivers settle it in one meeting of two hours, and write it on one page. [kind: decision] [answers: 2.Delivery.objectiveClarity, 2.Delivery.roleClarity]
- **Routes without a call:** drivers may swap two stops on their own; dispatch is told afterwards. [kind: decision] [answers: 2.Delivery.empowerment]
- **Reliable before fast:** the weekly figure on the wall is deliveries on time, and no longer deliveries an hour. [kind: process] [answers: 2.Delivery.alignment, 0.kpiList]
- **Handing over a shift:** two sessions of 45 minutes with the team's own notes, and a week of practice in pairs after each. [kind: course] [answers: 2.Delivery.communication, 2.Delivery.trainingSkills]
- **Talking to customers who wait:** one session of an hour with five calls that really came, and a card beside the telephone. [kind: course] [answers: 1.customerSatisfaction, 2.Delivery.trainingSkills]

### Ovens

- **The two old ovens:** decide by March whether they are replaced or their bread is baked at another site. [kind: decision] [answers: 2.Ovens.resourceAdequacy]
- **One method for five kinds:** both shifts bake each kind side by side once, agree, and write it down with photographs. [kind: job aid] [answers: 2.Ovens.collaboration]
- **Changed orders reach the dough:** orders close at eight in the evening; what comes later is a telephone call to the lead. [kind: process] [answers: 2.Ovens.communication, 1.supportAreas.Processes]
- **Leading a shift:** five leads and three successors, four evenings of 90 minutes, a week beside an experienced lead between them. [kind: course] [answers: 3.futureReadiness, 2.Ovens.trainingSkills]

### Shop and counter

- **Leave well alone:** this team has no pressing gap. Two of its people show the others how they hand over. [kind: coaching] [answers: 2.Shop and counter.collaboration]

## Delivery methods

- **A week beside somebody who can do it**, with one question to answer each day: about 50 % of the time. It worked best so far. [answers: 4.experimentedMethodsFollowUp]
- **Short sessions at the start of a shift**, on cases of the own team: about 30 % of the time. [answers: 4.trainingHours, 2.Delivery.trainingSkills]
- **One-page aids** in English and Polish, where the work is done: about 20 % of the time. [answers: 4.workLanguages]
- **Hours and people:** 62 people at four sites, one to two hours of each a month; nobody is taken out of a shift for a whole day. [answers: 4.peopleCount, 4.trainingHours, 4.siteCount]

## Timeline

### Months 1 to 3: settle and try

- The first month begins on 1 February 2027 with the meeting about who decides in Delivery. [answers: 4.trainingBegins, 2.Delivery.objectiveClarity]
- Handovers are tried with one shift of Delivery, watched for two weeks, and mended. [answers: 2.Delivery.communication]

### Months 4 to 9: roll out

- Every shift of Delivery and Ovens learns the handover; the course for leads begins. [answers: 2.Ovens.communication, 3.futureReadiness]
- A review after six months keeps, changes or drops each measure. [answers: 4.needsIdentification]

### Months 10 to 12: make it last

- The handover and the course for leads become part of how new people begin. [answers: 4.ongoingImportanceFollowUp]
- The same questions are answered again, and compared. [answers: 4.needsIdentification]

## Measures of success

- **At work:** handovers by the four questions, counted on the checklist each week. [answers: 2.Delivery.communication]
- **For customers:** deliveries on time, and complaints a week. [answers: 0.kpiList, 0.successMetrics]
- **For the future:** shifts that a successor has led alone. [answers: 3.futureReadiness]
- **For the money:** bread thrown away because an order changed late. [answers: 0.kpiList, 1.efficiencySatisfaction]

## What training will not solve

- **Who decides in Delivery.** Objectives, roles and the right to change a route are given by the owner; nobody can be trained in what has not been decided. [answers: 2.Delivery.objectiveClarity, 2.Delivery.roleClarity, 2.Delivery.empowerment, 2.Delivery.alignment]
- **The two old ovens.** They are a matter of money. [answers: 2.Ovens.resourceAdequacy]
- **Orders on paper.** Efficiency stays low until an order and a delivery list know each other. [answers: 1.efficiencySatisfaction, 1.supportAreas.Processes, 1.supportAreas.Technology]
- **News from the owner.** Two sentences a week on where the bakery is going, at the start of each shift, cost nothing and need no course. [answers: 0.communication]
- **Finding out what people need.** A yearly round of these questions is a decision, and this is the first. [answers: 4.needsIdentification]
`;
