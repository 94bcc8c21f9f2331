import { gzipSync } from "node:zlib";

/** A file to be put into an archive. */
export interface ArchivedFile {
  /** Path inside the archive, of up to 100 bytes, with `/` between its parts. */
  readonly path: string;
  readonly content: Uint8Array;
  /** Whether everybody may execute it. */
  readonly executable: boolean;
}

/**
 * Makes a `.tar.gz` whose bytes depend on nothing but the files: no owner, no time, no name of a system. (The same
 * build of zlib compresses alike everywhere; the workspace brings its own Node.)
 *
 * @throws {RangeError} when a path is too long.
 */
export function tarGz(files: readonly ArchivedFile[]): Buffer {
  const blocks = files.flatMap((file) => [headerOf(file), file.content, padding(file.content.length)]);
  const archive = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]), { level: 9 });
  // The tenth byte of a gzip header names the system it was made on: 255 is "unknown".
  archive[9] = 255;
  return archive;
}

const blockSize = 512;

/** Some archivers warn of files from 1970, so all are from the day that npm gives to what it packs: 26 October 1985. */
const modified = 499_162_500;

function headerOf({ path, content, executable }: ArchivedFile): Buffer {
  const header = Buffer.alloc(blockSize);
  if (Buffer.byteLength(path) > 100) throw new RangeError(`The path ${path} is too long for an archive.`);
  header.write(path, 0);
  header.write(octal(executable ? 0o755 : 0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(modified, 12), 136);
  // The sum is taken over the header with blanks in place of the sum.
  header.write(" ".repeat(8), 148);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(
    octal(
      header.reduce((sum, byte) => sum + byte, 0),
      8,
    ),
    148,
  );
  return header;
}

/** A number as a header holds it: octal digits that end with a zero byte. */
function octal(number: number, width: number): string {
  return `${number.toString(8).padStart(width - 1, "0")}\0`;
}

function padding(length: number): Buffer {
  return Buffer.alloc((blockSize - (length % blockSize)) % blockSize);
}
