import { StatusError } from "@org/core-http";
import { expectation, field, fromWire, type Operation } from "@org/core-provider";
import { memberFacts, pageOf } from "./answers.ts";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { isOptionalFailure } from "./errors.ts";
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
  try {
    await untilProvisioned(op, environmentId);
  } catch (error) {
    // The cluster can be used without a Schema Registry, and by credentials that may not see it.
    if (!(error instanceof StatusError) || !isOptionalFailure(error, op)) throw error;
    op.warn(
      `the provider could not find out whether the Schema Registry of environment ${environmentId} is provisioned, and does not wait for it: ${error.message}`,
    );
  }
}

async function untilProvisioned(op: Operation & Clients, environmentId: string): Promise<void> {
  const path = `/org/v2/environments/${encodeURIComponent(environmentId)}`;
  const environment = await op.cloud.get<Body>(path, { expects: environmentAnswer });
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

const clusterFacts = { phase: field.string({ output: true, wire: "status.phase", docs: "Phase of the registry." }) };
const environmentAnswer = expectation(memberFacts);
const pageOfClusters = pageOf(clusterFacts);
