import type { World } from "../../world.ts";
import { addressAt, addressesIn } from "./blocks.ts";
import type { Subnet } from "./subnets.ts";

/** The private addresses that are used in a subnet, without those of one machine or database. */
export function usedIps(world: World, subnetId: string, ownId?: string): string[] {
  const machines = world.machines.all().filter((one) => one.subnetId === subnetId && one.id !== ownId);
  const interfaces = world.networks.networkInterfaces.all().filter((one) => one.subnetId === subnetId);
  const databases = [
    ...world.mysql.instances.all().map(({ id, subnetId: own, vip }) => ({ id, subnetId: own, ip: vip })),
    ...world.redis.instances.all(),
    ...world.postgres.instances.all().flatMap(({ id, networks }) => networks.map((one) => ({ ...one, id }))),
  ].filter((one) => one.subnetId === subnetId && one.id !== ownId);
  return [
    ...machines.map(({ privateIp }) => privateIp),
    ...databases.map(({ ip }) => ip),
    ...interfaces.flatMap(({ addresses }) => addresses.map(({ ip }) => ip)),
  ];
}

/** Addresses of a subnet that nothing uses, at most as many as requested. */
export function freeIps(
  world: World,
  { id, cidrBlock }: Pick<Subnet, "id" | "cidrBlock">,
  { count, besides = [] }: { readonly count: number; readonly besides?: readonly string[] },
): string[] {
  const used = new Set([...usedIps(world, id), ...besides]);
  const free: string[] = [];
  for (let at = firstFree; at < addressesIn(cidrBlock) - 1 && free.length < count; at++) {
    const ip = addressAt(cidrBlock, at);
    if (!used.has(ip)) free.push(ip);
  }
  return free;
}

/** Whether the platform keeps an address of a subnet: the first one, the gateway's, and the last one. */
export function isKept({ cidrBlock }: Pick<Subnet, "cidrBlock">, ip: string): boolean {
  return [0, 1, addressesIn(cidrBlock) - 1].some((at) => addressAt(cidrBlock, at) === ip);
}

const firstFree = 2;
