import { flag, integer, object, optional, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { conflict } from "./errors.ts";
import { checkFlinkSize } from "./flink-sizes.ts";
import { at, idAt, type KeptKind, merged, nested } from "./kept-kind.ts";
import { referenceShape } from "./reference-shape.ts";

const display_name = text({
  pattern: /^(?:[0-9A-Za-z-])[\w.-]{0,63}$/,
  form: "a letter, a digit or a hyphen, and at most 63 more or dots or underscores",
});
const platformsChoice = 10;

/** What Flink has in the control plane. */
export const flinkKinds = {
  flinkComputePools: {
    path: "/fcpm/v2/compute-pools",
    simplified: "Statements use no CFUs of the pool.",
    apiVersion: "fcpm/v2",
    kind: "ComputePool",
    noun: "compute-pool",
    idPrefix: "lfcp",
    environmentAt: "spec.environment",
    maxPageSize: 100,
    filters: { "spec.region": "spec.region", "spec.network": "spec.network.id" },
    created: 202,
    ready: "PROVISIONED",
    create: object({
      spec: object({
        display_name,
        cloud: text({ min: 1 }),
        region: text({ min: 1 }),
        max_cfu: integer(),
        default_pool: optional(flag()),
        enable_ai: optional(flag()),
        environment: referenceShape,
        network: optional(referenceShape),
      }),
    }),
    update: object({
      spec: object({
        display_name: optional(display_name),
        max_cfu: optional(integer()),
        default_pool: optional(flag()),
        environment: referenceShape,
      }),
    }),
    check(world: World, body: Json) {
      if (at(body, "spec.max_cfu") !== 0) checkFlinkSize(at(body, "spec.max_cfu"), "/spec/max_cfu");
      checkDefault(world, body, "");
    },
    checkChange(world: World, one: KeptObject, body: Json) {
      checkFlinkSize(at(body, "spec.max_cfu"), "/spec/max_cfu");
      checkDefault(world, merged(one.body, body), one.id);
    },
    born: (_id: string, body: Json): Json =>
      merged(
        merged(nested("spec.default_pool", false), body),
        at(body, "spec.max_cfu") === 0 ? nested("spec.max_cfu", platformsChoice) : {},
      ),
    below: ({ environmentId, body }: KeptObject) => [
      `environment=${environmentId}`,
      `flink-region=${String(at(body, "spec.cloud")).toLowerCase()}.${String(at(body, "spec.region"))}`,
    ],
    status: () => ({ current_cfu: 0 }),
  },
} satisfies Readonly<Record<string, KeptKind>>;

/** An environment has one default pool in a region. */
function checkDefault(world: World, body: Json, ownId: string): void {
  if (at(body, "spec.default_pool") !== true) return;
  const places = ["spec.cloud", "spec.region", "spec.default_pool"];
  const other = world.kept.flinkComputePools
    .all()
    .find(
      (one) =>
        one.id !== ownId &&
        one.environmentId === idAt(body, "spec.environment") &&
        places.every((place) => at(one.body, place) === at(body, place)),
    );
  if (other !== undefined) throw conflict(`The compute pool '${other.id}' is the default pool of the region.`);
}
