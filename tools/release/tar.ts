import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";

/** A file of an archive. */
export interface ArchivedFile {
  /** Path inside the archive, of up to 100 bytes, with `/` between its parts. */
  readonly path: string;
  readonly content: Uint8Array;
  /** Whether everybody can execute it. */
  readonly executable: boolean;
}

/**
 * Creates a `.tar.gz` whose bytes depend only on the files: it contains no owner, time or operating system. The workspace
 * has its own Node, so all machines use the same build of zlib.
 *
 * @param compressed Results of `gzippedEntry`, which become the first entries.
 * @throws {RangeError} when a path is too long.
 */
export function tarGz(files: readonly ArchivedFile[], compressed: readonly Uint8Array[] = []): Buffer {
  const blocks = [...files.flatMap(blocksOf), Buffer.alloc(2 * blockSize)];
  return Buffer.concat([...compressed, ofNoSystem(gzipSync(Buffer.concat(blocks), { level: 9 }))]);
}

/**
 * Compresses a large file for several archives. A `.gz` file may consist of several parts, each compressed on its own.
 *
 * @throws {RangeError} when the path is too long.
 */
export async function gzippedEntry(file: ArchivedFile): Promise<Buffer> {
  return ofNoSystem(await promisify(gzip)(Buffer.concat(blocksOf(file))));
}

const blockSize = 512;

function blocksOf(file: ArchivedFile): readonly Uint8Array[] {
  return [headerOf(file), file.content, padding(file.content.length)];
}

/** The tenth byte of a gzip header names the system that compressed the data: 255 is "unknown". */
function ofNoSystem(compressed: Buffer): Buffer {
  compressed[9] = 255;
  return compressed;
}

/** The date that npm gives to packed files: 26 October 1985. Some archivers warn about files from 1970. */
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
  // The checksum is that of the header with spaces in place of the checksum.
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

/** The form of numbers in a header: octal digits that end with a zero byte. */
function octal(number: number, width: number): string {
  return `${number.toString(8).padStart(width - 1, "0")}\0`;
}

function padding(length: number): Buffer {
  return Buffer.alloc((blockSize - (length % blockSize)) % blockSize);
}
