import type { Plugin } from "vite";

/** The list is by rank, so its beginning (10 kB) says of most common passwords what all of it (200 kB) would. */
const ranks = 3000;

/** A password that is shorter is refused. */
const leastLength = 6;

/** Ships the beginning of the list of common passwords. */
export function commonPasswords(): Plugin {
  return {
    name: "waymark:common-passwords",
    enforce: "pre",
    transform: {
      filter: { id: /@zxcvbn-ts\/language-common\/src\/passwords\.json$/ },
      handler: (json) => {
        const ranked = (JSON.parse(json) as string[]).slice(0, ranks);
        return JSON.stringify(ranked.filter(({ length }) => length >= leastLength));
      },
    },
  };
}
