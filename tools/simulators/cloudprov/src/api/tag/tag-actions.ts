import { integer, listOf, object, optional, text } from "@org/simulator";
import { MalformedRequest, PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { isTaggable } from "../apigateway/gateway-tags.ts";
import { isCamPolicy } from "../cam/policy-state.ts";
import { isCamRole } from "../cam/role-state.ts";
import { isCamUser } from "../cam/user-state.ts";
import { isDisk } from "../cbs/disk-state.ts";
import { isMysqlInstance } from "../cdb/mysql-state.ts";
import { isKafkaInstance } from "../ckafka/kafka-state.ts";
import { isLoadBalancer, isTargetGroup } from "../clb/clb-tags.ts";
import { isOfLogs } from "../cls/log-tags.ts";
import { isKeyPair } from "../cvm/key-pair-tags.ts";
import { isMachine } from "../cvm/machine-state.ts";
import { isPostgres } from "../postgres/postgres-state.ts";
import { isPrivateZone } from "../privatedns/private-dns-state.ts";
import { isRedis } from "../redis/redis-state.ts";
import { isFunction } from "../scf/function-state.ts";
import { isCertificate } from "../ssl/certificate-state.ts";
import { isAddress } from "../vpc/address-tags.ts";
import { isNatGateway } from "../vpc/nat-gateway-lifecycle.ts";
import { isNetworkAcl } from "../vpc/network-acl-lifecycle.ts";
import { isNetworkInterface } from "../vpc/network-interface-lifecycle.ts";
import { isRouteTable } from "../vpc/route-table-lifecycle.ts";
import { isSecurityGroup } from "../vpc/security-group-tags.ts";
import { isSubnet } from "../vpc/subnet-lifecycle.ts";
import { isVpc } from "../vpc/vpc-tags.ts";
import type { TaggedResource } from "./tags.ts";

/** The actions that change and read the tags of resources. */
export function tagActions(world: World): Action[] {
  return [modifyResourceTags(world), describeResourceTagsByResourceIds(world)];
}

const maxTags = 50;

function modifyResourceTags(world: World): Action {
  const { tags } = world;
  return defineAction({
    name: "ModifyResourceTags",
    params: object({
      Resource: text({ min: 1 }),
      ReplaceTags: optional(listOf(object({ TagKey: text({ min: 1 }), TagValue: text() }), { min: 1 })),
      DeleteTags: optional(listOf(object({ TagKey: text({ min: 1 }) }), { min: 1 })),
    }),
    run({ params }) {
      const resource = resourceOf(params.Resource);
      const replaced = params.ReplaceTags ?? [];
      const deleted = (params.DeleteTags ?? []).map(({ TagKey }) => TagKey);
      if (replaced.length + deleted.length === 0) {
        throw new MalformedRequest("MissingParameter", "one of ReplaceTags and DeleteTags must be there");
      }
      if (
        ![
          isTaggable,
          isSecurityGroup,
          isAddress,
          isVpc,
          isSubnet,
          isRouteTable,
          isNatGateway,
          isNetworkInterface,
          isNetworkAcl,
          isKeyPair,
          isDisk,
          isMachine,
          isCamRole,
          isCamPolicy,
          isCamUser,
          isOfLogs,
          isCertificate,
          isFunction,
          isLoadBalancer,
          isMysqlInstance,
          isTargetGroup,
          isKafkaInstance,
          isPrivateZone,
          isRedis,
          isPostgres,
        ].some((isKind) => isKind(world, resource))
      ) {
        throw new PlatformError(
          "InvalidParameterValue.ResourceIdInvalid",
          `There is no ${resource.prefix} ${resource.resourceId} of ${resource.service} in ${resource.region}.`,
        );
      }
      for (const { TagKey, TagValue } of replaced) checkTag(TagKey, TagValue);
      const names = [...replaced.map(({ TagKey }) => TagKey), ...deleted];
      if (new Set(names).size < names.length) {
        throw new PlatformError("InvalidParameterValue.DeleteTagsParamError", "A tag is named twice.");
      }
      const kept = tags.of(resource).filter(({ key }) => !names.includes(key));
      if (kept.length + replaced.length > maxTags) {
        throw new PlatformError("LimitExceeded.ResourceAttachedTags", `A resource has at most ${maxTags} tags.`);
      }
      for (const key of deleted) tags.remove(resource, key);
      for (const { TagKey, TagValue } of replaced) tags.put(resource, TagKey, TagValue);
      return {};
    },
  });
}

function describeResourceTagsByResourceIds({ tags }: World): Action {
  return defineAction({
    name: "DescribeResourceTagsByResourceIds",
    params: object({
      ServiceType: text({ min: 1 }),
      ResourcePrefix: text({ min: 1 }),
      ResourceRegion: text(),
      ResourceIds: listOf(text({ min: 1 }), { min: 1, max: 50 }),
      Limit: optional(integer({ min: 1, max: 400 })),
      Offset: optional(integer({ min: 0 })),
    }),
    run({ params: { ServiceType, ResourcePrefix, ResourceRegion, ResourceIds, Limit = 15, Offset = 0 } }) {
      const all = ResourceIds.flatMap((resourceId) =>
        tags.of({ service: ServiceType, region: ResourceRegion, prefix: ResourcePrefix, resourceId }),
      );
      return {
        TotalCount: all.length,
        Offset,
        Limit,
        Tags: all.slice(Offset, Offset + Limit).map(({ key, value, resourceId, service }) => ({
          TagKey: key,
          Category: "Custom",
          TagValue: value,
          ResourceId: resourceId,
          TagKeyMd5: "",
          TagValueMd5: "",
          ServiceType: service,
        })),
      };
    },
  });
}

function resourceOf(name: string): TaggedResource {
  const [, service, region, prefix, resourceId] =
    /^qcs::([a-z]+):([a-z0-9-]*):uin\/\d*:([A-Za-z]+)\/(.+)$/.exec(name) ?? [];
  if (service === undefined || region === undefined || prefix === undefined || resourceId === undefined) {
    throw new MalformedRequest(
      "InvalidParameterValue.ResourceDescriptionError",
      `Resource must be of the form qcs::service:region:uin/:prefix/id, not "${name}"`,
    );
  }
  return { service, region, prefix, resourceId };
}

function checkTag(key: string, value: string): void {
  if (/^(qcs:|project)/i.test(key)) {
    throw new PlatformError("InvalidParameterValue.ReservedTagKey", `The tag key ${key} is reserved.`);
  }
  if (key.length > 127) {
    throw new PlatformError("InvalidParameterValue.TagKeyLengthExceeded", "A tag key has at most 127 characters.");
  }
  if (value.length > 255) {
    throw new PlatformError("InvalidParameterValue.TagValueLengthExceeded", "A tag value has at most 255 characters.");
  }
}
