const octet = "(25[0-5]|2[0-4]\\d|1?\\d?\\d)";

/** A CIDR block of IPv4 addresses whose size matches this expression: `16`. */
export function ipv4Block(size: string): RegExp {
  return new RegExp(`^${octet}(\\.${octet}){3}/${size}$`);
}
