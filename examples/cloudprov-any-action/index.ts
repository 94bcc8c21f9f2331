import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const groupName = config.get("groupName") ?? "web";
const officeNetwork = config.get("officeNetwork") ?? "198.51.100.0/24";
const visibilityTimeout = config.getNumber("visibilityTimeout") ?? 30;
const domain = config.get("domain") ?? "example.com";
const address = config.get("address") ?? "192.0.2.1";

// The package has no resources for the following objects, so the program names the platform's actions.

const vpc = { service: "vpc", version: "2017-03-12" };

const web = new cloudprov.ActionResource("web", {
  ...vpc,
  properties: { GroupName: groupName, GroupDescription: "Web servers" },
  create: {
    action: "CreateSecurityGroup",
    id: ["SecurityGroup.SecurityGroupId"],
    // How to find the group if the response to its creation is lost.
    find: {
      parameters: { Filters: [{ Name: "security-group-name", Values: ["{properties.GroupName}"] }] },
      by: ["GroupName"],
      map: { GroupName: "SecurityGroupName" },
      id: ["SecurityGroupId"],
    },
  },
  read: {
    action: "DescribeSecurityGroups",
    parameters: { SecurityGroupIds: ["{id}"] },
    at: "SecurityGroupSet",
    // The response uses other names than the request.
    map: { GroupName: "SecurityGroupName", GroupDescription: "SecurityGroupDesc" },
  },
  update: [{ action: "ModifySecurityGroupAttribute", parameters: { SecurityGroupId: "{id}" } }],
  delete: { action: "DeleteSecurityGroup", parameters: { SecurityGroupId: "{id}" } },
  outputs: ["CreatedTime"],
});

// Rules have no ID: the group's ID identifies them, and one action writes all of them.
new cloudprov.ActionResource("web-rules", {
  ...vpc,
  properties: {
    SecurityGroupId: web.id,
    SecurityGroupPolicySet: {
      Ingress: [
        { Protocol: "tcp", Port: "443", CidrBlock: "0.0.0.0/0", Action: "ACCEPT" },
        { Protocol: "tcp", Port: "22", CidrBlock: officeNetwork, Action: "ACCEPT", PolicyDescription: "Office" },
      ],
      Egress: [{ Protocol: "all", Port: "ALL", CidrBlock: "0.0.0.0/0", Action: "ACCEPT" }],
    },
  },
  create: {
    action: "ModifySecurityGroupPolicies",
    parameters: { SortPolicys: true },
    id: ["{properties.SecurityGroupId}"],
    // The action replaces all rules, so it can be repeated after a lost response.
    repeatable: true,
  },
  read: {
    action: "DescribeSecurityGroupPolicies",
    parameters: { SecurityGroupId: "{id}" },
    map: { SecurityGroupId: "{id}" },
  },
  update: [
    {
      members: ["SecurityGroupPolicySet"],
      action: "ModifySecurityGroupPolicies",
      parameters: { SecurityGroupId: "{id}", SortPolicys: true },
    },
  ],
  delete: {
    action: "ModifySecurityGroupPolicies",
    parameters: { SecurityGroupId: "{id}", SecurityGroupPolicySet: { Version: "0" } },
  },
});

// The part that all queues share.
function queue(name: string, properties: Record<string, pulumi.Input<unknown>>) {
  return new cloudprov.ActionResource(name, {
    service: "tdmq",
    version: "2020-02-17",
    properties,
    create: { action: "CreateCmqQueue", id: ["{properties.QueueName}"] },
    read: {
      action: "DescribeCmqQueueDetail",
      parameters: { QueueName: "{id}" },
      at: "QueueDescribe",
      map: {
        DeadLetterQueueName: "DeadLetterPolicy.DeadLetterQueue",
        Policy: "DeadLetterPolicy.Policy",
        MaxReceiveCount: "DeadLetterPolicy.MaxReceiveCount",
      },
    },
    update: [
      {
        members: ["VisibilityTimeout", "Trace", "DeadLetterQueueName", "Policy", "MaxReceiveCount"],
        action: "ModifyCmqQueueAttribute",
        // The platform turns Trace off unless every change includes it.
        sends: "all",
      },
    ],
    delete: { action: "DeleteCmqQueue", parameters: { QueueName: "{id}" } },
    ready: { member: "Status", pending: [0], done: [1] },
    // Sent as a number, but read as true or false.
    ignoreDrift: ["Transaction"],
    outputs: ["QueueId"],
  });
}

const deadLetters = queue("dead-letters", { QueueName: "dead-letters" });

const orders = queue("orders", {
  QueueName: "orders",
  VisibilityTimeout: visibilityTimeout,
  Transaction: 0,
  Trace: true,
  DeadLetterQueueName: deadLetters.id,
  Policy: 0,
  MaxReceiveCount: 3,
});

// An ID of two parts; the platform requires the second as a number.
const record = { Domain: "{id[0]}", RecordId: "{id[1]:number}" };

const www = new cloudprov.ActionResource("www", {
  service: "dnspod",
  version: "2021-03-23",
  properties: { Domain: domain, SubDomain: "www", RecordType: "A", RecordLine: "默认", Value: address, TTL: 600 },
  create: {
    action: "CreateRecord",
    id: ["{properties.Domain}", "RecordId"],
    find: {
      action: "DescribeRecordList",
      parameters: { Domain: "{properties.Domain}", Subdomain: "{properties.SubDomain}", ErrorOnEmpty: "no" },
      at: "RecordList",
      paging: { offset: "Offset", limit: "Limit" },
      by: ["SubDomain", "RecordType", "Value"],
      map: { SubDomain: "Name", RecordType: "Type" },
      id: ["{properties.Domain}", "RecordId"],
    },
  },
  read: {
    action: "DescribeRecord",
    parameters: record,
    at: "RecordInfo",
    map: { Domain: "{id[0]}" },
    // The error code of the service for a record that does not exist.
    goneCodes: ["InvalidParameter.RecordIdInvalid"],
  },
  update: [
    {
      members: ["SubDomain", "RecordType", "RecordLine", "Value", "TTL"],
      action: "ModifyRecord",
      parameters: record,
      sends: "all",
    },
  ],
  delete: { action: "DeleteRecord", parameters: record },
});

export const groupId = web.id;
export const createdTime = web.values.apply((values) => values["CreatedTime"]);
export const queueId = orders.values.apply((values) => values["QueueId"]);
export const recordId = www.id;
