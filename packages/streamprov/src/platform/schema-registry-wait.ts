import { StatusError } from "@org/core-http";
import { expectation, fromWire, type Operation, responseField } from "@org/core-provider";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { isOptionalFailure } from "./errors.ts";
import { memberFacts, pageOf } from "./responses.ts";
import { untilPhase } from "./waits.ts";

/** The longest wait for a Schema Registry, in milliseconds. */
const limitMs = 10 * 60_000;

/** The message of a platform that never has a Schema Registry. */
const notOffered = "this service is not available in confluent cloud for government";

/**
 * Waits until the Schema Registry of an environment is provisioned, which the platform creates with the first Kafka
 * cluster. An environment without Stream Governance has none, so there is no wait.
 *
 * @throws Error when the Schema Registry fails, or does not exist after ten minutes.
 */
export async function untilSchemaRegistry(op: Operation & Clients, environmentId: string): Promise<void> {
  try {
    await untilProvisioned(op, environmentId);
  } catch (error) {
    // The cluster works without a Schema Registry, and the credentials may not be able to read it.
    if (!(error instanceof StatusError) || !isOptionalFailure(error, op)) throw error;
    op.warn(
      `the provider does not wait for the Schema Registry of environment ${environmentId}, because it could not check its status: ${error.message}`,
    );
  }
}

async function untilProvisioned(op: Operation & Clients, environmentId: string): Promise<void> {
  const path = `/org/v2/environments/${encodeURIComponent(environmentId)}`;
  const environment = await op.cloud.get<Body>(path, { expects: environmentResponse });
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
    const { data } = await op.cloud.get<{ data: readonly Body[] }>("/srcm/v3/clusters", {
      query: { environment: environmentId, page_size: "99" },
      expects: pageOfClusters,
    });
    return (data[0] && fromWire(clusterFacts, data[0]).phase) || "PROVISIONING";
  } catch (error) {
    if (error instanceof StatusError && error.message.toLowerCase().includes(notOffered)) return "PROVISIONED";
    throw error;
  }
}

const clusterFacts = { phase: responseField.string({ wire: "status.phase" }) };
const environmentResponse = expectation(memberFacts);
const pageOfClusters = pageOf(clusterFacts);
