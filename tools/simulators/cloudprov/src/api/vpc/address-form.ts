import { BlockList, isIP, SocketAddress } from "node:net";

/** Whether a text is an address, a CIDR block, or a range of addresses as `10.0.0.1-10.0.0.100`. */
export function isAddress(text: string): boolean {
  const [first = "", second, ...more] = text.split(/(?<=[^/])[/-]/);
  if (more.length > 0 || isIP(first) === 0) return false;
  if (second === undefined) return true;
  return text.includes("/") ? isPrefix(second, isIP(first)) : isRange(first, second);
}

function isPrefix(text: string, family: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= (family === 4 ? 32 : 128);
}

function isRange(first: string, last: string): boolean {
  if (isIP(first) !== isIP(last)) return false;
  const family = isIP(first) === 4 ? "ipv4" : "ipv6";
  try {
    // It refuses a range whose end lies before its start.
    new BlockList().addRange(
      new SocketAddress({ address: first, family }),
      new SocketAddress({ address: last, family }),
    );
    return true;
  } catch {
    return false;
  }
}
