import { anything, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { defaultName, namespaceId, newScfNamespace } from "./namespace-state.ts";
import type { ScfNamespace } from "./namespaces.ts";

/** The actions of namespaces. */
export function namespaceActions(world: World): Action[] {
  return [createNamespace(world), listNamespaces(world), updateNamespace(world), deleteNamespace(world)];
}

const nameMember = { Namespace: text({ min: 1 }) };

function createNamespace(world: World): Action {
  return defineAction({
    name: "CreateNamespace",
    params: object({ ...nameMember, Description: optional(text()), ResourceEnv: optional(anything()) }),
    run({ params: { Namespace: name, Description: description = "" }, region }) {
      if (!/^[a-zA-Z](?:[\w-]*[a-zA-Z0-9])?$/.test(name)) {
        throw new PlatformError("InvalidParameterValue.NamespaceInvalid", `${name} is not a name of a namespace.`);
      }
      if (name === defaultName || world.scfNamespaces.get(namespaceId(region, name)) !== undefined) {
        throw new PlatformError("ResourceInUse.Namespace", `The namespace ${name} exists.`);
      }
      world.scfNamespaces.insert(newScfNamespace(world, { region, name, description }));
      return {};
    },
  });
}

function listNamespaces(world: World): Action {
  return defineAction({
    name: "ListNamespaces",
    params: object({
      Limit: optional(integer({ min: 1, max: 100 })),
      Offset: optional(integer({ min: 0 })),
      Orderby: optional(text()),
      Order: optional(text()),
      SearchKey: optional(listOf(object({ Key: text(), Value: text() }))),
    }),
    run({ params: { Limit = 20, Offset = 0 }, region }) {
      const own = world.scfNamespaces.allSeen().filter((one) => one.region === region);
      const all = [newScfNamespace(world, { region, name: defaultName, createdAt: 0, updatedAt: 0 }), ...own];
      return {
        TotalCount: all.length,
        Namespaces: all.slice(Offset, Offset + Limit).map((one) => document(world, one)),
      };
    },
  });
}

function updateNamespace(world: World): Action {
  return defineAction({
    name: "UpdateNamespace",
    params: object({ ...nameMember, Description: text() }),
    run({ params: { Namespace, Description }, region }) {
      const old = namespaceWith(world.scfNamespaces.get(namespaceId(region, Namespace)), Namespace);
      world.scfNamespaces.replace({ ...old, description: Description, updatedAt: world.now() });
      return {};
    },
  });
}

function deleteNamespace({ scfNamespaces, scfFunctions }: World): Action {
  return defineAction({
    name: "DeleteNamespace",
    params: object(nameMember),
    run({ params: { Namespace }, region }) {
      if (Namespace === defaultName) {
        throw new PlatformError("InvalidParameterValue.DefaultNamespace", "The default namespace cannot be deleted.");
      }
      if (scfFunctions.all().some((one) => one.region === region && one.namespace === Namespace)) {
        throw new PlatformError("FailedOperation.DeleteNamespace", `The namespace ${Namespace} contains functions.`);
      }
      scfNamespaces.remove(namespaceWith(scfNamespaces.get(namespaceId(region, Namespace)), Namespace).id);
      return {};
    },
  });
}

/** @throws {PlatformError} if there is no such namespace. */
function namespaceWith(one: ScfNamespace | undefined, name: string): ScfNamespace {
  return found(one, "ResourceNotFound.Namespace", `namespace ${name}`);
}

function document(world: World, { name, description, createdAt, updatedAt }: ScfNamespace): Reply {
  return {
    Name: name,
    Description: description,
    AddTime: world.localTimeText(createdAt),
    ModTime: world.localTimeText(updatedAt),
    Type: "default",
  };
}
