import { BlockList, isIP, SocketAddress } from "node:net";

/** Whether a text is an IPv4 or IPv6 address. */
export function isAddress(text: string): boolean {
  // A zone is valid on one machine only.
  return isIP(text) !== 0 && !text.includes("%");
}

/** Whether a text is an address, or a block of addresses: `10.0.1.0/24`. */
export function isAddressOrBlock(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  if (!isAddress(address) || more.length > 0) return false;
  return bits === undefined || (/^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128));
}

/** An IPv4 block by its first address, as a number, and the number of its addresses. */
export interface Block {
  readonly first: number;
  readonly size: number;
}

/** The IPv4 block that contains an address: that of `10.1.0.0/16` for `10.1.2.3/16`. Undefined for any other text. */
export function blockOf(text: string): Block | undefined {
  const [address = "", bits = ""] = text.split("/");
  if (bits === "" || isIP(address) !== 4 || !isAddressOrBlock(text)) return undefined;
  const number = address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** (32 - Number(bits));
  return { first: number - (number % size), size };
}

/** Whether two texts are IPv4 blocks that have an address in common. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [blockOf(one), blockOf(other)];
  return a !== undefined && b !== undefined && a.first < b.first + b.size && b.first < a.first + a.size;
}

/** The address ranges of private networks. */
const privateRanges = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"].flatMap((range) => blockOf(range) ?? []);

/** Whether a block has only addresses of private networks. */
export function isPrivate({ first, size }: Block): boolean {
  return privateRanges.some((range) => range.first <= first && first + size <= range.first + range.size);
}

/**
 * The IPv4 block that contains an address, with its first address: `10.1.0.0/16` for `10.1.2.3/16`. Undefined if the text
 * is not an IPv4 block.
 */
export function networkOf(text: string): string | undefined {
  const block = blockOf(text);
  if (block === undefined) return undefined;
  const parts = [24, 16, 8, 0].map((shift) => Math.floor(block.first / 2 ** shift) % 256);
  return `${parts.join(".")}/${text.split("/")[1]}`;
}

/** Whether a text is a range of addresses in ascending order: `10.0.0.1-10.0.0.100`. */
export function isAddressRange(text: string): boolean {
  const [first = "", last = "", ...more] = text.split("-");
  if (more.length > 0 || !isAddress(first) || isIP(first) !== isIP(last)) return false;
  const family = isIP(first) === 4 ? "ipv4" : "ipv6";
  const [start, end] = [first, last].map((address) => new SocketAddress({ address, family }));
  try {
    // Throws if the range ends before it begins.
    new BlockList().addRange(start as SocketAddress, end as SocketAddress);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether two texts are the same address or the same block of addresses: `10.0.0.0/8` and `10.1.2.3/8`, or `10.0.0.1`
 * and `10.0.0.1/32`.
 */
export function isSameNetwork(one: string, other: string): boolean {
  if (!isAddressOrBlock(one) || !isAddressOrBlock(other)) return one === other;
  const [first, second] = [networkIn(one), networkIn(other)];
  if (first.family !== second.family || first.bits !== second.bits) return false;
  const block = new BlockList();
  block.addSubnet(first.address, first.bits, first.family);
  return block.check(second.address, second.family);
}

function networkIn(text: string) {
  const [address = "", bits] = text.split("/");
  const family = isIP(address) === 4 ? "ipv4" : "ipv6";
  return { address, family, bits: Number(bits ?? (family === "ipv4" ? 32 : 128)) } as const;
}
