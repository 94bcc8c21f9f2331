import type { World } from "../../world.ts";

/** Public addresses that no Eip and no machine has. The first 254 belong to the network for documentation, 203.0.113.0/24. */
export function freePublicIps(world: World, count: number): string[] {
  const used = new Set([
    ...world.eips.addresses.all().map(({ ip }) => ip),
    ...world.machines.all().map(({ publicIp }) => publicIp),
  ]);
  const free: string[] = [];
  for (let at = 1; free.length < count; at++) {
    const ip = publicIpAt(at);
    if (!used.has(ip)) free.push(ip);
  }
  return free;
}

/** Beyond the network for documentation, 198.18.0.0/15 is reserved for tests. */
function publicIpAt(at: number): string {
  if (at <= 254) return `203.0.113.${at}`;
  const rest = at - 255;
  return `198.${18 + Math.floor(rest / 65_536)}.${Math.floor(rest / 256) % 256}.${rest % 256}`;
}
