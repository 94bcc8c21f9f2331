import { access, accessUpdates } from "./access.ts";
import { antiDdos } from "./anti-ddos.ts";
import { apiGateway, apiGatewayUpdates } from "./api-gateway.ts";
import { certificates, certificatesUpdates } from "./certificates.ts";
import { ckafka, ckafkaUpdates } from "./ckafka.ts";
import { dns, dnsUpdates } from "./dns.ts";
import { functions, functionsUpdates } from "./functions.ts";
import { kubernetes, kubernetesUpdates } from "./kubernetes.ts";
import { loadBalancing, loadBalancingUpdates } from "./load-balancing.ts";
import { logs, logsUpdates } from "./logs.ts";
import { machines, machinesUpdates } from "./machines.ts";
import { mysql, mysqlUpdates } from "./mysql.ts";
import { networks, networksUpdates } from "./networks.ts";
import { objectStorage, objectStorageUpdates } from "./object-storage.ts";
import { postgresql, postgresqlUpdates } from "./postgresql.ts";
import { privateDns, privateDnsUpdates } from "./private-dns.ts";
import type { Site } from "./protection.ts";
import { redis, redisUpdates } from "./redis.ts";

/** The number of resources that a change of the note updates. */
export const everythingUpdates = [
  accessUpdates,
  apiGatewayUpdates,
  certificatesUpdates,
  ckafkaUpdates,
  dnsUpdates,
  kubernetesUpdates,
  loadBalancingUpdates,
  functionsUpdates,
  logsUpdates,
  machinesUpdates,
  mysqlUpdates,
  networksUpdates,
  objectStorageUpdates,
  privateDnsUpdates,
  redisUpdates,
  postgresqlUpdates,
].reduce((sum, updates) => sum + updates, 0);

/** A program with every kind of resource that the package models. */
export function everything({
  note = "At first",
  ...given
}: {
  readonly note?: string;
  readonly domainName: string;
  readonly imageId: string;
  readonly site: Site;
}): void {
  antiDdos(given);
  access({ note });
  apiGateway({ note });
  certificates({ note });
  ckafka({ note });
  dns({ note });
  kubernetes({ note });
  loadBalancing({ note });
  functions({ note });
  logs({ note });
  machines({ note, imageId: given.imageId });
  mysql({ note });
  networks({ note, imageId: given.imageId });
  objectStorage({ note });
  privateDns({ note });
  redis({ note });
  postgresql({ note });
}
