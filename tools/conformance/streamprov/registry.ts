import { startSimulator } from "@org/streamprov-simulator";
import { type Calls, operationsIn } from "../called-operations.ts";

/** The address and a key of a Schema Registry. */
export interface Registry {
  readonly url: string;
  readonly key: { readonly id: string; readonly secret: string };
}

/** Runs steps on a new, empty Schema Registry, and adds its undocumented requests to the problems. */
export async function onRegistry(run: (registry: Registry) => Promise<string[]>): Promise<Calls> {
  const platform = await startSimulator();
  try {
    const { environments, schemaRegistryClusters, apiKeys } = platform.state;
    const environment = await environments.create({ displayName: "conformance" });
    const cluster = await schemaRegistryClusters.create({ environmentId: environment.id });
    const { id, secret } = await apiKeys.create({
      ownerId: platform.credentials.userId,
      scope: { kind: "schema-registry", id: cluster.id, environmentId: environment.id },
    });
    const problems = await run({ url: cluster.restEndpoint, key: { id, secret } });
    const violations = platform.journal.violations.map(
      (one) => `${one.method} ${one.path}: ${one.problems.join("; ")}`,
    );
    return { problems: [...problems, ...violations], operations: operationsIn(platform.journal) };
  } finally {
    await platform.close();
  }
}
