import type { Values } from "@org/core-provider/testing";

const vpc = { service: "vpc", version: "2017-03-12" };

/** A security group, as a program says it. */
export function securityGroup(properties: Values = {}, more: Values = {}): Values {
  const group = { SecurityGroupId: "{id}" };
  return {
    ...vpc,
    properties: { GroupName: "web", GroupDescription: "Web servers", ...properties },
    create: {
      action: "CreateSecurityGroup",
      id: ["SecurityGroup.SecurityGroupId"],
      find: {
        parameters: { Filters: [{ Name: "security-group-name", Values: ["{properties.GroupName}"] }] },
        by: ["GroupName"],
        map: { GroupName: "SecurityGroupName" },
        id: ["SecurityGroupId"],
        createdAt: "CreatedTime",
      },
    },
    read: {
      action: "DescribeSecurityGroups",
      parameters: { SecurityGroupIds: ["{id}"] },
      at: "SecurityGroupSet",
      map: { GroupName: "SecurityGroupName", GroupDescription: "SecurityGroupDesc" },
    },
    update: [{ members: ["GroupName", "GroupDescription"], action: "ModifySecurityGroupAttribute", parameters: group }],
    delete: { action: "DeleteSecurityGroup", parameters: group },
    outputs: ["CreatedTime"],
    ...more,
  };
}

/** A security group with tags, whose create receives only some members, and which two requests read. */
export function groupWithOptions(description: string, tags: Values): Values {
  const group = securityGroup({ GroupDescription: description });
  const create = group["create"] as Values;
  const read = group["read"] as Values;
  const parameters = { SecurityGroupIds: ["{id}"] };
  return {
    ...group,
    create: { ...create, members: ["GroupName"], parameters: { GroupDescription: "" } },
    read: {
      ...read,
      also: [{ ...vpc, action: "DescribeSecurityGroups", parameters, at: "SecurityGroupSet", as: "All" }],
    },
    tags,
    tagResource: "qcs::cvm:{region}:uin/:sg/{id}",
  };
}

/** The rules of a security group: a setting of an existing object. */
export function securityGroupRules(groupId: unknown, ports: readonly string[]): Values {
  const group = { SecurityGroupId: "{id}" };
  const rule = { Protocol: "tcp", CidrBlock: "10.0.0.0/8", Action: "ACCEPT" };
  return {
    ...vpc,
    properties: {
      SecurityGroupId: groupId,
      SecurityGroupPolicySet: { Egress: [], Ingress: ports.map((Port) => ({ ...rule, Port })) },
    },
    create: { action: "ModifySecurityGroupPolicies", id: ["{properties.SecurityGroupId}"], repeatable: true },
    read: { action: "DescribeSecurityGroupPolicies", parameters: group },
    update: [{ members: ["SecurityGroupPolicySet"], action: "ModifySecurityGroupPolicies", sends: "all" }],
    delete: {
      action: "ModifySecurityGroupPolicies",
      parameters: { ...group, SecurityGroupPolicySet: { Version: "0" } },
    },
    listKeys: { "SecurityGroupPolicySet.Ingress": "Port" },
  };
}

/** A queue, which goes by the name that the program gives. */
export function queue(properties: Values = {}, more: Values = {}): Values {
  const named = { QueueName: "{id}" };
  return {
    service: "tdmq",
    version: "2020-02-17",
    properties: { QueueName: "orders", VisibilityTimeout: 30, ...properties },
    create: { action: "CreateCmqQueue", id: ["{properties.QueueName}"], takenCodes: ["ResourceInUse.Queue"] },
    read: { action: "DescribeCmqQueueDetail", parameters: named, at: "QueueDescribe" },
    update: [
      { members: ["VisibilityTimeout", "PollingWaitSeconds"], action: "ModifyCmqQueueAttribute", parameters: named },
    ],
    delete: { action: "DeleteCmqQueue", parameters: named },
    retryCodes: ["FailedOperation.OperateLater"],
    outputs: ["QueueId"],
    ...more,
  };
}

/** A record of a domain: its ID has two parts, one of which is a number. */
export function dnsRecord(properties: Values = {}, more: Values = {}): Values {
  const key = { Domain: "{id[0]}", RecordId: "{id[1]:number}" };
  const id = ["{properties.Domain}", "RecordId"];
  return {
    service: "dnspod",
    version: "2021-03-23",
    properties: {
      Domain: "example.com",
      SubDomain: "www",
      RecordType: "A",
      RecordLine: "默认",
      Value: "192.0.2.1",
      TTL: 600,
      ...properties,
    },
    create: {
      action: "CreateRecord",
      id,
      find: {
        action: "DescribeRecordList",
        parameters: { Domain: "{properties.Domain}", Subdomain: "{properties.SubDomain}" },
        at: "RecordList",
        paging: { offset: "Offset", limit: "Limit" },
        by: ["SubDomain", "RecordType", "Value"],
        map: { SubDomain: "Name", RecordType: "Type", RecordLine: "Line" },
        id,
      },
      takenCodes: ["InvalidParameter.DomainRecordExist"],
    },
    read: {
      action: "DescribeRecord",
      parameters: key,
      at: "RecordInfo",
      map: { Domain: "{id[0]}" },
      goneCodes: ["InvalidParameter.RecordIdInvalid"],
    },
    update: [
      {
        members: ["SubDomain", "RecordType", "RecordLine", "Value", "TTL"],
        action: "ModifyRecord",
        parameters: key,
        sends: "all",
      },
    ],
    delete: { action: "DeleteRecord", parameters: key },
    ...more,
  };
}

/** A task that does something, and reports it as `Task`. */
export const task = {
  id: "TaskId",
  action: "DescribeTask",
  parameters: { TaskId: "{task:number}" },
  at: "Task",
  member: "Status",
  done: ["DONE"],
  failed: ["FAILED"],
  reason: "Reason",
};
