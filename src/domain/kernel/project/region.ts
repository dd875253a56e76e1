/** The region of the functions unless a project says otherwise (`FUNCTIONS_REGION` in functions/.env). */
export const defaultRegion = "us-central1";

const regionPlaces: [region: RegExp, place: string][] = [
  [/^europe-west2$/, "the United Kingdom"],
  [/^europe-west6$/, "Switzerland"],
  [/^europe-/, "the European Union"],
  [/^us-/, "the United States"],
  [/^northamerica-northeast\d$/, "Canada"],
];

/** Returns the place of a region in the words of the privacy page, or undefined for one that is not listed. */
export function regionPlace(region: string): string | undefined {
  return regionPlaces.find(([pattern]) => pattern.test(region))?.[1];
}

/** Tells whether a place, as the privacy page names it, can be that of a region. */
export function isPlaceOf(region: string, named: string): boolean {
  const place = regionPlace(region);
  return place === undefined ? regionPlaces.every(([, other]) => !named.includes(other)) : named.includes(place);
}
