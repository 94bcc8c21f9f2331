import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Addresses that belong to nobody: private networks, this machine, documentation and tests. */
const nobodys = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  nobodys.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 127],
  ["2001:db8::", 32],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  nobodys.addSubnet(network, prefix, "ipv6");
}

const ipv4 = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\w|\.\d)/g;
const ipv6 = /(?<![\w:.])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w:])/gi;

/** Replaces the addresses in a text that may belong to somebody. */
export function replaceAddresses(text: string, standIn: (address: string, family: 4 | 6) => string): string {
  return text
    .replace(ipv4, (address) => (isIPv4(address) && !nobodys.check(address, "ipv4") ? standIn(address, 4) : address))
    .replace(ipv6, (address) => (isIPv6(address) && !nobodys.check(address, "ipv6") ? standIn(address, 6) : address));
}

/** An address of a network for tests, which nobody has. */
export function standInAddress(number: number, family: 4 | 6): string {
  if (family === 6) return `2001:db8::${number.toString(16)}`;
  return `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
}
