import { type Facts, field, type Placement } from "@org/core-provider";
import { variableGroups } from "../variable-groups.ts";
import type { Clients } from "./clients.ts";
import {
  type Connection,
  connectionArgs,
  connectionFields,
  type DataPlane,
  importFrom,
  isConfigured,
  placementIn,
  type Service,
  settingText,
} from "./data-plane.ts";
import { id } from "./ids.ts";

/** The IDs of an object's part of Flink. The endpoint determines the region. */
export type FlinkId = "organization" | "environment" | "computePool" | "principal";

const principal = {
  what: "the principal",
  variables: ["flinkPrincipalId"],
  importVariables: ["IMPORT_FLINK_PRINCIPAL_ID"],
} as const;

const endpoint = {
  what: "the REST endpoint",
  variables: ["flinkRestEndpoint"],
  importVariables: ["IMPORT_FLINK_REST_ENDPOINT"],
} as const;

/** The SQL gateway of Flink in one region: statements, connections, materialized tables. */
export const flink: DataPlane<FlinkId> = {
  name: "Flink",
  group: variableGroups.flink,
  endpoint,
  ids: {
    organization: {
      what: "the organization's ID",
      variables: ["organizationId"],
      importVariables: ["IMPORT_CONFLUENT_ORGANIZATION_ID"],
      owner: "the organization",
    },
    environment: {
      what: "the environment's ID",
      variables: ["environmentId"],
      importVariables: ["IMPORT_CONFLUENT_ENVIRONMENT_ID"],
      owner: "the environment",
    },
    // Without a compute pool, the platform uses the default pool.
    computePool: {
      what: "the compute pool's ID",
      variables: ["flinkComputePoolId"],
      importVariables: ["IMPORT_FLINK_COMPUTE_POOL_ID"],
      optional: true,
    },
    principal,
  },
  importKey: ["IMPORT_FLINK_API_KEY", "IMPORT_FLINK_API_SECRET"],
  grantsOn: "environment",
};

/** The same for reads and deletes, which do not need a principal. */
export const flinkReads: DataPlane<FlinkId> = {
  ...flink,
  ids: { ...flink.ids, principal: { ...principal, optional: true } },
};

/**
 * What the provider's configuration selects: organization, environment and region. A region has several endpoints and
 * compute pools, but no two regions share one: if both differ, it is another region.
 */
export function flinkPlacement(idsIn: Parameters<typeof placementIn<FlinkId>>[1]): Placement {
  const { record, compare } = placementIn(flink, idsIn, ["organization", "environment", "computePool"]);
  const { variables } = endpoint;
  const endpointIn = (config: Readonly<Record<string, unknown>>) => String(config["flinkRestEndpoint"] ?? "");
  return {
    record(config) {
      const ids = record?.(config);
      return ids && { ...ids, restEndpoint: endpointIn(config) };
    },
    compare(config, object) {
      const { computePool, restEndpoint } = object.recorded;
      const [pool, selected] = [record?.(config)?.["computePool"], endpointIn(config)];
      const isElsewhere = pool !== undefined && computePool !== pool && restEndpoint !== selected;
      const region = { actual: `the Flink region of ${restEndpoint}`, selected, setting: settingText(variables) };
      return compare(config, object) ?? (computePool !== undefined && isElsewhere ? region : undefined);
    },
  };
}

/** The service of a region, bound to an operation. */
export type FlinkService = Service<FlinkId>;

/** The rule for names of the SQL gateway. */
export const gatewayName = {
  max: 100,
  pattern: {
    match: /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/,
    says: "contain only lowercase letters, digits and hyphens, in parts that are separated by dots and begin and end with a letter or digit",
  },
} as const;

const says = {
  organization: "ID of the organization, a UUID.",
  environment: "ID of the environment, `env-...`.",
  computePool: "ID of the compute pool, `lfcp-...`.",
  principal: "ID of the principal: `sa-...`, `u-...` or `pool-...`.",
};
const providerDefault = "Defaults to the provider's value.";

/** The region, organization and environment of a Flink object. A change replaces it. */
export const flinkFields = () => ({
  organization: field.object(
    { id: field.string({ required: true, replaceOnChange: true, ...id, docs: says.organization }) },
    { computed: true, docs: "Organization that contains this object.", inputDocs: providerDefault },
  ),
  environment: field.object(
    { id: field.string({ required: true, replaceOnChange: true, ...id, docs: says.environment }) },
    { computed: true, docs: "Environment that contains this object.", inputDocs: providerDefault },
  ),
  ...connectionFields("Flink", { endpointReplaces: true, place: "region" }),
});

/** The compute pool of an object. */
export const poolRef = (words: Words) =>
  field.object(
    { id: field.string({ required: true, ...id, docs: says.computePool, ...words.ofId }) },
    { computed: true, docs: words.docs, inputDocs: words.inputDocs },
  );

/** The principal of an object. */
export const principalRef = (words: Words) =>
  field.object(
    { id: field.string({ required: true, ...id, docs: says.principal, ...words.ofId }) },
    { computed: true, docs: words.docs, inputDocs: words.inputDocs },
  );

interface Words {
  readonly docs: string;
  readonly inputDocs: string;
  /** Other facts of its ID. */
  readonly ofId?: Pick<Facts, "rejectChange">;
}

/** The arguments of a lookup with the address and key of Flink. */
export const flinkArgs = () => {
  const arg = (name: FlinkId, docs: string) =>
    field.object(
      { id: field.string({ required: true, ...id, docs: says[name] }) },
      { computed: true, docs, inputDocs: providerDefault },
    );
  return {
    organization: arg("organization", "Organization that contains this object."),
    environment: arg("environment", "Environment that contains this object."),
    computePool: arg("computePool", "Compute pool for Flink."),
    principal: arg("principal", "Principal for Flink."),
    ...connectionArgs("Flink", "region"),
  };
};

type References = Readonly<Record<FlinkId, { readonly id: string }>>;

/**
 * The organization, environment, compute pool and principal of an object, for its outputs: from the response, or else from
 * the request. Values that the program sets although the provider's take precedence stay as in the program.
 */
export function referencesOf(
  op: Clients & { readonly args: object },
  service: Pick<FlinkService, "ids">,
  response: Partial<Readonly<Record<FlinkId, string>>> = {},
): References {
  const given = op.args as Partial<References>;
  const isOutweighed = isConfigured(flink, op.platform);
  const one = (name: FlinkId) =>
    (isOutweighed ? given[name] : undefined) ?? { id: response[name] || service.ids[name] };
  return {
    organization: one("organization"),
    environment: one("environment"),
    computePool: one("computePool"),
    principal: one("principal"),
  };
}

/** The organization and environment in an object's ID. */
export function idParts({ ids }: Pick<FlinkService, "ids">): Pick<References, "organization" | "environment"> {
  return { organization: { id: ids.organization }, environment: { id: ids.environment } };
}

/** The properties that are ignored while the provider's configuration contains the Flink settings. */
export function outweighed(op: Clients): readonly string[] {
  return isConfigured(flink, op.platform) ? [...Object.keys(flink.ids), "restEndpoint"] : [];
}

/** The endpoint and key of an import. */
export function importedConnection({
  imported,
}: FlinkService): Pick<Connection<never>, "restEndpoint" | "credentials"> {
  const { restEndpoint, credentials } = imported;
  return { ...(restEndpoint ? { restEndpoint } : {}), ...(credentials ? { credentials } : {}) };
}

/** The requirements of an import besides the ID. `known` lists the values in the import ID. */
export const flinkImport = (known: readonly FlinkId[]) => importFrom(flink, known);
