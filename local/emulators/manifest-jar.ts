// A JAR that holds nothing but a manifest. The Firestore emulator of the Google Cloud CLI does not say what to run, so
// `java -jar` refuses it; this JAR says it and points at the other one.
import { crc32 } from "node:zlib";

/** A manifest's lines have at most 72 bytes; what does not fit goes on in lines that begin with a space. */
export function manifest(entries: Record<string, string>): string {
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

export function manifestJar(entries: Record<string, string>): Buffer {
  return zipOfOne("META-INF/MANIFEST.MF", Buffer.from(manifest(entries)));
}

/** A zip file with a single entry, stored as it is: local header, content, central directory, end record. */
function zipOfOne(name: string, content: Buffer): Buffer {
  const fileName = Buffer.from(name);
  const firstOf1980 = 0x21;
  // Version needed, flags, method, time, date, checksum, both sizes, length of the name, length of the extra field.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(firstOf1980, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(fileName.length, 22);

  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, fileName, content]);
  const madeBy = Buffer.from([20, 0]);
  const commentDiskAttributesOffset = Buffer.alloc(14);
  const central = Buffer.concat([Buffer.from("PK\u0001\u0002"), madeBy, common, commentDiskAttributesOffset, fileName]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from("PK\u0005\u0006"), end]);
}
