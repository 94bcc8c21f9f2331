import { integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { detachEverywhere } from "./attachment-state.ts";
import { optionalPage, pageOf } from "./pages.ts";
import type { CamPolicy } from "./policies.ts";
import { checkPermissions } from "./policy-document.ts";
import { newCamPolicy, tagsOfCamPolicy } from "./policy-state.ts";

/** The actions of policies. */
export function policyActions(world: World): Action[] {
  return [createPolicy(world), getPolicy(world), listPolicies(world), updatePolicy(world), deletePolicy(world)];
}

function createPolicy(world: World): Action {
  return defineAction({
    name: "CreatePolicy",
    simplified: "The document is validated, but grants and denies nothing.",
    params: object({
      PolicyName: text(),
      PolicyDocument: text(),
      Description: optional(text()),
      Tags: optional(listOf(object({ Key: text({ min: 1 }), Value: text() }))),
    }),
    run({ params: { PolicyName, PolicyDocument, Description = "", Tags = [] }, region }) {
      if (!/^[\w+=,.@-]{1,128}$/.test(PolicyName)) {
        throw new PlatformError("InvalidParameter.PolicyNameError", `The policy name ${PolicyName} is invalid.`);
      }
      checkPermissions(PolicyDocument);
      if (world.camPolicies.all().some(({ name }) => name === PolicyName)) {
        throw new PlatformError("FailedOperation.PolicyNameInUse", `The policy name ${PolicyName} is in use.`);
      }
      const policy = world.camPolicies.insert(
        newCamPolicy(world, { name: PolicyName, document: PolicyDocument, description: Description }),
      );
      for (const { Key, Value } of Tags) world.tags.put(tagsOfCamPolicy(policy, region), Key, Value);
      return { PolicyId: Number(policy.id) };
    },
  });
}

function getPolicy(world: World): Action {
  return defineAction({
    name: "GetPolicy",
    documentedOnly: "Slashes in the document are escaped.",
    params: object({ PolicyId: integer({ min: 1 }) }),
    run({ params: { PolicyId }, region }) {
      const policy = policyWith(world.camPolicies.allSeen(), PolicyId);
      return {
        PolicyName: policy.name,
        Description: policy.description,
        Type: policy.type,
        AddTime: world.localTimeText(policy.createdAt),
        UpdateTime: world.localTimeText(policy.updatedAt),
        // The platform escapes slashes.
        PolicyDocument: JSON.stringify(JSON.parse(policy.document)).replaceAll("/", "\\/"),
        PresetAlias: "",
        IsServiceLinkedRolePolicy: 0,
        Tags: world.tags.pairsOf(tagsOfCamPolicy(policy, region)),
      };
    },
  });
}

function listPolicies(world: World): Action {
  return defineAction({
    name: "ListPolicies",
    params: object({
      ...optionalPage,
      Scope: optional(text()),
      Keyword: optional(text()),
    }),
    run({ params: { Scope = "All", Keyword = "", ...page }, region }) {
      const types = new Map([
        ["All", [1, 2]],
        ["Local", [1]],
        ["QCS", [2]],
      ]).get(Scope);
      if (types === undefined) throw new PlatformError("InvalidParameter.ScopeError", `The scope ${Scope} is invalid.`);
      const all = world.camPolicies
        .allSeen()
        .filter(({ type, name }) => types.includes(type) && name.includes(Keyword));
      return {
        TotalNum: all.length,
        List: pageOf(all, page).map((policy) => element(world, policy, region)),
        ServiceTypeList: [],
      };
    },
  });
}

function updatePolicy(world: World): Action {
  return defineAction({
    name: "UpdatePolicy",
    params: object({
      PolicyId: optional(integer({ min: 1 })),
      PolicyName: optional(text({ min: 1 })),
      Description: optional(text()),
      PolicyDocument: optional(text()),
    }),
    run({ params: { PolicyId, PolicyName, Description, PolicyDocument } }) {
      const all = world.camPolicies.all();
      const policy = policyWith(all, PolicyId ?? Number(all.find(({ name }) => name === PolicyName)?.id ?? 0));
      if (PolicyDocument !== undefined) checkPermissions(PolicyDocument);
      world.camPolicies.replace({
        ...policy,
        description: Description ?? policy.description,
        document: PolicyDocument ?? policy.document,
        updatedAt: world.now(),
      });
      return { PolicyId: Number(policy.id) };
    },
  });
}

function deletePolicy(world: World): Action {
  return defineAction({
    name: "DeletePolicy",
    params: object({ PolicyId: listOf(integer({ min: 1 }), { min: 1 }) }),
    run({ params: { PolicyId: ids }, region }) {
      const policies = ids.map((id) => policyWith(world.camPolicies.all(), id));
      for (const policy of policies) {
        world.camPolicies.remove(policy.id);
        detachEverywhere(world, policy.id);
        world.tags.clear(tagsOfCamPolicy(policy, region));
      }
      return {};
    },
  });
}

function policyWith(all: readonly CamPolicy[], id: number): CamPolicy {
  const policy = all.find((one) => one.id === String(id));
  return found(policy, "ResourceNotFound.PolicyIdNotFound", `policy ${id}`);
}

function element(world: World, policy: CamPolicy, region: string): Reply {
  const attached = world.policyAttachments.allSeen().filter(({ policyId }) => policyId === policy.id).length;
  return {
    PolicyId: Number(policy.id),
    PolicyName: policy.name,
    AddTime: world.localTimeText(policy.createdAt),
    Type: policy.type,
    Description: policy.description,
    CreateMode: policy.createMode,
    Attachments: attached,
    ServiceType: policy.serviceType,
    IsAttached: null,
    Deactived: 0,
    DeactivedDetail: [],
    IsServiceLinkedPolicy: 0,
    PermissionLevel: "CloudProduct",
    AttachEntityCount: attached,
    AttachEntityBoundaryCount: 0,
    UpdateTime: world.localTimeText(policy.updatedAt),
    Tags: world.tags.pairsOf(tagsOfCamPolicy(policy, region)),
  };
}
