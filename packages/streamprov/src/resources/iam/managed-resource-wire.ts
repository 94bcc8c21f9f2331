import { CodedError, fromWire, responseField } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { clusterServices, group, type ManagedResource } from "./managed-resource.ts";

/** The resource in the request that creates a key. */
export function toRequest({ id, kind, apiVersion, environment }: ManagedResource): Body {
  if (group(apiVersion) in clusterServices) return { id, kind };
  const isFlink = group(apiVersion) === "fcpm";
  return { id, kind, api_version: apiVersion, ...(isFlink && environment ? { environment: environment.id } : {}) };
}

/** The fields of the resource in a response. */
const answerFacts = {
  id: responseField.string({ wire: "id" }),
  kind: responseField.string({ wire: "kind" }),
  apiVersion: responseField.string({ wire: "api_version" }),
};

/**
 * The resource in a response; undefined for a Cloud API key.
 *
 * @throws Error when the ID of a Flink region does not have a documented form.
 */
export function fromResponse(resource: Body | null | undefined): ManagedResource | undefined {
  if (!resource || isCloud(resource)) return undefined;
  const { id, apiVersion } = fromWire(answerFacts, resource);
  const kind = kindOf(resource);
  // Without a kind, it may be a Cloud API key.
  if (kind === undefined) return undefined;
  return {
    id: group(apiVersion) === "fcpm" ? flinkRegion(id) : id,
    kind,
    apiVersion: apiVersion as ManagedResource["apiVersion"],
  };
}

/** The environment of the resource in a response, from its property or its name; undefined if the response has neither. */
export function environmentIn(resource: Body | undefined): string | undefined {
  const { environment, resourceName } = fromWire(placeFacts, resource ?? {});
  return environment || /\/environment=([^/]+)/.exec(resourceName)?.[1];
}

const placeFacts = {
  environment: responseField.string({ optional: true, wire: "environment" }),
  resourceName: responseField.string({ wire: "resource_name" }),
};

/** The resource's kind in a response, as programs write it; undefined if the response lacks it. */
export function kindOf(resource: Body): ManagedResource["kind"] | undefined {
  const { kind } = fromWire(answerFacts, resource);
  if (kind === "") return undefined;
  return kind === "SchemaRegistry" || kind === "ksqlDB" ? "Cluster" : (kind as ManagedResource["kind"]);
}

/** True when the resource in a response is the one in the program. */
export function isFor(resource: Body | null | undefined, wanted: ManagedResource | undefined): boolean {
  const cloud = !resource || isCloud(resource);
  if (cloud || !wanted) return cloud && !wanted;
  return [wanted.id, `${wanted.environment?.id}.${wanted.id}`].includes(String(resource["id"]));
}

function isCloud(resource: Body): boolean {
  return String(resource["kind"]).toLowerCase() === "cloud";
}

/** `<cloud>.<region>` without the leading environment. */
function flinkRegion(id: string): string {
  const parts = id.split(".");
  if (parts.length === 3) parts.shift();
  if (parts.length !== 2) {
    throw new CodedError(
      "invalid-response",
      `the platform returned "${id}" as the Flink region of the key: expected <cloud>.<region> or <environment>.<cloud>.<region>`,
    );
  }
  return parts.join(".");
}
