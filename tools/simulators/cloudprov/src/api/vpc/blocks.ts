/** An IPv4 block as its first and last address, in numbers. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly bits: number;
}

/** The ranges that private networks may use, with the largest block in each. */
const privateRanges = [
  { range: blockOf("10.0.0.0/8"), largest: 12 },
  { range: blockOf("172.16.0.0/12"), largest: 12 },
  { range: blockOf("192.168.0.0/16"), largest: 16 },
];

/** Whether a text is an IPv4 block that begins with its first address. */
export function isBlock(text: string): boolean {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\/(\d{1,2})$/.exec(text);
  if (match === null || match.slice(1, 5).some((part) => Number(part) > 255) || Number(match[5]) > 32) return false;
  const { first, last } = blockOf(text);
  return first % (last - first + 1) === 0;
}

/** Whether a block may be the range of a private network. */
export function isPrivateBlock(text: string): boolean {
  if (!isBlock(text)) return false;
  const block = blockOf(text);
  return privateRanges.some(
    ({ range, largest }) =>
      range.first <= block.first && block.last <= range.last && largest <= block.bits && block.bits <= 28,
  );
}

/** Whether two blocks have an address in common. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [blockOf(one), blockOf(other)];
  return a.first <= b.last && b.first <= a.last;
}

/** Whether a block contains another one. */
export function contains(range: string, block: string): boolean {
  const [outer, inner] = [blockOf(range), blockOf(block)];
  return outer.first <= inner.first && inner.last <= outer.last;
}

/** The number of addresses in a block. */
export function addressesIn(text: string): number {
  const { first, last } = blockOf(text);
  return last - first + 1;
}

/** The length of a block's prefix: 24 for 10.1.1.0/24. */
export function bitsOf(text: string): number {
  return blockOf(text).bits;
}

/** An address of a block by its number, starting with 0: `10.1.1.2` for 10.1.1.0/24 and 2. */
export function addressAt(text: string, number: number): string {
  const { first } = blockOf(text);
  return [24, 16, 8, 0].map((shift) => Math.floor((first + number) / 2 ** shift) % 256).join(".");
}

function blockOf(text: string): Block {
  const [address = "", bits = "32"] = text.split("/");
  const first = address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
  return { first, last: first + 2 ** (32 - Number(bits)) - 1, bits: Number(bits) };
}
