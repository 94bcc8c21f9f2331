import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { randomSecret } from "../../credentials.ts";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { filtered, filtersShapeWithTags, pageMembers, pageOf } from "../lists.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { randomPublicKey } from "./key-pair-state.ts";
import { tagsOfKeyPair } from "./key-pair-tags.ts";
import type { KeyPair } from "./key-pairs.ts";
import { unbindKeys } from "./machine-change-actions.ts";

/** The actions of SSH key pairs. */
export function keyPairActions(world: World): Action[] {
  return [
    createKeyPair(world),
    importKeyPair(world),
    describeKeyPairs(world),
    modifyKeyPairAttribute(world),
    disassociateInstancesKeyPairs(world),
    deleteKeyPairs(world),
  ];
}

const tagSpecification = optional(
  listOf(object({ ResourceType: oneOf("keypair"), Tags: tagsMember }), { min: 1, max: 1 }),
);
const created = { KeyName: text(), ProjectId: integer({ min: 0 }), TagSpecification: tagSpecification };
const ids = listOf(text({ min: 1 }), { min: 1, max: 100 });

type NewPair = Pick<KeyPair, "name" | "projectId" | "publicKey" | "region">;
type TagSpecification =
  | readonly { readonly Tags?: readonly { readonly Key: string; readonly Value: string }[] }[]
  | undefined;

function createKeyPair(world: World): Action {
  return defineAction({
    name: "CreateKeyPair",
    params: object(created),
    run({ params: { KeyName: name, ProjectId: projectId, TagSpecification }, region }) {
      const pair = insert(world, { name, projectId, publicKey: randomPublicKey(), region }, TagSpecification);
      const key = `-----BEGIN RSA PRIVATE KEY-----\n${randomSecret()}\n-----END RSA PRIVATE KEY-----\n`;
      return { KeyPair: { ...document(world, pair), PrivateKey: key } };
    },
  });
}

function importKeyPair(world: World): Action {
  return defineAction({
    name: "ImportKeyPair",
    params: object({ ...created, PublicKey: text() }),
    run({ params: { KeyName: name, ProjectId: projectId, PublicKey, TagSpecification }, region }) {
      const [type, key] = PublicKey.trim().split(/\s+/);
      if (type !== "ssh-rsa" || key === undefined || !/^AAAA[\w+/=-]+$/.test(key)) {
        throw new PlatformError("InvalidPublicKey.Malformed", "The public key is not an OpenSSH RSA key.");
      }
      const publicKey = `${type} ${key}`;
      if (pairsIn(world, region).some((one) => one.publicKey === publicKey)) {
        throw new PlatformError("InvalidPublicKey.Duplicate", "The public key exists.");
      }
      return { KeyId: insert(world, { name, projectId, publicKey, region }, TagSpecification).id };
    },
  });
}

function insert(world: World, fields: NewPair, specification: TagSpecification): KeyPair {
  checkName(world, fields.name, fields.region);
  const pair = world.keyPairs.insert({ ...fields, id: world.newId("skey"), instances: [], createdAt: world.now() });
  for (const { Key, Value } of specification?.[0]?.Tags ?? []) world.tags.put(tagsOfKeyPair(pair), Key, Value);
  return pair;
}

function checkName(world: World, name: string, region: string): void {
  if (name === "") throw new PlatformError("InvalidKeyPairNameEmpty", "The name must not be empty.");
  if (name.length > 25) throw new PlatformError("InvalidKeyPairNameTooLong", "A name has at most 25 characters.");
  if (!/^\w+$/.test(name)) {
    throw new PlatformError("InvalidKeyPairNameIncludeIllegalChar", "A name has letters, digits and underscores.");
  }
  if (pairsIn(world, region).some((one) => one.name === name)) {
    throw new PlatformError("InvalidKeyPairName.Duplicate", `The name ${name} exists.`);
  }
}

