/** The platform may add a space after the colon. */
export function withoutBlanks(text: string): string {
  return text.replaceAll(" ", "");
}

/** Maximum length of the ports. */
const longestPorts = 128;

/** The form that {@link isProtocol} accepts; completes "must be". */
export const protocolForm =
  "tcp or udp with ports from 1 to 65535, as in tcp:80, tcp:80,443, tcp:3306-20000 or tcp:all (at most 128 characters after the colon), or icmp or gre alone";

/** Whether a text is a protocol with its ports, or a protocol that has none. */
export function isProtocol(text: string): boolean {
  const [, protocol, ports] = /^([a-z]+)(?::(.*))?$/.exec(withoutBlanks(text)) ?? [];
  if (protocol === "icmp" || protocol === "gre") return ports === undefined;
  if ((protocol !== "tcp" && protocol !== "udp") || ports === undefined) return false;
  return ports.length <= longestPorts && (ports === "all" || isPorts(ports));
}

/** Whether a text is a port, a list of ports or a range: `80`, `80,443` or `8000-9000`. */
export function isPorts(text: string): boolean {
  return isRange(text) || text.split(",").every(isPort);
}

function isRange(text: string): boolean {
  const [first = "", last = "", ...more] = text.split("-");
  return more.length === 0 && isPort(first) && isPort(last) && Number(first) <= Number(last);
}

function isPort(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;
}
