import * as appprov from "@org/appprov-simulator";
import * as cloudprov from "@org/cloudprov-simulator";
import * as streamprov from "@org/streamprov-simulator";
import { type CalledOperations, readCalledOperations } from "../../conformance/called-operations.ts";
import type { Files } from "../expected-files.ts";
import { type DescribedService, simulatedPage } from "./page.ts";
import { publishedActions, publishedRoutes } from "./published-operations.ts";

/** The pages about the simulators, by their paths in the folder `docs` of the workspace. */
export async function simulatedPages(): Promise<Files> {
  const called = await readCalledOperations();
  return new Map([
    ["simulated-streamprov.md", await streamprovPage(calledIn(called, "streamprov"))],
    ["simulated-appprov.md", appprovPage(calledIn(called, "appprov"))],
    ["simulated-cloudprov.md", await cloudprovPage(calledIn(called, "cloudprov"))],
  ]);
}

async function streamprovPage(called: ReadonlySet<string>): Promise<string> {
  const published = await publishedRoutes();
  const own = streamprov.simulatedServices();
  const names = new Set([...own.map(({ name }) => name), ...Object.keys(published)]);
  return simulatedPage({
    packageName: "@org/streamprov-simulator",
    platform: "Confluent Cloud",
    noun: "operation",
    source: "The published operations are those of the platform's OpenAPI documents.",
    general: [
      "Data: there are no messages, tables or query results. Kafka, ksqlDB and Flink do not run; only their objects exist.",
      "Networks and clouds: nothing is connected, and no service of AWS, Azure or Google Cloud is called.",
      "Work that takes time: an object becomes ready after a delay that is 0 by default. `--provision-ms` changes it.",
      "Permissions: roles and ACLs have no effect unless `--enforce-roles` is set.",
      "Prices, bills and expiry.",
      "Limits other than the rate limit, such as the number of topics of a cluster.",
    ],
    services: [...names].map((name): DescribedService => {
      const { operations = [] } = own.find((one) => one.name === name) ?? {};
      const routes = published[name];
      return { name, operations, called, published: routes && new Map(routes.map((route) => [route, []])) };
    }),
  });
}

function appprovPage(called: ReadonlySet<string>): string {
  return simulatedPage({
    packageName: "@org/appprov-simulator",
    platform: "Aptible",
    noun: "operation",
    source:
      "The platform publishes no list of its operations. The simulator has those that the public clients and the " +
      "Terraform provider call.",
    general: [
      "Containers: no image is pulled, and no app, database or drain runs. Their addresses do not resolve.",
      "Work that takes time: an operation succeeds after a delay that is 0 by default. `--operation-ms` changes it.",
      "Git deployments, SSH, and logs and metrics of apps.",
      "Certificates of Let's Encrypt: endpoints get the DNS records of the challenge, but no certificate.",
      "Permissions: every token may do everything, except in environments and stacks that a setting makes read-only.",
      "Prices, bills and limits of a plan.",
    ],
    services: appprov.simulatedServices().map((service) => ({ ...service, called })),
  });
}

async function cloudprovPage(called: ReadonlySet<string>): Promise<string> {
  const services = cloudprov.simulatedServices().map(async (service): Promise<DescribedService> => {
    const { name, version } = service;
    const prefix = new RegExp(`^\\w+ /${name}/`);
    const own = [...called].filter((one) => prefix.test(one)).map((one) => one.replace(prefix, ""));
    return {
      ...service,
      called: new Set(own),
      published: version === undefined ? undefined : await publishedActions(name, version),
    };
  });
  return simulatedPage({
    packageName: "@org/cloudprov-simulator",
    platform: "Tencent Cloud",
    noun: "action",
    source:
      "The published actions and parameters are those of the official SDK for Node.js. Services that the page does not " +
      "name are not simulated.",
    general: [
      "Data: no traffic, program, message, log or DNS query is processed; only the objects exist.",
      "Work that takes time: tasks end after a delay that is 0 by default. Settings such as `machineTaskMs` change it.",
      "Permissions: policies grant and deny nothing. `--deny-actions` rejects chosen actions.",
      "Prices, bills, stock and expiry: everything can be bought, and nothing expires.",
      "Object storage: objects are kept in memory, an archived object can be read, and only the owner of a bucket may use it.",
      "Calls of an action other than `POST` with a JSON body and the signature `TC3-HMAC-SHA256`.",
    ],
    services: await Promise.all(services),
  });
}

function calledIn(called: CalledOperations, platform: string): ReadonlySet<string> {
  return new Set(Object.values(called[platform] ?? {}).flat());
}
