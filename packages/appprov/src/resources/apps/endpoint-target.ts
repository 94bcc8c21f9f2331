import type { Op } from "../../platform/clients.ts";
import { isGone } from "../../platform/errors.ts";
import {
  allMembers,
  type Body,
  document,
  embeddedList,
  idOf,
  linkedId,
  linkedNumber,
  text,
} from "../../platform/hal.ts";
import { environmentByHandle } from "../../platform/import-by-handle.ts";
import { type Candidate, environments, noSuch, sentence } from "../../platform/what-there-is.ts";

/** What an endpoint leads to. */
export interface Target {
  readonly resourceType: "app" | "database";
  readonly resourceId: number;
  readonly processType?: string | undefined;
}

/** The ID of the service that an endpoint leads to. */
export async function serviceOf(op: Op, { resourceType, resourceId, processType }: Target): Promise<string> {
  try {
    if (resourceType === "database") return await serviceOfDatabase(op, resourceId);
    const services = embeddedList(await document(op.api, "apps", resourceId), "services");
    const service = services.find((one) => text(one, "process_type") === processType);
    if (service) return idOf(service);
    const found = services.map((one) => ({ name: text(one, "process_type") }));
    throw new Error(
      services.length === 0
        ? `app ${resourceId} has no services yet: deploy it before you give it an endpoint`
        : `app ${resourceId} has no service with the processType "${processType}". ${sentence(found, processType)}`,
    );
  } catch (error) {
    if (!isGone(error)) throw error;
    const what = `there is no ${resourceType} with the resourceId ${resourceId}`;
    throw await noSuch(what, () => everywhere(op, resourceType === "app" ? "apps" : "databases"), error);
  }
}

/** What a service belongs to, as properties of an endpoint. */
export function targetOf(service: Body): Target & { readonly envId: number } {
  const app = linkedNumber(service, "app");
  const envId = linkedNumber(service, "account");
  return app === 0
    ? { envId, resourceType: "database", resourceId: linkedNumber(service, "database") }
    : { envId, resourceType: "app", resourceId: app, processType: text(service, "process_type") };
}

/** The only endpoint of an app or a database, by the handles of its environment and its own. */
export async function endpointByHandle(op: Op, environment: string, handle: string): Promise<string> {
  const account = idOf(await environmentByHandle(op, environment));
  const [apps, databases] = await Promise.all([
    allMembers(op.api, `/accounts/${account}/apps`, "apps"),
    allMembers(op.api, `/accounts/${account}/databases`, "databases"),
  ]);
  const app = apps.find((one) => text(one, "handle") === handle);
  const database = databases.find((one) => text(one, "handle") === handle);
  const all = [...apps, ...databases].map((one) => ({ name: text(one, "handle") }));
  if (!app && !database) {
    throw await noSuch(
      `there is no app or database with the handle "${handle}" in the environment ${environment}`,
      async () => all,
      undefined,
      handle,
    );
  }
  const endpoints = [
    ...(app ? await endpointsOfApp(op, app) : []),
    ...(database ? await endpointsOf(op, linkedId(database, "service")) : []),
  ];
  const [only] = endpoints;
  if (only && endpoints.length === 1) return idOf(only);
  throw new Error(
    endpoints.length === 0
      ? `"${handle}" in the environment ${environment} has no endpoint`
      : `"${handle}" in the environment ${environment} has ${endpoints.length} endpoints: import one by its ID. ${sentence(endpoints.map(endpointName))}`,
  );
}

/** All endpoints that the token may see. */
export async function allEndpoints(op: Op): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const { name, id } of await environments(op)) {
    const add = (owner: Body, endpoints: readonly Body[]) => {
      for (const endpoint of endpoints.map(endpointName)) {
        found.push({ ...endpoint, name: `${name}/${text(owner, "handle")}: ${endpoint.name}` });
      }
    };
    for (const app of await allMembers(op.api, `/accounts/${id}/apps`, "apps")) add(app, await endpointsOfApp(op, app));
    for (const database of await allMembers(op.api, `/accounts/${id}/databases`, "databases")) {
      add(database, await endpointsOf(op, linkedId(database, "service")));
    }
  }
  return found;
}

async function endpointsOfApp(op: Op, app: Body): Promise<Body[]> {
  const services = embeddedList(app, "services");
  return (await Promise.all(services.map((one) => endpointsOf(op, idOf(one))))).flat();
}

function endpointsOf(op: Op, serviceId: string): Promise<Body[]> {
  return serviceId === "" ? Promise.resolve([]) : allMembers(op.api, `/services/${serviceId}/vhosts`, "vhosts");
}

function endpointName(body: Body): Candidate {
  return { name: text(body, "virtual_domain") || text(body, "external_host") || "endpoint", id: idOf(body) };
}

async function serviceOfDatabase(op: Op, id: number): Promise<string> {
  const service = linkedId(await document(op.api, "databases", id), "service");
  if (service === "") throw new Error(`database ${id} has no service yet: it is not provisioned`);
  return service;
}

async function everywhere(op: Op, collection: "apps" | "databases"): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const { name, id } of await environments(op)) {
    for (const one of await allMembers(op.api, `/accounts/${id}/${collection}`, collection)) {
      found.push({ name: `${name}/${text(one, "handle")}`, id: idOf(one) });
    }
  }
  return found;
}
