import { CodedError } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { isNotFound } from "../../platform/errors.ts";
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
import { type Candidate, environmentCandidates, listAvailable, notFoundError } from "../../platform/not-found.ts";

/** The app or database of an endpoint. */
export interface Target {
  readonly resourceType: "app" | "database";
  readonly resourceId: number;
  readonly processType?: string | undefined;
}

/** The ID of the service that an endpoint exposes. */
export async function serviceOf(op: Op, { resourceType, resourceId, processType }: Target): Promise<string> {
  try {
    if (resourceType === "database") return await serviceOfDatabase(op, resourceId);
    const services = embeddedList(await document(op.api, "apps", resourceId), "services");
    const service = services.find((one) => text(one, "process_type") === processType);
    if (service) return idOf(service);
    const found = services.map((one) => ({ name: text(one, "process_type") }));
    throw new CodedError(
      "not-found",
      services.length === 0
        ? `app ${resourceId} has no services yet: deploy it before you create an endpoint`
        : `app ${resourceId} has no service with the processType "${processType}". ${listAvailable(found, processType)}`,
    );
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const problem = `there is no ${resourceType} with the resourceId ${resourceId}`;
    throw await notFoundError(problem, () => allInCollection(op, resourceType === "app" ? "apps" : "databases"), error);
  }
}

/** The app or database of a service, as properties of an endpoint. */
export function targetOf(
  service: Body,
): Omit<Target, "resourceType"> & { readonly envId: number; readonly resourceType: Target["resourceType"] | "" } {
  const envId = linkedNumber(service, "account");
  const database = linkedId(service, "database");
  if (database !== "") return { envId, resourceType: "database", resourceId: Number(database) };
  const app = linkedNumber(service, "app");
  // Without a link to either, nothing says which of the two it is.
  return { envId, resourceType: app === 0 ? "" : "app", resourceId: app, processType: text(service, "process_type") };
}

async function serviceOfDatabase(op: Op, id: number): Promise<string> {
  const service = linkedId(await document(op.api, "databases", id), "service");
  if (service === "")
    throw new CodedError("object-failed", `database ${id} has no service, because it is not provisioned`);
  return service;
}

/** All apps or databases in all environments. */
async function allInCollection(op: Op, collection: "apps" | "databases"): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const { name, id } of await environmentCandidates(op)) {
    for (const one of await allMembers(op.api, `/accounts/${id}/${collection}`, collection)) {
      found.push({ name: `${name}/${text(one, "handle")}`, id: idOf(one) });
    }
  }
  return found;
}
