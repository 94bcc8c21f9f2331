const octet = "(25[0-5]|2[0-4]\\d|1?\\d?\\d)";

/** A block of IPv4 addresses, with a size that this expression matches: `16`. */
export function ipv4Block(size: string): RegExp {
  return new RegExp(`^${octet}(\\.${octet}){3}/${size}$`);
}
