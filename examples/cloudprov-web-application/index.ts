import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";
import { createRole } from "./access.ts";
import { createDatabase } from "./database.ts";
import { createEntrance } from "./entrance.ts";
import { createLogs } from "./logs.ts";
import { createFirewall, createNetwork } from "./network.ts";
import { createServers } from "./servers.ts";
import { createStorage } from "./storage.ts";

const config = new pulumi.Config();
const domain = config.require("domain");
const zones = config.getObject<string[]>("zones") ?? ["ap-guangzhou-3", "ap-guangzhou-2"];
const tags = { application: "shop" };

const { vpc, subnets } = createNetwork(zones, tags);
const [place] = subnets;
if (place === undefined) throw new Error("The configuration variable zones must contain at least one zone.");
const firewall = createFirewall(tags);
const logs = createLogs(tags);
const { appId } = cloudprov.getUserInfoOutput({});
const { bucket } = createStorage(appId, tags);

const database = createDatabase({
  vpcId: vpc.id,
  place,
  securityGroupId: firewall.database.id,
  rootPassword: config.requireSecret("rootPassword"),
  password: config.requireSecret("password"),
  memory: config.getNumber("databaseMemory") ?? 1000,
  tags,
});

const servers = createServers({
  vpcId: vpc.id,
  places: subnets,
  imageId: config.require("imageId"),
  securityGroupId: firewall.servers.id,
  roleName: createRole({ bucket, appId, tags }).name,
  database,
  logTopicId: logs.id,
  bucket,
  tags,
});

const balancer = createEntrance({
  domain,
  certificate: config.require("certificate"),
  certificateKey: config.requireSecret("certificateKey"),
  vpcId: vpc.id,
  securityGroupId: firewall.visitors.id,
  servers,
  bandwidth: config.getNumber("bandwidth") ?? 20,
  tags,
});

export const address = `https://www.${domain}/`;
export const balancerAddress = balancer.vip;
export const serverIds = servers.map(({ id }) => id);
