import type { Values, World } from "@org/core-provider/testing";
import { instanceType, zone } from "./settings.ts";

/** A private network of the run, as inputs name it. */
export async function ownVpc(world: World, name = "shared") {
  const { id } = await world.given("Vpc", { name: world.name(name), cidrBlock: "10.0.0.0/16" });
  return { vpcId: id };
}

/** Which of the subnets of a run to use. */
interface SubnetChoice {
  /** The name of its network. Defaults to `shared`, the network of most lives. */
  readonly vpc?: string;
  /** Defaults to `shared`. */
  readonly name?: string;
  /** Its addresses. Subnets in one network need different ones. */
  readonly cidrBlock?: string;
}

/** A subnet of the run with its network, as inputs name both. */
export async function ownSubnet(
  world: World,
  { vpc: vpcName = "shared", name = "shared", cidrBlock = "10.0.9.0/24" }: SubnetChoice = {},
) {
  const vpc = await ownVpc(world, vpcName);
  const inputs = { name: world.name(name), ...vpc, availabilityZone: world.setting(zone), cidrBlock };
  return { ...vpc, subnetId: (await world.given("Subnet", inputs)).id };
}

/** An elastic IP of the run: its ID, and its public address. */
export async function ownEip(world: World, text: string) {
  const { id, outputs } = await world.given("Eip", { name: world.name(text), internetMaxBandwidthOut: 5 });
  return { id, publicIp: String(outputs["publicIp"]) };
}

/** A security group of the run. */
export async function ownSecurityGroup(world: World, text: string): Promise<string> {
  return (await world.given("SecurityGroup", { name: world.name(text) })).id;
}

/** The ID of a public image of Ubuntu. */
export async function publicImage(world: World): Promise<string> {
  const { images } = await world.lookup("getImages", { imageTypes: ["PUBLIC_IMAGE"], osName: "ubuntu" });
  const [image] = images as readonly Values[];
  if (image === undefined) throw new Error("getImages found no public image of Ubuntu in this region.");
  return String(image["imageId"]);
}

/** A virtual machine of the run, in the shared subnet by default: its ID, and its private address. */
export async function ownMachine(world: World, text = "shared", subnet?: Awaited<ReturnType<typeof ownSubnet>>) {
  const { id, outputs } = await world.given("Instance", {
    instanceName: world.name(text),
    availabilityZone: world.setting(zone),
    imageId: await publicImage(world),
    instanceType: world.setting(instanceType),
    ...(subnet ?? (await ownSubnet(world))),
    systemDiskType: "CLOUD_PREMIUM",
    forceStop: true,
  });
  return { id, privateIp: String(outputs["privateIp"]) };
}

/** A network interface of the run in a separate subnet: its ID, and its private address. */
export async function ownInterface(world: World, text: string) {
  const subnet = await ownSubnet(world, { name: "attached-interfaces", cidrBlock: "10.0.8.0/24" });
  const privateIp = "10.0.8.22";
  const inputs = { name: world.name(text), ...subnet, ipv4s: [{ ip: privateIp, primary: true }] };
  return { id: (await world.given("Eni", inputs)).id, privateIp };
}
