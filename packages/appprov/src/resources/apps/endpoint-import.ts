import { CodedError } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { allMembers, type Body, embeddedList, idOf, linkedId, text } from "../../platform/hal.ts";
import { environmentByHandle } from "../../platform/import-by-handle.ts";
import { type Candidate, environmentCandidates, listAvailable, notFoundError } from "../../platform/not-found.ts";

/** The ID of the only endpoint of an app or a database, which is found by its environment's handle and its own. */
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
    throw await notFoundError(
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
  throw new CodedError(
    "ambiguous",
    endpoints.length === 0
      ? `"${handle}" in the environment ${environment} has no endpoint`
      : `"${handle}" in the environment ${environment} has ${endpoints.length} endpoints: import one of them by its ID. ${listAvailable(endpoints.map(endpointName))}`,
  );
}

/** All endpoints that the credentials can see. */
export async function allEndpoints(op: Op): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const { name, id } of await environmentCandidates(op)) {
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
