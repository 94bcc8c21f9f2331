import { isDeepStrictEqual } from "node:util";
import { integer, object, optional, type Shape, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import type { InstanceConfig } from "./defences.ts";
import { type Config, type ConfigKind, configKinds, holdFree, memberOf } from "./instance-config-kinds.ts";
import { likeInstance } from "./instance-filter.ts";
import { addressesOf, protectedInstance } from "./protected-instance.ts";

/** The actions of the settings of an instance: to create, list, modify and delete each kind. */
export function instanceConfigActions(world: World): Action[] {
  return configKinds(world).flatMap((kind) => [
    creation(world, kind),
    listing(world, kind),
    ...(kind.isModified ? [modification(world, kind)] : []),
    deletion(world, kind),
  ]);
}

/** A request about one setting: what it holds beside the ID of the instance is the setting. */
interface ConfigRequest {
  readonly InstanceId: string;
  readonly [member: string]: unknown;
}

/** A request that names an instance, and one of its settings, with or without the ID that the platform has given it. */
function paramsOf(kind: ConfigKind, { named }: { readonly named: boolean }): Shape<ConfigRequest> {
  const id = kind.hasId && named ? { Id: text({ min: 1 }) } : {};
  // In a new one the ID must be empty.
  const none = kind.hasId && !named ? { Id: optional(text({ max: 0 })) } : {};
  const members: Readonly<Record<string, Shape<unknown>>> = { ...kind.members, ...id, ...none };
  return object({ InstanceId: text({ min: 1 }), [memberOf(kind)]: object(members) }) as Shape<ConfigRequest>;
}

function creation(world: World, kind: ConfigKind): Action {
  return defineAction({
    name: `Create${kind.name}`,
    params: paramsOf(kind, { named: false }),
    run({ params: { InstanceId: instanceId, ...given } }) {
      protectedInstance(world, instanceId);
      const { Id: _none, ...asked } = configOf(kind, given);
      const config = kind.complete(asked);
      holdFree(kind, instanceId, config);
      kind.store.insert({ id: world.newId(kind.name.toLowerCase()), instanceId, config });
      return {};
    },
  });
}

function modification(world: World, kind: ConfigKind): Action {
  return defineAction({
    name: `Modify${kind.name}`,
    params: paramsOf(kind, { named: true }),
    run({ params: { InstanceId: instanceId, ...given } }) {
      protectedInstance(world, instanceId);
      const { Id: id, ...asked } = configOf(kind, given);
      const old = named(kind, instanceId, String(id));
      kind.store.replace({ ...old, config: kind.complete(asked) });
      return {};
    },
  });
}

function deletion(world: World, kind: ConfigKind): Action {
  return defineAction({
    name: `Delete${kind.name}`,
    params: paramsOf(kind, { named: true }),
    run({ params: { InstanceId: instanceId, ...given } }) {
      protectedInstance(world, instanceId);
      const { Id: id, ...config } = configOf(kind, given);
      const one = kind.hasId ? named(kind, instanceId, String(id)) : equalTo(kind, instanceId, config);
      kind.store.remove(one.id);
      return {};
    },
  });
}

function listing(world: World, kind: ConfigKind): Action {
  const { action, list, member } = kind.listing;
  return defineAction({
    name: action,
    params: object({
      Offset: integer({ min: 0 }),
      Limit: integer({ min: 0, max: 100 }),
      FilterInstanceId: text({ min: 1 }),
      FilterIp: optional(text()),
    }),
    run({ params: { Offset, Limit, FilterInstanceId, FilterIp } }) {
      const isAsked = likeInstance(FilterInstanceId);
      const all = kind.store
        .allSeen()
        .filter(({ instanceId }) => isAsked(instanceId))
        // What belongs to an instance goes with it.
        .flatMap((one) => {
          const addresses = addressesOf(world, one.instanceId);
          return addresses === undefined ? [] : [{ one, addresses }];
        })
        .filter(({ addresses }) => FilterIp === undefined || addresses.includes(FilterIp));
      const page = all.slice(Offset, Offset + (Limit || 100)).map(({ one, addresses }) => ({
        [member]: { ...one.config, ...(kind.hasId ? { Id: one.id } : {}) },
        InstanceDetailList: [{ InstanceId: one.instanceId, EipList: addresses }],
        ...(kind.isDated ? { ModifyTime: world.timeText(kind.store.since(one.id)) } : {}),
      }));
      return { Total: all.length, [list]: page };
    },
  });
}

function configOf(kind: ConfigKind, { [memberOf(kind)]: config }: Readonly<Record<string, unknown>>): Config {
  return config as Config;
}

function named(kind: ConfigKind, instanceId: string, id: string): InstanceConfig {
  const one = kind.store.get(id);
  return found(one?.instanceId === instanceId ? one : undefined, "ResourceNotFound", `${kind.name} ${id}`);
}

function equalTo(kind: ConfigKind, instanceId: string, config: Config): InstanceConfig {
  const isIt = (one: InstanceConfig) =>
    one.instanceId === instanceId && isDeepStrictEqual({ ...one.config }, { ...config });
  return found(kind.store.all().find(isIt), "ResourceNotFound", `${kind.name} with these values`);
}
