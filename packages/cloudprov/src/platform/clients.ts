import type { SharedOperation } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import { CosClient } from "../cos/cos-client.ts";
import type { Memory } from "./memory.ts";
import type { Platform } from "./platform.ts";
import { ServiceClient } from "./service-client.ts";
import { services } from "./services.ts";

/** The clients of the services, bound to an operation. Every handler of this package gets them. */
export interface Clients {
  readonly vpc: ServiceClient;
  readonly cvm: ServiceClient;
  readonly cbs: ServiceClient;
  readonly api: ServiceClient;
  readonly antiddos: ServiceClient;
  readonly apigateway: ServiceClient;
  readonly tag: ServiceClient;
  readonly cam: ServiceClient;
  readonly dnspod: ServiceClient;
  readonly privatedns: ServiceClient;
  readonly cls: ServiceClient;
  readonly scf: ServiceClient;
  /** Object storage, which has its own protocol. */
  readonly cos: CosClient;
  readonly ssl: ServiceClient;
  readonly clb: ServiceClient;
  readonly cdb: ServiceClient;
  readonly redis: ServiceClient;
  readonly tke: ServiceClient;
  readonly ckafka: ServiceClient;
  readonly postgres: ServiceClient;
  readonly as: ServiceClient;
  readonly platform: Platform;
  readonly memory: Memory;
}

/** An operation of this package. */
export type Op = Operation & Clients;

/** Binds the platform to one operation: its signal, deadline and progress. */
export function bindClients(platform: Platform, op: Operation): Clients {
  return {
    vpc: new ServiceClient(platform, op, services.vpc),
    cvm: new ServiceClient(platform, op, services.cvm),
    cbs: new ServiceClient(platform, op, services.cbs),
    api: new ServiceClient(platform, op, services.api),
    antiddos: new ServiceClient(platform, op, services.antiddos),
    apigateway: new ServiceClient(platform, op, services.apigateway),
    tag: new ServiceClient(platform, op, services.tag),
    cam: new ServiceClient(platform, op, services.cam),
    dnspod: new ServiceClient(platform, op, services.dnspod),
    privatedns: new ServiceClient(platform, op, services.privatedns),
    cls: new ServiceClient(platform, op, services.cls),
    scf: new ServiceClient(platform, op, services.scf),
    cos: new CosClient(platform, op),
    ssl: new ServiceClient(platform, op, services.ssl),
    clb: new ServiceClient(platform, op, services.clb),
    cdb: new ServiceClient(platform, op, services.cdb),
    redis: new ServiceClient(platform, op, services.redis),
    tke: new ServiceClient(platform, op, services.tke),
    ckafka: new ServiceClient(platform, op, services.ckafka),
    postgres: new ServiceClient(platform, op, services.postgres),
    as: new ServiceClient(platform, op, services.as),
    platform,
    memory: platform.memory,
  };
}

/** The operation of a read that several operations share. */
export function sharedBy(op: Op, { signal, deadline, onWait }: SharedOperation): Op {
  const shared = { ...op, signal, deadline, onWait };
  return { ...shared, ...bindClients(op.platform, shared) };
}
