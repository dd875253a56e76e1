import { pick, type Pool } from "./wording";

/** A small story to hang examples on. */
export interface Scenario {
  person: string;
  colleague: string;
  place: string;
  pressure: string;
}

const namePairs: Pool<[string, string]> = [
  ["Amara", "Jonas"],
  ["Priya", "Mateo"],
  ["Ines", "Tom"],
  ["Leila", "Marcus"],
  ["Sofia", "Daniel"],
  ["Grace", "Oskar"],
];

const scenarioPlaces: Pool<string> = [
  "the front desk of a regional clinic",
  "the dispatch office of a logistics company",
  "the help desk of a software firm",
  "a family business with three shops",
  "the service department of an equipment maker",
  "the service center of a credit union",
  "a city planning office",
];

const pressures: Pool<string> = [
  "a deadline that was moved forward by a week",
  "two people on leave and a full order book",
  "a long-standing customer who is losing patience",
  "a new system that went live on Monday",
  "an audit at the end of the month",
  "a reorganization that is still settling",
];

export function scenarioFor(seed: string): Scenario {
  const [person, colleague] = pick(namePairs, `${seed}|people`);
  return {
    person,
    colleague,
    place: pick(scenarioPlaces, `${seed}|place`),
    pressure: pick(pressures, `${seed}|pressure`),
  };
}
