/** The form in which the platform keeps a protocol: lower case and without blanks. */
export function normalProtocol(text: string): string {
  return text.toLowerCase().replace(/^(tcp|udp): +/, "$1:");
}

/** Whether a normal text is a protocol: `tcp:80`, `udp:80,443`, `tcp:3306-20000`, `tcp:all`, `icmp` or `gre`. */
export function isProtocol(text: string): boolean {
  if (text === "icmp" || text === "gre") return true;
  const [, ports] = /^(?:tcp|udp):(.+)$/.exec(text) ?? [];
  if (ports === undefined) return false;
  if (ports === "all") return true;
  const [first, last, ...more] = ports.split("-");
  if (last === undefined) return ports.split(",").every(isPort);
  return more.length === 0 && isPort(first) && isPort(last) && Number(first) <= Number(last);
}

/** How the platform shows a protocol when it puts a blank after the colon. */
export function withBlank(text: string): string {
  return text.replace(":", ": ");
}

function isPort(text: string | undefined): boolean {
  return text !== undefined && /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}
