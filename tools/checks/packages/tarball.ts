import { gunzipSync } from "node:zlib";

/** A file as it lies in a packed package. */
export interface PackedFile {
  /** Path inside the package, such as `dist/index.js`. */
  readonly path: string;
  readonly content: Buffer;
  /** Whether its owner may execute it. */
  readonly executable: boolean;
}

const blockSize = 512;

/**
 * Reads the files of a packed npm package, whose entries all lie in `package/`.
 *
 * @throws {Error} when the data is no gzipped tar archive.
 */
export function filesOfTarball(tarball: Uint8Array): readonly PackedFile[] {
  const archive = gunzipSync(tarball);
  const files: PackedFile[] = [];
  let longPath: string | undefined;
  for (let offset = 0; offset + blockSize <= archive.length; ) {
    const header = archive.subarray(offset, offset + blockSize);
    if (header.every((byte) => byte === 0)) break;
    const size = octal(header, 124, 12);
    const content = archive.subarray(offset + blockSize, offset + blockSize + size);
    const kind = text(header, 156, 1);
    if (kind === "x") {
      // An extended header gives a path that does not fit into the 255 characters of the header that follows it.
      longPath = /^\d+ path=(.*)$/m.exec(content.toString("utf8"))?.[1];
    } else {
      if (kind === "0" || kind === "") {
        const path = (longPath ?? pathIn(header)).replace(/^package\//, "");
        files.push({ path, content, executable: (octal(header, 100, 8) & 0o100) !== 0 });
      }
      longPath = undefined;
    }
    offset += blockSize + Math.ceil(size / blockSize) * blockSize;
  }
  return files;
}

function pathIn(header: Buffer): string {
  const prefix = text(header, 345, 155);
  const name = text(header, 0, 100);
  return prefix === "" ? name : `${prefix}/${name}`;
}

function text(header: Buffer, start: number, length: number): string {
  return header.toString("utf8", start, start + length).replace(/\0.*$/s, "");
}

function octal(header: Buffer, start: number, length: number): number {
  const number = Number.parseInt(text(header, start, length).trim() || "0", 8);
  if (Number.isNaN(number)) throw new Error("The archive is damaged: a header holds no number where one belongs.");
  return number;
}
