import { type Facts, field, oneOfNames } from "@org/core-provider";
import { variableGroups } from "../variable-groups.ts";
import type { Clients } from "./clients.ts";
import {
  type Connection,
  connectionArgs,
  connectionFields,
  type DataPlane,
  isConfigured,
  type Service,
} from "./data-plane.ts";
import { id } from "./ids.ts";

/** What identifies the part of Flink that an object is in, besides the region, which the endpoint tells. */
export type FlinkId = "organization" | "environment" | "computePool" | "principal";

const principal = {
  what: "the principal",
  variables: ["flinkPrincipalId"],
  importVariables: ["IMPORT_FLINK_PRINCIPAL_ID"],
} as const;

/** The SQL gateway of Flink in one region: statements, connections, materialized tables. */
export const flink: DataPlane<FlinkId> = {
  name: "Flink",
  group: variableGroups.flink,
  endpoint: {
    what: "the REST endpoint",
    variables: ["flinkRestEndpoint"],
    importVariables: ["IMPORT_FLINK_REST_ENDPOINT"],
  },
  ids: {
    organization: {
      what: "the organization's ID",
      variables: ["organizationId"],
      importVariables: ["IMPORT_CONFLUENT_ORGANIZATION_ID"],
    },
    environment: {
      what: "the environment's ID",
      variables: ["environmentId"],
      importVariables: ["IMPORT_CONFLUENT_ENVIRONMENT_ID"],
    },
    // Without one the platform takes the default pool.
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

/** The same for what only reads or removes: as whom statements run does not matter there. */
export const flinkReads: DataPlane<FlinkId> = {
  ...flink,
  ids: { ...flink.ids, principal: { ...principal, optional: true } },
};

/** A region and what is identified in it, bound to one operation. */
export type FlinkService = Service<FlinkId>;

/** What names of the SQL gateway keep to. */
export const gatewayName = {
  max: 100,
  pattern: {
    match: /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/,
    says: "be small letters, digits and hyphens, in parts that dots may separate and that begin and end with a letter or digit",
  },
} as const;

const says = {
  organization: "ID of the organization, a UUID.",
  environment: "ID of the environment, `env-...`.",
  computePool: "ID of the compute pool, `lfcp-...`.",
  principal: "ID of the principal: `sa-...`, `u-...` or `pool-...`.",
};
const fromProvider = "Left out, the provider's is used.";

/** Where an object of Flink is: region, organization and environment are fixed. */
export const flinkFields = () => ({
  organization: field.object(
    { id: field.string({ required: true, replaceOnChange: true, ...id, docs: says.organization }) },
    { computed: true, docs: "Organization that it belongs to.", inputDocs: fromProvider },
  ),
  environment: field.object(
    { id: field.string({ required: true, replaceOnChange: true, ...id, docs: says.environment }) },
    { computed: true, docs: "Environment that it belongs to.", inputDocs: fromProvider },
  ),
  ...connectionFields("Flink", { endpointReplaces: true, place: "region" }),
});

/** The compute pool of an object: what is said of it depends on the object. */
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
  /** What else is said of its ID. */
  readonly ofId?: Pick<Facts, "refuseChange">;
}

/** The arguments by which a lookup's caller says where it looks. */
export const flinkArgs = () => {
  const arg = (name: FlinkId, docs: string) =>
    field.object(
      { id: field.string({ required: true, ...id, docs: says[name] }) },
      { computed: true, docs, inputDocs: fromProvider },
    );
  return {
    organization: arg("organization", "Organization that it belongs to."),
    environment: arg("environment", "Environment that it belongs to."),
    computePool: arg("computePool", "Compute pool of Flink."),
    principal: arg("principal", "Principal of Flink."),
    ...connectionArgs("Flink", "region"),
  };
};

type References = Readonly<Record<FlinkId, { readonly id: string }>>;

/**
 * Where an object is and as whom it runs, for its outputs: as the platform tells it, else as it was asked. What the
 * program gives although the provider's configuration outweighs it stays as the program gives it.
 */
export function placeOf(
  op: Clients & { readonly args: object },
  service: Pick<FlinkService, "ids">,
  told: Partial<Readonly<Record<FlinkId, string>>> = {},
): References {
  const given = op.args as Partial<References>;
  const isOutweighed = isConfigured(flink, op.platform);
  const one = (name: FlinkId) => (isOutweighed ? given[name] : undefined) ?? { id: told[name] || service.ids[name] };
  return {
    organization: one("organization"),
    environment: one("environment"),
    computePool: one("computePool"),
    principal: one("principal"),
  };
}

/** Where an object is, for its ID: as it is asked for there. */
export function idParts({ ids }: Pick<FlinkService, "ids">): Pick<References, "organization" | "environment"> {
  return { organization: { id: ids.organization }, environment: { id: ids.environment } };
}

/** The properties that count for nothing while the provider's configuration gives Flink. */
export function outweighed(op: Clients): readonly string[] {
  return isConfigured(flink, op.platform) ? [...Object.keys(flink.ids), "restEndpoint"] : [];
}

/** What an import learns of endpoint and key. */
export function importedConnection({
  imported,
}: FlinkService): Pick<Connection<never>, "restEndpoint" | "credentials"> {
  const { restEndpoint, credentials } = imported;
  return { ...(restEndpoint ? { restEndpoint } : {}), ...(credentials ? { credentials } : {}) };
}

/** What an import needs besides the ID. */
export const flinkImportNeeds = (told: readonly FlinkId[]) => {
  const origins = Object.entries(flink.ids) as [FlinkId, (typeof flink.ids)[FlinkId]][];
  const names = [
    "IMPORT_FLINK_REST_ENDPOINT",
    ...origins.filter(([name]) => !told.includes(name)).flatMap(([, { importVariables }]) => importVariables),
    ...flink.importKey,
  ];
  return `${oneOfNames(
    names.map((name) => `\`${name}\``),
    "and",
  )}, unless the provider's Flink settings are complete (with OAuth without the key).`;
};
