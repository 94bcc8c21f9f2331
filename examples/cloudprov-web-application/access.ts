import * as cloudprov from "@org/cloudprov";
import { interpolate, jsonStringify, type Output } from "@pulumi/pulumi";
import { nameOf } from "./names.ts";

/** What the servers use. */
export interface RoleSettings {
  readonly bucket: Output<string>;
  readonly appId: Output<string>;
  readonly tags: Readonly<Record<string, string>>;
}

/** The role of the servers, which may write logs, and read and write the objects of one bucket. */
export function createRole({ bucket, appId, tags }: RoleSettings): cloudprov.CamRole {
  const role = new cloudprov.CamRole("shop-servers", {
    name: nameOf("shop-servers"),
    description: "Servers of the shop",
    document: JSON.stringify({
      version: "2.0",
      statement: [{ action: "name/sts:AssumeRole", effect: "allow", principal: { service: ["cvm.qcloud.com"] } }],
    }),
    tags,
  });
  const policy = new cloudprov.CamPolicy("shop-servers", {
    name: nameOf("shop-servers"),
    description: "Write logs, and read and write uploads",
    document: jsonStringify({
      version: "2.0",
      statement: [
        { effect: "allow", action: ["cls:pushLog", "cls:realtimeProducer"], resource: ["*"] },
        {
          effect: "allow",
          action: ["cos:GetObject", "cos:PutObject"],
          resource: [interpolate`qcs::cos::uid/${appId}:${bucket}/*`],
        },
      ],
    }),
    tags,
  });
  new cloudprov.CamRolePolicyAttachment("shop-servers", { roleId: role.id, policyId: policy.id });
  return role;
}
