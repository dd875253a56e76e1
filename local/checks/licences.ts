// Under which licences the packages stand that reach anybody else: the app's in a browser, the functions' on a server.
// The lock files tell; a package that says it in an old way is asked itself.

export interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
  license?: string;
}

/** Permissive ones: they ask for their notice, and for nothing of ours. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Zlib",
]);

/** One sentence for each package that is shipped and must not be. */
export function licenceProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  licenceOf: (path: string) => string | undefined,
): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
    .map(([path, { license }]) => [path, license ?? licenceOf(path)] as const)
    .filter(([, licence]) => licence === undefined || !isPermissive(licence))
    .map(([path, licence]) => `${path} is shipped under ${licence ?? "no licence that it names"}.`);
}

/** An SPDX expression of one level, as packages write it: of an OR one is chosen, of an AND all hold. */
export function isPermissive(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => permissive.has(licence)));
}
