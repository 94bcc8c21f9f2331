import { chosenBy, object, oneOf, optional, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { conflict } from "./errors.ts";
import { at, type KeptKind } from "./kept-kind.ts";

const fixed = text({ min: 1 });

/** Customer-managed keys, with which clusters encrypt their data. */
export const keyKinds = {
  byokKeys: {
    path: "/byok/v1/keys",
    simplified: "The key service of the cloud is not called.",
    apiVersion: "byok/v1",
    kind: "Key",
    noun: "key",
    idPrefix: "cck",
    created: 201,
    filters: { display_name: "display_name", provider: "provider" },
    create: object({
      display_name: optional(text()),
      key: chosenBy("kind", {
        AwsKey: object({ kind: oneOf("AwsKey"), key_arn: fixed }),
        AzureKey: object({ kind: oneOf("AzureKey"), key_id: fixed, key_vault_id: fixed, tenant_id: fixed }),
        GcpKey: object({ kind: oneOf("GcpKey"), key_id: fixed }),
      }),
    }),
    update: object({ display_name: optional(text()) }),
    born: (id: string, body: Json): Json => ({
      ...body,
      key: { ...(body["key"] as Json), ...addedBy(id, at(body, "key.kind")) },
    }),
    shows: ({ body }: KeptObject): Json => ({
      provider: { AwsKey: "AWS", AzureKey: "Azure", GcpKey: "GCP" }[String(at(body, "key.kind"))],
      state: "AVAILABLE",
    }),
    checkRemoval(world: World, { id }: KeptObject) {
      const user = world.kafkaClusters.all().find(({ byokKeyId }) => byokKeyId === id);
      if (user !== undefined) throw conflict(`The Kafka cluster '${user.id}' still uses the key.`, "resource_in_use");
    },
  },
} satisfies Readonly<Record<string, KeptKind>>;

/** What the own cloud must let use the key. */
function addedBy(id: string, kind: unknown): Json {
  if (kind === "AwsKey")
    return { roles: [`arn:aws:iam::000000000000:role/${id}-b`, `arn:aws:iam::000000000000:role/${id}-a`] };
  if (kind === "AzureKey") return { application_id: "00000000-0000-0000-0000-000000000000" };
  return { security_group: `${id}@example.com` };
}
