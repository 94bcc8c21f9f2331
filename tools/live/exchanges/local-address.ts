/** Whether an address, with or without its scheme, is on this machine, as those of simulators are. */
export function isLocalAddress(address: string): boolean {
  const hostname = URL.parse(address.includes("://") ? address : `http://${address}`)?.hostname ?? "";
  return /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
}