function describeKeyPairs(world: World): Action {
  return defineAction({
    name: "DescribeKeyPairs",
    params: object({
      KeyIds: optional(ids),
      Filters: filtersShapeWithTags("project-id", "key-name", "tag-key", "tag-value"),
      ...pageMembers,
    }),
    run({ params: { KeyIds, Filters, ...page }, region }) {
      if (KeyIds !== undefined && Filters !== undefined) {
        throw new PlatformError("InvalidParameter.Coexist", "KeyIds and Filters must not be given together.");
      }
      const seen = world.keyPairs.allSeen().filter((pair) => pair.region === region);
      const tags = (pair: KeyPair) => world.tags.of(tagsOfKeyPair(pair));
      const all = filtered(KeyIds ? seen.filter(({ id }) => KeyIds.includes(id)) : seen, Filters, {
        ...tagTests(Filters, "tag-key", tags),
        "project-id": ({ projectId }, value) => String(projectId) === value,
        "key-name": ({ name }, value) => name.includes(value),
        "tag-value": (pair, value) => tags(pair).some((tag) => tag.value === value),
      });
      const shown = pageOf(all, page).map((pair) => document(world, pair));
      return { TotalCount: all.length, KeyPairSet: shown };
    },
  });
}

function modifyKeyPairAttribute(world: World): Action {
  return defineAction({
    name: "ModifyKeyPairAttribute",
    params: object({ KeyId: text({ min: 1 }), KeyName: optional(text()), Description: optional(text()) }),
    run({ params: { KeyId, KeyName: name }, region }) {
      const [pair] = existing(world, [KeyId], region);
      if (pair === undefined || name === undefined || name === pair.name) return {};
      checkName(world, name, region);
      world.keyPairs.replace({ ...pair, name });
      return {};
    },
  });
}

function disassociateInstancesKeyPairs(world: World): Action {
  return defineAction({
    name: "DisassociateInstancesKeyPairs",
    params: object({ InstanceIds: ids, KeyIds: ids, ForceStop: optional(flag()) }),
    run({ params: { InstanceIds, KeyIds, ForceStop = false }, region }) {
      unbindKeys(world, InstanceIds, KeyIds, { region, force: ForceStop });
      for (const pair of existing(world, KeyIds, region)) {
        const affected = pair.instances.filter(({ id }) => InstanceIds.includes(id));
        if (!ForceStop && affected.some(({ isRunning }) => isRunning)) {
          throw new PlatformError("UnsupportedOperation.InstanceStateRunning", "An instance is running.");
        }
        world.keyPairs.replace({ ...pair, instances: pair.instances.filter((one) => !affected.includes(one)) });
      }
      return {};
    },
  });
}

function deleteKeyPairs(world: World): Action {
  return defineAction({
    name: "DeleteKeyPairs",
    params: object({ KeyIds: ids }),
    run({ params: { KeyIds }, region }) {
      const pairs = existing(world, KeyIds, region);
      if (pairs.some((pair) => usersOf(world, pair).length > 0)) {
        throw new PlatformError("InvalidParameterValue.KeyPairNotSupported", "An instance uses the key pair.");
      }
      for (const pair of pairs) {
        world.keyPairs.remove(pair.id);
        world.tags.clear(tagsOfKeyPair(pair));
      }
      return {};
    },
  });
}

function pairsIn({ keyPairs }: World, region: string): KeyPair[] {
  return keyPairs.all().filter((pair) => pair.region === region);
}

function existing(world: World, wanted: readonly string[], region: string): KeyPair[] {
  return wanted.map((id) => {
    if (!/^skey-\w{8}$/.test(id)) throw new PlatformError("InvalidKeyPairId.Malformed", `${id} is malformed.`);
    const pair = pairsIn(world, region).find((one) => one.id === id);
    if (pair === undefined) throw new PlatformError("InvalidKeyPairId.NotFound", `The key pair ${id} does not exist.`);
    return pair;
  });
}

/** The machines that accept a key. */
function usersOf(world: World, pair: KeyPair): string[] {
  const machines = world.machines.all().filter(({ keyIds }) => keyIds.includes(pair.id));
  return [...pair.instances, ...machines].map(({ id }) => id);
}

function document(world: World, pair: KeyPair): Reply {
  return {
    KeyId: pair.id,
    KeyName: pair.name,
    ProjectId: pair.projectId,
    Description: "",
    PublicKey: pair.publicKey,
    PrivateKey: null,
    AssociatedInstanceIds: usersOf(world, pair),
    CreatedTime: world.timeText(pair.createdAt),
    Tags: world.tags.pairsOf(tagsOfKeyPair(pair)),
  };
}
