import type { World } from "../../world.ts";
import { addressAt, addressesIn } from "./blocks.ts";
import type { Subnet } from "./subnets.ts";

/** The private addresses that are used in a subnet, without those of one machine. */
export function usedIps(world: World, subnetId: string, machineId?: string): string[] {
  const machines = world.machines.all().filter((one) => one.subnetId === subnetId && one.id !== machineId);
  const interfaces = world.networks.networkInterfaces.all().filter((one) => one.subnetId === subnetId);
  const databases = world.mysql.instances.all().filter((one) => one.subnetId === subnetId);
  return [
    ...databases.map(({ vip }) => vip),
    ...machines.map(({ privateIp }) => privateIp),
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
