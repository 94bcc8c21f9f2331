import { StatusError } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { untilPhase } from "./waits.ts";

/** Longest wait for the Schema Registry of an environment. */
const limitMs = 10 * 60_000;

/** The platform's words where there is no Schema Registry and never will be. */
const notOffered = "this service is not available in confluent cloud for government";

/**
 * Waits until the Schema Registry of an environment is provisioned: the platform makes it with the first Kafka
 * cluster. An environment without Stream Governance has none, and there is nothing to wait for.
 *
 * @throws an error when the Schema Registry fails, or is not there after ten minutes.
 */
export async function untilSchemaRegistry(op: Operation & Clients, environmentId: string): Promise<void> {
  const environment = await op.cloud.get<Body>(`/org/v2/environments/${encodeURIComponent(environmentId)}`);
  if (!environment["stream_governance_config"]) return;
  await untilPhase(
    { ...op, deadline: Math.min(op.deadline, Date.now() + limitMs) },
    {
      what: `the Schema Registry of environment ${environmentId} to be provisioned`,
      read: () => phase(op, environmentId),
      phase: (found) => found,
      pending: ["PROVISIONING"],
      done: ["PROVISIONED"],
    },
  );
}

async function phase(op: Operation & Clients, environmentId: string): Promise<string> {
  try {
    const { data = [] } = await op.cloud.get<{ data?: readonly { status?: { phase?: string } }[] }>(
      "/srcm/v3/clusters",
      { query: { environment: environmentId, page_size: "99" } },
    );
    return data[0]?.status?.phase ?? "PROVISIONING";
  } catch (error) {
    if (error instanceof StatusError && error.message.toLowerCase().includes(notOffered)) return "PROVISIONED";
    throw error;
  }
}
