// The programs of others that `npm run counterparts` tries the product on, as far as this machine has them. None of
// them is needed for `npm test`.
import { existsSync } from "node:fs";
import { programOnPath } from "../shared/program-on-path";

interface Counterpart {
  title: string;
  /** Its tests in tests/counterparts/, without their ending. */
  tests: string;
  /** The reason why it cannot be tried; undefined if it can. */
  missing: () => string | undefined;
}

const systemFolders = ["/usr/sbin", "/usr/lib/postfix"];

export function findProgram(name: string): string | undefined {
  return programOnPath(name) ?? systemFolders.map((folder) => `${folder}/${name}`).find(existsSync);
}

function needs(packages: string, ...programs: string[]): () => string | undefined {
  return () => {
    const gone = programs.filter((program) => findProgram(program) === undefined);
    return gone.length === 0 ? undefined : `${gone.join(", ")} not found: apt-get install ${packages}`;
  };
}

export const counterparts: readonly Counterpart[] = [
  { title: "LibreOffice", tests: "libreoffice", missing: needs("libreoffice-writer", "soffice") },
  {
    title: "LibreOffice's slides",
    tests: "slides",
    missing: needs("libreoffice-impress poppler-utils", "loimpress", "pdftotext"),
  },
  { title: "pandoc", tests: "pandoc", missing: needs("pandoc", "pandoc") },
  {
    title: "Firefox's print",
    tests: "firefox-print",
    missing: needs("firefox-esr poppler-utils", "firefox-esr", "pdftotext"),
  },
  {
    title: "Postfix and Dovecot",
    tests: "postfix",
    missing: () =>
      needs("postfix dovecot-core openssl", "postfix", "dovecot", "openssl")() ??
      (process.getuid?.() === 0 ? undefined : "Postfix starts only as root"),
  },
  {
    title: "Moodle's importers of questions",
    tests: "moodle",
    missing: () =>
      needs("php-cli php-xml php-mbstring", "php")() ??
      (process.env.COUNTERPART_MOODLE ? undefined : "set COUNTERPART_MOODLE to a folder of Moodle's sources"),
  },
  {
    title: "A learning record store",
    tests: "record-store",
    missing: () =>
      process.env.COUNTERPART_STORE ? undefined : "set COUNTERPART_STORE=https://key:secret@store.example/xapi",
  },
];

/** One line for each, with those that are not there. */
export function counterpartLines(all: readonly Counterpart[] = counterparts): string[] {
  return all.map(({ title, missing }) => {
    const reason = missing();
    return reason === undefined ? `${title}: is here.` : `${title}: is not tried. ${reason}.`;
  });
}
