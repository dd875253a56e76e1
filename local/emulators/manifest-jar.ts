// A JAR that holds nothing but a manifest. The Firestore emulator of the Google Cloud CLI does not say what to run, so
// `java -jar` refuses it; this JAR says it and points at the other one.
import { strToU8, zipSync } from "fflate";

/** A manifest's lines have at most 72 bytes; what does not fit goes on in lines that begin with a space. */
export function jarManifest(entries: Record<string, string>): string {
  const lines = Object.entries({ "Manifest-Version": "1.0", ...entries }).flatMap(([name, value]) =>
    wrapManifestLine(`${name}: ${value}`),
  );
  return lines.map((line) => `${line}\r\n`).join("") + "\r\n";
}

function wrapManifestLine(line: string): string[] {
  const lines = [""];
  for (const character of line) {
    const last = lines.length - 1;
    const longer = (lines[last] ?? "") + character;
    if (Buffer.byteLength(longer) <= 72) lines[last] = longer;
    else lines.push(` ${character}`);
  }
  return lines;
}

export function manifestJar(entries: Record<string, string>): Uint8Array {
  return zipSync({ "META-INF/MANIFEST.MF": strToU8(jarManifest(entries)) }, { level: 0 });
}
