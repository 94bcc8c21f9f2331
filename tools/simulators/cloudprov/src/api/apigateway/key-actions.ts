import { object, oneOf, optional, text } from "@org/simulator";
import { randomSecret } from "../../credentials.ts";
import { MalformedRequest, PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { tagsMember } from "../tag-list.ts";
import { lookupOf } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import type { ApiKey } from "./records.ts";

/** The actions of API keys. */
export function keyActions(world: World): Action[] {
  return [
    createApiKey(world),
    describeApiKeysStatus(world),
    updateApiKey(world),
    switchKey(world, { name: "EnableApiKey", enabled: true }),
    switchKey(world, { name: "DisableApiKey", enabled: false }),
    deleteApiKey(world),
  ];
}

/** A key's ID and secret, as the platform makes them. */
export function newApiKeyPair(world: World): { readonly id: string; readonly secret: string } {
  return { id: `AKID${world.newHex(32)}`, secret: randomSecret() };
}

function createApiKey(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "CreateApiKey",
    documentedOnly: "The account may choose the key; `manualKeysAllowed` rejects that.",
    params: object({
      SecretName: text({ min: 1 }),
      AccessKeyType: optional(oneOf("auto", "manual")),
      AccessKeyId: optional(text({ min: 1 })),
      AccessKeySecret: optional(text({ min: 1 })),
      Tags: tagsMember,
    }),
    run({ params, region }) {
      const { id, secret } = pairOf(world, params);
      const quota = world.settings.gatewayQuotas.keys;
      if (gateway.keys.all().filter((one) => one.region === region).length >= quota) {
        throw new PlatformError("LimitExceeded.ApiKeyCountLimitExceeded", `There are ${quota} keys: the quota.`);
      }
      if (gateway.keys.get(id) !== undefined) {
        throw new PlatformError("FailedOperation.AccessKeyExist", `The key ${id} exists already.`);
      }
      const now = world.now();
      const { SecretName: name, AccessKeyType: type = "auto", Tags: tags = [] } = params;
      const born = { id, region, createdAt: now, modifiedAt: now };
      const key = gateway.keys.insert({ ...born, name, type, secret, enabled: true, tags });
      return { Result: document(world, key) };
    },
  });
}

function describeApiKeysStatus(world: World): Action {
  return defineAction({
    name: "DescribeApiKeysStatus",
    params: object({ Filters: filtersShape("AccessKeyId", "SecretName"), ...pageMembers }),
    run({ params, region }) {
      const inRegion = world.gateway.keys.allSeen().filter((one) => one.region === region);
      const all = filtered(inRegion, params.Filters, {
        AccessKeyId: ({ id }, value) => id === value,
        SecretName: ({ name }, value) => name.includes(value),
      });
      const page = pageOf(all, params).map((key) => document(world, key));
      return { Result: { TotalCount: all.length, ApiKeySet: page } };
    },
  });
}

function updateApiKey(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "UpdateApiKey",
    params: object({ AccessKeyId: text({ min: 1 }), AccessKeySecret: optional(text({ min: 1 })) }),
    run({ params, region }) {
      const old = lookup.key.get(params.AccessKeyId, region);
      if (old.type !== "manual") {
        throw new MalformedRequest("UnsupportedOperation.UnsupportedUpdateApiKey", "only a manual key can be changed");
      }
      if (params.AccessKeySecret !== undefined) {
        checkForm(params.AccessKeySecret, { name: "AccessKeySecret", fewest: 10 });
      }
      const changed = world.gateway.keys.replace({
        ...old,
        secret: params.AccessKeySecret ?? randomSecret(),
        modifiedAt: world.now(),
      });
      return { Result: document(world, changed) };
    },
  });
}

function switchKey(world: World, { name, enabled }: { readonly name: string; readonly enabled: boolean }): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name,
    params: object({ AccessKeyId: text({ min: 1 }) }),
    run({ params, region }) {
      const old = lookup.key.get(params.AccessKeyId, region);
      if (old.enabled === enabled) {
        throw new PlatformError(
          "UnsupportedOperation.InvalidStatus",
          `The key ${old.id} is ${enabled ? "enabled" : "disabled"} already.`,
        );
      }
      world.gateway.keys.replace({ ...old, enabled, modifiedAt: world.now() });
    },
  });
}

function deleteApiKey(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "DeleteApiKey",
    params: object({ AccessKeyId: text({ min: 1 }) }),
    run({ params, region }) {
      const { id, enabled } = lookup.key.get(params.AccessKeyId, region);
      if (gateway.planKeys.all().some(({ keyId }) => keyId === id)) {
        throw new PlatformError("UnsupportedOperation.ResourceIsInUse", `The key ${id} is bound to a usage plan.`);
      }
      if (enabled) {
        throw new PlatformError("UnsupportedOperation.InvalidStatus", `The key ${id} must be disabled first.`);
      }
      gateway.keys.remove(id);
    },
  });
}

interface KeyParams {
  readonly AccessKeyType?: "auto" | "manual";
  readonly AccessKeyId?: string;
  readonly AccessKeySecret?: string;
}

function pairOf(world: World, { AccessKeyType = "auto", AccessKeyId: id, AccessKeySecret: secret }: KeyParams) {
  if (AccessKeyType === "auto") {
    if (id === undefined && secret === undefined) return newApiKeyPair(world);
    throw new MalformedRequest("InvalidParameter", "AccessKeyId and AccessKeySecret are for manual keys only");
  }
  if (id === undefined) throw new MalformedRequest("MissingParameter", "/AccessKeyId is missing, as for a manual key");
  if (secret === undefined) {
    throw new MalformedRequest("MissingParameter", "/AccessKeySecret is missing, as for a manual key");
  }
  if (!world.settings.manualKeysAllowed) {
    throw new PlatformError("UnsupportedOperation.UinNotInWhiteList", "This account may not make manual keys.");
  }
  checkForm(id, { name: "AccessKeyId", fewest: 5 });
  checkForm(secret, { name: "AccessKeySecret", fewest: 10 });
  return { id, secret };
}

function checkForm(value: string, { name, fewest }: { readonly name: string; readonly fewest: number }): void {
  if (value.length < fewest || value.length > 50 || !/^\w+$/.test(value)) {
    throw new PlatformError(
      "InvalidParameter.FormatError",
      `${name} must have ${fewest} to 50 letters, digits and underscores.`,
    );
  }
}

function document(world: World, key: ApiKey) {
  return {
    AccessKeyId: key.id,
    AccessKeySecret: key.secret,
    AccessKeyType: key.type,
    SecretName: key.name,
    Status: key.enabled ? 1 : 0,
    Tags: key.tags,
    CreatedTime: world.timeText(key.createdAt),
    ModifiedTime: world.timeText(key.modifiedAt),
  };
}
