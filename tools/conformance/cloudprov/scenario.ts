import { type CloudprovSimulator, testAuthority } from "@org/cloudprov-simulator";
import { antiDdosSteps } from "./anti-ddos.ts";
import type { Step } from "./step.ts";

/** API versions of the services. */
export const versions: Readonly<Record<Step["service"], string>> = {
  vpc: "2017-03-12",
  cvm: "2017-03-12",
  cbs: "2017-03-12",
  api: "2020-11-06",
  antiddos: "2020-03-09",
  apigateway: "2018-08-08",
  tdmq: "2020-02-17",
  dnspod: "2021-03-23",
  tag: "2018-08-13",
  cam: "2019-01-16",
  cls: "2020-10-16",
  ssl: "2019-12-05",
  sts: "2018-08-13",
};

const isTrue = { holds: { Result: true } } as const;

/** Makes what no action makes, and gives what the steps want to know of it. */
export async function seed({ state, credentials }: CloudprovSimulator): Promise<Record<string, unknown>> {
  const service = await state.gatewayServices.create({});
  const api = await state.gatewayApis.create({ serviceId: service.id });
  const plugin = await state.gatewayPlugins.create({});
  const app = await state.apiApps.create({});
  const strategy = await state.ipStrategies.create({ serviceId: service.id });
  const place = { serviceId: service.id, apiId: api.id };
  await state.pluginBindings.create({ ownerId: plugin.id, ...place });
  await state.apiAppBindings.create({ ownerId: app.id, ...place });
  await state.ipStrategyBindings.create({ ownerId: strategy.id, ...place });
  await state.onlineEnvironments.create({ serviceId: service.id, apiIds: [api.id] });
  await state.apiDocs.create({});
  const instance = await state.bgpInstances.create({ tags: [{ TagKey: "team", TagValue: "shop" }] });
  await state.bgpInstances.create({});
  await state.devices.create({ id: "203.0.113.7" });
  await state.devices.create({ id: "lb-1", kind: "load-balancer" });
  await state.layer4Listeners.create({});
  await state.layer7Listeners.create({});
  const scheduling = await state.schedulingDomains.create({});
  await state.ddosEvents.create({});
  const domain = await state.dnsDomains.create({ name: "example.com" });
  const snapshot = await state.snapshots.create({ name: "root" });
  await state.images.create({ name: "Ubuntu", snapshotIds: [snapshot.id] });
  await state.instanceTypes.create({ name: "S5.MEDIUM2" });
  const [code] = credentials.mfaCodes;
  return {
    ...{ seededService: service.id, seededApi: api.id, seededPlugin: plugin.id, seededStrategy: strategy.id },
    ...{
      app: app.id,
      scheduling: scheduling.id,
      domainId: domain.id,
      bgp: instance.id,
      snapshot: snapshot.id,
      code,
      ...credentials,
    },
  };
}

/** Each action of the platform: made, described, changed, removed, paged, refused. */
export const steps: readonly Step[] = [
  ...templates("AddressTemplate", "address-template", "ipm", "Address", { first: "10.0.0.1", second: "10.0.0.0/24" }),
  ...templates("ServiceTemplate", "service-template", "ppm", "Service", { first: "tcp:80", second: "udp:all" }),
  ...privateNetworks(),
  ...securityGroups(),
  { service: "cvm", action: "DescribeRegions", params: {}, holds: { "RegionSet.0.RegionState": "AVAILABLE" } },
  { service: "api", action: "DescribeZones", params: { Product: "cvm" }, holds: { TotalCount: 3 } },
  ...machineImages(),
  ...addresses(),
  ...sshKeys(),
  ...roles(),
  ...policies(),
  ...queues(),
  ...domains(),
  ...records(),
  ...logs(),
  ...certificates(),
  ...services(),
  ...apis(),
  ...plans(),
  ...removals(),
  ...apiBindings(),
  ...upstreams(),
  ...appsAndDocs(),
  ...others(),
];

function templates(
  word: string,
  filter: string,
  prefix: string,
  member: string,
  values: { readonly first: string; readonly second: string },
): Step[] {
  const list = member === "Address" ? "Addresses" : "Services";
  const group = `${word}Group`;
  const of = (action: string, params: object, more: Partial<Step> = {}): Step => ({
    service: "vpc",
    action,
    params: params as Step["params"],
    ...more,
  });
  const described = { [member]: values.second, Description: "the others" };
  const byId = (kind: string, name: string, id: string) =>
    of(
      `Describe${kind}s`,
      { Filters: [{ Name: `${name}-id`, Values: [id] }], Offset: "0", Limit: "100" },
      { holds: { TotalCount: 1, [`${kind}Set`]: 1 } },
    );
  const made = { [`${word}Name`]: "office", [list]: [values.first], Tags: [{ Key: "team", Value: "shop" }] };
  return [
    of(`Create${word}`, made, { keeps: { first: `${word}.${word}Id` }, holds: { [`${word}.TagSet`]: 1 } }),
    of(
      `Create${word}`,
      { [`${word}Name`]: "lab", [`${list}Extra`]: [described] },
      { keeps: { second: `${word}.${word}Id` }, holds: { [`${word}.${member}ExtraSet.0.Description`]: "the others" } },
    ),
    of(`Create${word}`, { [`${word}Name`]: "none", [list]: [] }, { refused: "InvalidParameterValue.Empty" }),
    byId(word, filter, "$first"),
    of(`Describe${word}s`, { Offset: "1", Limit: "1" }, { holds: { TotalCount: 2, [`${word}Set`]: 1 } }),
    of(`Modify${word}Attribute`, { [`${word}Id`]: "$first", [list]: [values.first, values.second] }),
    of(`Modify${word}Attribute`, { [`${word}Id`]: "$second", [`${word}Name`]: "other" }),
    of(`Delete${word}`, { [`${word}Id`]: `${prefix}-00000000` }, { refused: "ResourceNotFound" }),
    of(
      `Create${group}`,
      { [`${group}Name`]: "all", [`${word}Ids`]: ["$first", "$second"] },
      { keeps: { group: `${group}.${group}Id` } },
    ),
    byId(group, `${filter}-group`, "$group"),
    of(`Modify${group}Attribute`, { [`${group}Id`]: "$group", [`${word}Ids`]: ["$first"] }),
    of(`Delete${word}`, { [`${word}Id`]: "$first" }, { refused: "ResourceInUse" }),
    of(`Delete${group}`, { [`${group}Id`]: "$group" }),
    of(`Delete${word}`, { [`${word}Id`]: "$first" }),
    of(`Delete${word}`, { [`${word}Id`]: "$second" }),
    of(`Describe${word}s`, {}, { holds: { TotalCount: 0 } }),
  ];
}

function stepsOf(service: Step["service"]) {
  return (action: string, params: object, more: Partial<Step> = {}): Step => ({
    service,
    action,
    params: params as Step["params"],
    ...more,
  });
}

function machineImages(): Step[] {
  const SnapshotIds = ["$snapshot"];
  return [
    {
      service: "cvm",
      action: "DescribeImages",
      params: { Filters: [{ Name: "image-type", Values: ["PUBLIC_IMAGE"] }], Offset: 0, Limit: 100 },
      holds: { TotalCount: 1, "ImageSet.0.SnapshotSet.0.SnapshotId": "$snapshot" },
    },
    {
      service: "cbs",
      action: "DescribeSnapshots",
      params: { SnapshotIds, Offset: 0, Limit: 100 },
      holds: { TotalCount: 1, "SnapshotSet.0.SnapshotName": "root" },
    },
    {
      service: "cvm",
      action: "DescribeZoneInstanceConfigInfos",
      params: { Filters: [{ Name: "zone", Values: ["ap-guangzhou-3"] }] },
      holds: { "InstanceTypeQuotaSet.0.InstanceType": "S5.MEDIUM2" },
    },
    {
      service: "cbs",
      action: "DescribeDiskConfigQuota",
      params: { InquiryType: "INQUIRY_CVM_CONFIG", Zones: ["ap-guangzhou-3"], DiskTypes: ["CLOUD_SSD"] },
      holds: { "DiskConfigSet.0.DiskType": "CLOUD_SSD" },
    },
  ];
}

function roles(): Step[] {
  const cam = (action: string, params: Step["params"], more: Partial<Step> = {}): Step => ({
    service: "cam",
    action,
    params,
    ...more,
  });
  const PolicyDocument = '{"version":"2.0","statement":[]}';
  const key = { RoleId: "$role" };
  return [
    cam(
      "CreateRole",
      { RoleName: "functions", PolicyDocument, Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { role: "RoleId" } },
    ),
    cam("CreateRole", { RoleName: "functions", PolicyDocument }, { refused: "InvalidParameter.RoleNameInUse" }),
    cam("UpdateRoleDescription", { ...key, Description: "Functions" }),
    cam("UpdateAssumeRolePolicy", { ...key, PolicyDocument }),
    cam("UpdateRoleConsoleLogin", { RoleName: "functions", ConsoleLogin: 1 }),
    cam("UpdateRoleSessionDuration", { RoleName: "functions", SessionDuration: 3_600 }),
    cam("GetRole", key, {
      holds: {
        "RoleInfo.Description": "Functions",
        "RoleInfo.ConsoleLogin": 1,
        "RoleInfo.SessionDuration": 3_600,
        "RoleInfo.Tags.0.Value": "shop",
      },
    }),
    cam("DescribeRoleList", { Page: 1, Rp: 20 }, { holds: { TotalNum: 1, "List.0.RoleId": "$role" } }),
    cam("DeleteRole", key),
    cam("GetRole", key, { refused: "InvalidParameter.RoleNotExist" }),
  ];
}

function policies(): Step[] {
  const cam = stepsOf("cam");
  const statement = [{ effect: "allow", action: ["cos:GetObject"], resource: ["qcs::cos::uid/1250000000:site/*"] }];
  const PolicyDocument = JSON.stringify({ version: "2.0", statement });
  const PolicyId = "$policy";
  const GroupId = "$developers";
  const trust = '{"version":"2.0","statement":[]}';
  return [
    cam(
      "CreatePolicy",
      { PolicyName: "readers", PolicyDocument, Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { policy: "PolicyId" } },
    ),
    cam("CreatePolicy", { PolicyName: "readers", PolicyDocument }, { refused: "FailedOperation.PolicyNameInUse" }),
    cam("UpdatePolicy", { PolicyId, Description: "Readers", PolicyDocument }),
    cam("GetPolicy", { PolicyId }, { holds: { Description: "Readers", Type: 1, "Tags.0.Value": "shop" } }),
    cam(
      "ListPolicies",
      { Page: 1, Rp: 200, Scope: "Local", Keyword: "read" },
      { holds: { TotalNum: 1, "List.0.PolicyId": PolicyId } },
    ),
    cam("CreateRole", { RoleName: "readers", PolicyDocument: trust }, { keeps: { reader: "RoleId" } }),
    cam("AttachRolePolicy", { PolicyId, AttachRoleId: "$reader" }),
    cam(
      "ListAttachedRolePolicies",
      { RoleId: "$reader", Page: 1, Rp: 200 },
      { holds: { TotalNum: 1, "List.0.PolicyId": PolicyId, "List.0.PolicyType": "User" } },
    ),
    cam("DetachRolePolicy", { PolicyId, DetachRoleId: "$reader" }),
    cam("DeleteRole", { RoleId: "$reader" }),
    cam("CreateGroup", { GroupName: "developers" }, { keeps: { developers: "GroupId" } }),
    cam("CreateGroup", { GroupName: "developers" }, { refused: "InvalidParameter.GroupNameInUse" }),
    cam("UpdateGroup", { GroupId, GroupName: "testers", Remark: "Shop" }),
    cam("GetGroup", { GroupId }, { holds: { GroupName: "testers", Remark: "Shop" } }),
    cam("ListGroups", { Page: 1, Rp: 200, Keyword: "test" }, { holds: { "GroupInfo.0.GroupId": GroupId } }),
    cam("AttachGroupPolicy", { PolicyId, AttachGroupId: GroupId }),
    cam(
      "ListAttachedGroupPolicies",
      { TargetGroupId: GroupId, Page: 1, Rp: 200 },
      { holds: { TotalNum: 1, "List.0.PolicyId": PolicyId } },
    ),
    cam("DetachGroupPolicy", { PolicyId, DetachGroupId: GroupId }),
    cam("DeleteGroup", { GroupId }),
    cam("GetGroup", { GroupId }, { refused: "ResourceNotFound.GroupNotExist" }),
    cam(
      "AddUser",
      { Name: "operator", Remark: "Shop", ConsoleLogin: 1, UseApi: 1, NeedResetPassword: 0, Password: "Secret-123" },
      { keeps: { operator: "Uin" }, holds: { Name: "operator", Password: "Secret-123" } },
    ),
    cam("AddUser", { Name: "operator" }, { refused: "InvalidParameter.SubUserNameInUse" }),
    cam("UpdateUser", { Name: "operator", Password: "weak" }, { refused: "InvalidParameter.PasswordViolatedRules" }),
    cam("UpdateUser", { Name: "operator", Remark: "Site", PhoneNum: "13800000000", CountryCode: "86" }),
    cam("GetUser", { Name: "operator" }, { holds: { Uin: "$operator", Remark: "Site", ConsoleLogin: 1 } }),
    cam("ListUsers", {}, { holds: { "Data.0.Uin": "$operator" } }),
    cam("AttachUserPolicy", { PolicyId, AttachUin: "$operator" }),
    cam(
      "ListAttachedUserPolicies",
      { TargetUin: "$operator", Page: 1, Rp: 200 },
      { holds: { TotalNum: 1, "List.0.PolicyId": PolicyId } },
    ),
    cam("DetachUserPolicy", { PolicyId, DetachUin: "$operator" }),
    cam("DeleteUser", { Name: "operator", Force: 0 }, { refused: "OperationDenied.HaveKeys" }),
    cam("DeleteUser", { Name: "operator", Force: 1 }),
    cam("GetUser", { Name: "operator" }, { refused: "ResourceNotFound.UserNotExist" }),
    cam("DeletePolicy", { PolicyId: [PolicyId] }),
    cam("GetPolicy", { PolicyId }, { refused: "ResourceNotFound.PolicyIdNotFound" }),
  ];
}

function privateNetworks(): Step[] {
  const VpcId = "$vpc";
  const vpc = stepsOf("vpc");
  return [
    vpc("CreateVpc", { VpcName: "web", CidrBlock: "10.1.0.1/16" }, { refused: "InvalidParameterValue.Malformed" }),
    vpc(
      "CreateVpc",
      { VpcName: "web", CidrBlock: "10.1.0.0/16", EnableMulticast: "false", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { vpc: "Vpc.VpcId" } },
    ),
    vpc("ModifyVpcAttribute", { VpcId, VpcName: "shop", DnsServers: ["10.1.0.2"] }),
    vpc("CreateAssistantCidr", { VpcId, CidrBlocks: ["10.2.0.0/16"] }),
    vpc(
      "CreateAssistantCidr",
      { VpcId, CidrBlocks: ["10.2.1.0/24"] },
      { refused: "InvalidParameterValue.SubnetOverlapAssistCidr" },
    ),
    vpc("ModifyAssistantCidr", { VpcId, NewCidrBlocks: ["10.3.0.0/16"], OldCidrBlocks: ["10.2.0.0/16"] }),
    vpc(
      "DescribeVpcs",
      { Filters: [{ Name: "vpc-name", Values: ["shop"] }], Offset: "0", Limit: "100" },
      {
        holds: {
          TotalCount: 1,
          "VpcSet.0.VpcId": VpcId,
          "VpcSet.0.DnsServerSet.0": "10.1.0.2",
          "VpcSet.0.AssistantCidrSet.0.CidrBlock": "10.3.0.0/16",
          "VpcSet.0.TagSet.0.Value": "shop",
        },
      },
    ),
    vpc(
      "DescribeRouteTables",
      { Filters: [{ Name: "vpc-id", Values: [VpcId] }], Offset: "0", Limit: "100" },
      { holds: { TotalCount: 1, "RouteTableSet.0.Main": true } },
    ),
    ...subnets(VpcId),
    vpc("DeleteVpc", { VpcId }),
    vpc("DescribeVpcs", { VpcIds: [VpcId] }, { refused: "ResourceNotFound" }),
  ];
}

function subnets(VpcId: string): Step[] {
  const vpc = stepsOf("vpc");
  const SubnetId = "$subnet";
  const made = { VpcId, SubnetName: "web", Zone: "ap-guangzhou-3", CidrBlock: "10.1.1.0/24" };
  return [
    vpc("CreateSubnet", { ...made, CidrBlock: "10.9.1.0/24" }, { refused: "InvalidParameterValue.SubnetRange" }),
    vpc(
      "CreateSubnet",
      { ...made, Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { subnet: "Subnet.SubnetId", table: "Subnet.RouteTableId" } },
    ),
    vpc("CreateSubnet", made, { refused: "InvalidParameterValue.SubnetConflict" }),
    vpc("ModifySubnetAttribute", { SubnetId, SubnetName: "shop", EnableBroadcast: "true" }),
    vpc("ReplaceRouteTableAssociation", { SubnetId, RouteTableId: "$table" }),
    vpc(
      "DescribeSubnets",
      { Filters: [{ Name: "vpc-id", Values: [VpcId] }], Offset: "0", Limit: "100" },
      {
        holds: {
          TotalCount: 1,
          "SubnetSet.0.SubnetId": SubnetId,
          "SubnetSet.0.SubnetName": "shop",
          "SubnetSet.0.EnableBroadcast": true,
          "SubnetSet.0.TagSet.0.Value": "shop",
        },
      },
    ),
    vpc("DeleteVpc", { VpcId }, { refused: "ResourceInUse" }),
    vpc("DeleteSubnet", { SubnetId }),
    vpc("DescribeSubnets", { SubnetIds: [SubnetId] }, { refused: "ResourceNotFound" }),
  ];
}

function securityGroups(): Step[] {
  const SecurityGroupId = "$group";
  const vpc = stepsOf("vpc");
  const policies = (action: string, SecurityGroupPolicySet: object, more: Partial<Step> = {}): Step =>
    vpc(`${action}SecurityGroupPolicies`, { SecurityGroupId, SecurityGroupPolicySet }, more);
  const web = { Protocol: "TCP", Port: "443", CidrBlock: "0.0.0.0/0", Action: "ACCEPT" };
  return [
    vpc(
      "CreateSecurityGroup",
      { GroupName: "web", GroupDescription: "", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { group: "SecurityGroup.SecurityGroupId" } },
    ),
    vpc("ModifySecurityGroupAttribute", { SecurityGroupId, GroupName: "shop" }),
    vpc(
      "DescribeSecurityGroups",
      { Filters: [{ Name: "security-group-name", Values: ["shop"] }], Offset: "0", Limit: "100" },
      { holds: { TotalCount: 1, "SecurityGroupSet.0.SecurityGroupId": SecurityGroupId } },
    ),
    policies("Create", { Ingress: [web] }),
    policies("Create", { Ingress: [web] }, { refused: "UnsupportedOperation.DuplicatePolicy" }),
    policies("Create", { Ingress: [], Egress: [] }, { refused: "InvalidParameterValue.Empty" }),
    policies("Modify", { Ingress: [web], Egress: [{ ...web, Ipv6CidrBlock: "::/0", CidrBlock: "" }] }),
    vpc(
      "DescribeSecurityGroupPolicies",
      { SecurityGroupId },
      { holds: { "SecurityGroupPolicySet.Ingress.0.Protocol": "tcp", "SecurityGroupPolicySet.Version": "2" } },
    ),
    vpc(
      "DescribeSecurityGroupAssociationStatistics",
      { SecurityGroupIds: [SecurityGroupId] },
      {
        holds: {
          "SecurityGroupAssociationStatisticsSet.0.SecurityGroupId": SecurityGroupId,
          "SecurityGroupAssociationStatisticsSet.0.TotalCount": 0,
        },
      },
    ),
    policies("Modify", { Ingress: [{ ...web, Port: "80" }] }),
    vpc(
      "DescribeSecurityGroupPolicies",
      { SecurityGroupId },
      { holds: { "SecurityGroupPolicySet.Ingress.0.Port": "80", "SecurityGroupPolicySet.Egress.0.Port": "443" } },
    ),
    policies("Modify", {}, { refused: "InvalidParameterValue.Empty" }),
    policies("Delete", { Ingress: [{ PolicyIndex: 0 }] }),
    vpc("DeleteSecurityGroup", { SecurityGroupId }),
    vpc("DescribeSecurityGroups", { SecurityGroupIds: [SecurityGroupId] }, { refused: "ResourceNotFound" }),
  ];
}

function sshKeys(): Step[] {
  const cvm = stepsOf("cvm");
  const KeyIds = ["$pair"];
  const PublicKey = "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7 laptop";
  const TagSpecification = [{ ResourceType: "keypair", Tags: [{ Key: "team", Value: "shop" }] }];
  return [
    cvm("CreateKeyPair", { KeyName: "web", ProjectId: 0, TagSpecification }, { keeps: { pair: "KeyPair.KeyId" } }),
    cvm("CreateKeyPair", { KeyName: "web", ProjectId: 0 }, { refused: "InvalidKeyPairName.Duplicate" }),
    cvm("ImportKeyPair", { KeyName: "own", ProjectId: 0, PublicKey }),
    cvm("ImportKeyPair", { KeyName: "more", ProjectId: 0, PublicKey }, { refused: "InvalidPublicKey.Duplicate" }),
    cvm("ModifyKeyPairAttribute", { KeyId: "$pair", KeyName: "shop" }),
    cvm(
      "DescribeKeyPairs",
      { KeyIds },
      { holds: { TotalCount: 1, "KeyPairSet.0.KeyName": "shop", "KeyPairSet.0.Tags.0.Key": "team" } },
    ),
    cvm("DisassociateInstancesKeyPairs", { KeyIds, InstanceIds: ["ins-0cxjwrog"] }),
    cvm("DeleteKeyPairs", { KeyIds }),
    cvm("DescribeKeyPairs", { KeyIds }, { holds: { TotalCount: 0 } }),
    cvm("DeleteKeyPairs", { KeyIds }, { refused: "InvalidKeyPairId.NotFound" }),
  ];
}

function addresses(): Step[] {
  const AddressIds = ["$address"];
  const vpc = stepsOf("vpc");
  const made = { AddressName: "web", ClientToken: "first", Tags: [{ Key: "team", Value: "shop" }] };
  return [
    vpc("AllocateAddresses", made, { keeps: { address: "AddressSet.0" } }),
    vpc("AllocateAddresses", made, { holds: { AddressSet: 1 } }),
    vpc("AllocateAddresses", { InternetMaxBandwidthOut: 0 }, { refused: "InvalidParameterValue.BandwidthOutOfRange" }),
    vpc("ModifyAddressAttribute", { AddressId: "$address", AddressName: "shop" }),
    vpc("ModifyAddressesBandwidth", { AddressIds, InternetMaxBandwidthOut: 5 }),
    vpc("DescribeAddresses", { AddressIds }, { holds: { TotalCount: 1, "AddressSet.0.Bandwidth": 5 } }),
    vpc("ModifyAddressInternetChargeType", {
      AddressId: "$address",
      InternetChargeType: "BANDWIDTH_PREPAID_BY_MONTH",
      InternetMaxBandwidthOut: 5,
      AddressChargePrepaid: { Period: 1, AutoRenewFlag: 0 },
    }),
    vpc("RenewAddresses", { AddressIds, AddressChargePrepaid: { Period: 2, AutoRenewFlag: 1 } }),
    vpc("ModifyAddressesRenewFlag", { AddressIds, RenewFlag: "NOTIFY_AND_MANUAL_RENEW" }),
    vpc("DescribeAddresses", { AddressIds }, { holds: { "AddressSet.0.RenewFlag": "NOTIFY_AND_MANUAL_RENEW" } }),
    vpc("DisassociateAddress", { AddressId: "$address" }, { refused: "UnsupportedOperation.AddressStatusNotPermit" }),
    vpc("AssociateAddress", { AddressId: "$address", InstanceId: "ins-0cxjwrog" }),
    vpc("DescribeAddresses", { AddressIds }, { holds: { "AddressSet.0.InstanceId": "ins-0cxjwrog" } }),
    vpc("DisassociateAddress", { AddressId: "$address" }),
    vpc(
      "DisassociateNatGatewayAddress",
      { NatGatewayId: "nat-00000000", PublicIpAddresses: ["203.0.113.1"] },
      { refused: "ResourceNotFound" },
    ),
    vpc("ReleaseAddresses", { AddressIds }),
    vpc("ReleaseAddresses", { AddressIds }),
    vpc("DescribeTaskResult", { TaskId: 1 }, { refused: "InvalidParameter" }),
  ];
}

function queues(): Step[] {
  const QueueName = "orders";
  const tdmq = stepsOf("tdmq");
  const dead = { DeadLetterQueueName: "dead", Policy: 0, MaxReceiveCount: 3 };
  return [
    tdmq("CreateCmqQueue", { QueueName: "dead" }),
    tdmq("CreateCmqQueue", { QueueName, ...dead, Tags: [{ TagKey: "team", TagValue: "shop" }] }),
    tdmq("CreateCmqQueue", { QueueName }, { refused: "ResourceInUse.Queue" }),
    tdmq("ModifyCmqQueueAttribute", { QueueName, VisibilityTimeout: 60 }),
    tdmq("DescribeCmqQueueDetail", { QueueName }, { holds: { "QueueDescribe.VisibilityTimeout": 60 } }),
    tdmq("DescribeCmqQueues", { QueueName, Limit: 10, Offset: 0 }, { holds: { TotalCount: 1 } }),
    tdmq("ClearCmqQueue", { QueueName }),
    tdmq("DeleteCmqQueue", { QueueName }),
    tdmq("DeleteCmqQueue", { QueueName }, { refused: "ResourceNotFound" }),
  ];
}

function domains(): Step[] {
  const Domain = "shop.example.net";
  const dnspod = stepsOf("dnspod");
  return [
    dnspod("CreateDomain", { Domain, IsMark: "yes" }, { holds: { "DomainInfo.Domain": Domain } }),
    dnspod("CreateDomain", { Domain }, { refused: "FailedOperation.DomainExists" }),
    dnspod("ModifyDomainStatus", { Domain, Status: "disable" }),
    dnspod("ModifyDomainRemark", { Domain, Remark: "Shop" }),
    dnspod(
      "DescribeDomain",
      { Domain },
      { holds: { "DomainInfo.Status": "PAUSE", "DomainInfo.Remark": "Shop", "DomainInfo.IsMark": "yes" } },
    ),
    dnspod("DescribeDomainList", { Keyword: "shop" }, { holds: { DomainList: 1, "DomainList.0.Name": Domain } }),
    dnspod("DeleteDomain", { Domain }),
    dnspod("DescribeDomain", { Domain }, { refused: "InvalidParameterValue.DomainNotExists" }),
  ];
}

function records(): Step[] {
  const Domain = "example.com";
  const record = { Domain, RecordId: "$record" };
  const content = { SubDomain: "www", RecordType: "A", RecordLine: "默认", Value: "192.0.2.1" };
  const dnspod = stepsOf("dnspod");
  return [
    dnspod("CreateRecord", { Domain, ...content }, { keeps: { record: "RecordId" } }),
    dnspod("CreateRecord", { Domain, ...content }, { refused: "InvalidParameter.DomainRecordExist" }),
    dnspod("ModifyRecord", { ...record, ...content, TTL: 900 }),
    dnspod("DescribeRecord", record, { holds: { "RecordInfo.TTL": 900 } }),
    dnspod("DescribeRecordList", { Domain, Subdomain: "www" }, { holds: { RecordList: 1 } }),
    dnspod(
      "CreateRecordBatch",
      { DomainIdList: ["$domainId"], RecordList: [{ RecordType: "A", Value: "192.0.2.2" }] },
      { keeps: { job: "JobId" } },
    ),
    dnspod(
      "DescribeBatchTask",
      { JobId: "$job" },
      { keeps: { other: "DetailList.0.RecordList.0.RecordId" }, holds: { SuccessCount: 1 } },
    ),
    dnspod("DeleteRecord", { Domain, RecordId: "$other" }),
    dnspod("DeleteRecord", record),
    dnspod("DescribeRecord", record, { refused: "InvalidParameter.RecordIdInvalid" }),
    dnspod("DescribeRecordList", { Domain }, { refused: "ResourceNotFound.NoDataOfRecord" }),
  ];
}

function certificates(): Step[] {
  const ssl = stepsOf("ssl");
  const CertificateId = "$certificate";
  const { cert, key } = testAuthority().issue("shop.example.com");
  const server = { CertificatePublicKey: cert, CertificatePrivateKey: key, CertificateType: "SVR", Alias: "shop" };
  return [
    ssl(
      "UploadCertificate",
      { ...server, ProjectId: 0, Tags: [{ TagKey: "team", TagValue: "shop" }] },
      { keeps: { certificate: "CertificateId" } },
    ),
    ssl("UploadCertificate", { ...server, Repeatable: false }, { holds: { RepeatCertId: CertificateId } }),
    ssl(
      "UploadCertificate",
      { ...server, CertificatePublicKey: testAuthority().cert },
      { refused: "FailedOperation.CertificateMatchError" },
    ),
    ssl("ModifyCertificateAlias", { CertificateId, Alias: "site" }),
    ssl(
      "ModifyCertificateProject",
      { CertificateIdList: [CertificateId], ProjectId: 7 },
      { holds: { SuccessCertificates: 1 } },
    ),
    ssl("DescribeCertificates", { SearchKey: "site", Offset: 0, Limit: 100 }, { holds: { Certificates: 1 } }),
    ssl(
      "DescribeCertificateDetail",
      { CertificateId },
      { holds: { Status: 1, ProjectId: "7", Domain: "shop.example.com", "Tags.0.TagValue": "shop" } },
    ),
    ssl("DeleteCertificate", { CertificateId }, { holds: { DeleteResult: true } }),
    ssl("DeleteCertificate", { CertificateId }, { refused: "FailedOperation.CertificateNotFound" }),
  ];
}

function logs(): Step[] {
  const cls = stepsOf("cls");
  const LogsetId = "$logset";
  const fullText = { CaseSensitive: false, Tokenizer: "@&", ContainZH: false };
  const byId = { Filters: [{ Key: "logsetId", Values: [LogsetId] }], Offset: 0, Limit: 100 };
  return [
    cls(
      "CreateLogset",
      { LogsetName: "shop", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { logset: "LogsetId" } },
    ),
    cls("CreateLogset", { LogsetName: "shop" }, { refused: "InvalidParameter.LogsetConflict" }),
    cls("ModifyLogset", { LogsetId, LogsetName: "site" }),
    cls("DescribeLogsets", byId, {
      holds: { TotalCount: 1, "Logsets.0.LogsetName": "site", "Logsets.0.Tags.0.Value": "shop" },
    }),
    cls(
      "CreateTopic",
      {
        LogsetId,
        TopicName: "orders",
        PartitionCount: 2,
        Describes: "",
        IsWebTracking: true,
        Extends: { AnonymousAccess: { Operations: ["trackLog"], Conditions: [] } },
        Tags: [{ Key: "team", Value: "shop" }],
      },
      { keeps: { topic: "TopicId" } },
    ),
    cls("CreateTopic", { LogsetId, TopicName: "orders" }, { refused: "InvalidParameter.TopicConflict" }),
    cls("ModifyTopic", {
      TopicId: "$topic",
      Period: 90,
      HotPeriod: 7,
      Encryption: 1,
      CustomKmsInfo: { KmsRegion: "ap-guangzhou", KmsKeyId: "key" },
    }),
    cls(
      "DescribeTopics",
      { Filters: [{ Key: "topicName", Values: ["orders"] }], PreciseSearch: 1, BizType: 0, Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "Topics.0.TopicId": "$topic",
          "Topics.0.Period": 90,
          "Topics.0.Extends.AnonymousAccess.Operations": 1,
          "Topics.0.CustomKmsInfo.KmsKeyId": "key",
        },
      },
    ),
    cls("CreateIndex", { TopicId: "$topic", Rule: { FullText: fullText } }),
    cls("CreateIndex", { TopicId: "$topic", Rule: {} }, { refused: "InvalidParameter.IndexConflict" }),
    cls("ModifyIndex", {
      TopicId: "$topic",
      Rule: {
        FullText: fullText,
        KeyValue: {
          CaseSensitive: false,
          KeyValues: [
            {
              Key: "order",
              Value: { Type: "json", ChildNode: [{ Key: "id", Value: { Type: "text", Tokenizer: "-" } }] },
            },
          ],
        },
        DynamicIndex: { Status: true },
      },
      Status: false,
      MetadataFlag: 1,
    }),
    cls(
      "DescribeIndex",
      { TopicId: "$topic" },
      {
        holds: {
          TopicId: "$topic",
          Status: false,
          "Rule.FullText.Tokenizer": "@&",
          "Rule.KeyValue.KeyValues.0.Value.ChildNode.0.Key": "id",
          MetadataFlag: 1,
        },
      },
    ),
    cls("DeleteIndex", { TopicId: "$topic" }),
    cls("DescribeIndex", { TopicId: "$topic" }, { refused: "ResourceNotFound.IndexNotExist" }),
    cls("DeleteLogset", { LogsetId }, { refused: "FailedOperation.LogsetNotEmpty" }),
    cls("DeleteTopic", { TopicId: "$topic" }),
    cls("DeleteTopic", { TopicId: "$topic" }, { refused: "ResourceNotFound.TopicNotExist" }),
    cls("DeleteLogset", { LogsetId }),
    cls("DeleteLogset", { LogsetId }, { refused: "ResourceNotFound.LogsetNotExist" }),
  ];
}

function gateway(action: string, params: Step["params"], more: Partial<Step> = {}): Step {
  return { service: "apigateway", action, params, ...more };
}

function services(): Step[] {
  const ServiceId = "$service";
  const resource = "qcs::apigw:ap-guangzhou:uin/:service/$service";
  const asked = { ServiceType: "apigw", ResourcePrefix: "service", ResourceRegion: "ap-guangzhou" };
  return [
    gateway(
      "CreateService",
      { ServiceName: "shop", Protocol: "http&https", ServiceDesc: "", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { service: "ServiceId" } },
    ),
    gateway("CreateService", { ServiceName: "shop", Protocol: "ftp" }, { refused: "InvalidParameterValue" }),
    gateway("ModifyService", { ServiceId, NetTypes: ["OUTER", "INNER"] }),
    gateway("ModifyService", { ServiceId, NetTypes: ["INNER"] }, { refused: "UnsupportedOperation.ReduceNetTypes" }),
    gateway("DescribeService", { ServiceId }, { keeps: { domain: "OuterSubDomain" }, holds: { NetTypes: 2 } }),
    gateway("DescribeServicesStatus", { Limit: 1, Offset: 1 }, { holds: { "Result.ServiceSet": 1 } }),
    gateway("ModifyServiceEnvironmentStrategy", { ServiceId, Strategy: 100, EnvironmentNames: ["test"] }, isTrue),
    gateway("DescribeServiceEnvironmentStrategy", { ServiceId }, { holds: { "Result.TotalCount": 3 } }),
    {
      service: "tag",
      action: "ModifyResourceTags",
      params: {
        Resource: resource,
        ReplaceTags: [{ TagKey: "stage", TagValue: "live" }],
        DeleteTags: [{ TagKey: "team" }],
      },
    },
    {
      service: "tag",
      action: "DescribeResourceTagsByResourceIds",
      params: { ...asked, ResourceIds: ["$service"], Limit: 20, Offset: 0 },
      holds: { Tags: 1 },
    },
    { service: "tag", action: "ModifyResourceTags", params: { Resource: resource, DeleteTags: [{ TagKey: "stage" }] } },
    gateway("BindSubDomain", {
      ServiceId,
      SubDomain: "api.example.com",
      Protocol: "http",
      NetType: "OUTER",
      IsDefaultMapping: true,
      NetSubDomain: "$domain",
    }),
    gateway(
      "ModifySubDomain",
      {
        ServiceId,
        SubDomain: "api.example.com",
        IsDefaultMapping: false,
        PathMappingSet: [{ Path: "/", Environment: "release" }],
      },
      isTrue,
    ),
    gateway("DescribeServiceSubDomains", { ServiceId }, { holds: { "Result.DomainSet": 1 } }),
    gateway(
      "DescribeServiceSubDomainMappings",
      { ServiceId, SubDomain: "api.example.com" },
      { holds: { "Result.PathMappingSet": 1 } },
    ),
    gateway("UnBindSubDomain", { ServiceId, SubDomain: "api.example.com" }, isTrue),
    gateway(
      "CreateIPStrategy",
      { ServiceId, StrategyName: "office", StrategyType: "WHITE", StrategyData: "10.0.0.1" },
      { keeps: { strategy: "Result.StrategyId" } },
    ),
    gateway("ModifyIPStrategy", { ServiceId, StrategyId: "$strategy", StrategyData: "10.0.0.2" }, isTrue),
    gateway("DescribeIPStrategysStatus", { ServiceId }, { holds: { "Result.StrategySet": 1 } }),
    gateway("DeleteIPStrategy", { ServiceId, StrategyId: "$strategy" }, isTrue),
  ];
}

function apis(): Step[] {
  const ServiceId = "$service";
  const ApiId = "$api";
  const mock = {
    ServiceId,
    ServiceType: "MOCK",
    ServiceTimeout: 5,
    Protocol: "HTTP",
    RequestConfig: { Path: "/orders", Method: "GET" },
    ServiceMockReturnMessage: "[]",
  };
  const { Protocol: _protocol, ServiceTimeout: _timeout, ...changes } = mock;
  const paths = { "/stock": { get: { operationId: "stock", "x-apigw-backend": { ServiceType: "MOCK" } } } };
  const Content = JSON.stringify({ openapi: "3.0.0", paths });
  const imported = { ServiceId, Content, EncodeType: "JSON", ContentVersion: "openAPI" };
  return [
    gateway("CreateApi", mock, { keeps: { api: "Result.ApiId" } }),
    gateway("CreateApi", mock, { refused: "InvalidParameterValue.InvalidApiRequestConfig" }),
    gateway("ModifyApi", { ApiId, ...changes, ApiName: "orders", AuthType: "SECRET" }),
    gateway(
      "DescribeApi",
      { ServiceId, ApiId },
      { holds: { "Result.ApiName": "orders", "Result.AuthType": "SECRET" } },
    ),
    gateway(
      "DescribeApisStatus",
      { ServiceId, Filters: [{ Name: "ApiPath", Values: ["/orders"] }], Limit: 10, Offset: 0 },
      { holds: { "Result.ApiIdStatusSet": 1 } },
    ),
    gateway(
      "ModifyApiEnvironmentStrategy",
      { ServiceId, Strategy: 10, EnvironmentName: "test", ApiIds: [ApiId] },
      isTrue,
    ),
    gateway("DescribeApiEnvironmentStrategy", { ServiceId }, { holds: { "Result.ApiEnvironmentStrategySet": 1 } }),
    gateway(
      "ReleaseService",
      { ServiceId, EnvironmentName: "release", ReleaseDesc: "first" },
      { keeps: { version: "Result.ReleaseVersion" } },
    ),
    gateway(
      "DescribeServiceEnvironmentReleaseHistory",
      { ServiceId },
      { holds: { "Result.VersionList.0.VersionName": "$version" } },
    ),
    gateway(
      "DescribeServiceEnvironmentList",
      { ServiceId },
      { holds: { "Result.EnvironmentList.2.VersionName": "$version" } },
    ),
    gateway(
      "DescribeServiceReleaseVersion",
      { ServiceId, Limit: 20, Offset: 0 },
      { holds: { "Result.VersionList.0.VersionName": "$version" } },
    ),
    gateway(
      "UpdateService",
      { ServiceId, EnvironmentName: "release", VersionName: "$version", UpdateDesc: "again" },
      isTrue,
    ),
    gateway(
      "UpdateService",
      { ServiceId, EnvironmentName: "release", VersionName: "none" },
      { refused: "ResourceNotFound" },
    ),
    gateway("ImportOpenApi", imported, {
      keeps: { imported: "Result.ApiSet.0.ApiId" },
      holds: { "Result.TotalCount": 1, "Result.ApiSet.0.Status": "success" },
    }),
    gateway("ImportOpenApi", imported, { holds: { "Result.ApiSet.0.Status": "fail" } }),
    gateway("ImportOpenApi", { ...imported, Content: "{}" }, { refused: "InvalidParameter.FormatError" }),
    gateway("DeleteApi", { ServiceId, ApiId: "$imported" }, isTrue),
  ];
}

function plans(): Step[] {
  const place = {
    UsagePlanIds: ["$plan"],
    BindType: "API",
    Environment: "release",
    ServiceId: "$service",
    ApiIds: ["$api"],
  };
  const UsagePlanId = "$plan";
  const AccessKeyId = "$key";
  const keys = { UsagePlanId, AccessKeyIds: ["$key"] };
  return [
    gateway(
      "CreateUsagePlan",
      { UsagePlanName: "trial", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { plan: "Result.UsagePlanId" }, holds: { "Result.MaxRequestNum": -1 } },
    ),
    gateway("ModifyUsagePlan", { UsagePlanId, MaxRequestNumPreSec: 10 }),
    gateway(
      "ModifyUsagePlan",
      { UsagePlanId, MaxRequestNumPreSec: 0 },
      { refused: "InvalidParameterValue.InvalidMaxRequestNum" },
    ),
    gateway("CreateApiKey", { SecretName: "partner" }, { keeps: { key: "Result.AccessKeyId" } }),
    gateway("CreateApiKey", {
      SecretName: "own",
      AccessKeyType: "manual",
      AccessKeyId: "own_key",
      AccessKeySecret: "own_secret_1",
    }),
    gateway("UpdateApiKey", { AccessKeyId: "own_key" }),
    gateway("DescribeApiKeysStatus", { Limit: 1, Offset: 1 }, { holds: { "Result.ApiKeySet": 1 } }),
    gateway("BindEnvironment", place, isTrue),
    gateway("BindEnvironment", place, { refused: "UnsupportedOperation.UnsupportedBindEnvironment" }),
    gateway("BindSecretIds", keys, isTrue),
    gateway("BindSecretIds", keys, { refused: "FailedOperation.AlreadyBindUsagePlan" }),
    gateway("DescribeUsagePlan", { UsagePlanId }, { holds: { "Result.BindSecretIds": 1 } }),
    gateway("DescribeUsagePlansStatus", { Limit: 100, Offset: 0 }, { holds: { "Result.UsagePlanStatusSet": 1 } }),
    gateway("DescribeUsagePlanSecretIds", { UsagePlanId }, { holds: { "Result.AccessKeyList": 1 } }),
    gateway(
      "DescribeUsagePlanEnvironments",
      { UsagePlanId, BindType: "API" },
      { holds: { "Result.EnvironmentList": 1 } },
    ),
    gateway("DescribeApiUsagePlan", { ServiceId: "$service" }, { holds: { "Result.ApiUsagePlanList": 1 } }),
    gateway("UnBindSecretIds", keys, isTrue),
    gateway("UnBindEnvironment", place, isTrue),
    gateway("BindEnvironment", { ...place, BindType: "SERVICE", ApiIds: undefined }, isTrue),
    gateway("DescribeServiceUsagePlan", { ServiceId: "$service" }, { holds: { "Result.ServiceUsagePlanList": 1 } }),
    gateway("UnBindEnvironment", { ...place, BindType: "SERVICE", ApiIds: undefined }, isTrue),
    gateway("DeleteUsagePlan", { UsagePlanId }, isTrue),
    gateway("DeleteApiKey", { AccessKeyId }, { refused: "UnsupportedOperation.InvalidStatus" }),
    gateway("DisableApiKey", { AccessKeyId }, isTrue),
    gateway("EnableApiKey", { AccessKeyId }, isTrue),
    gateway("DisableApiKey", { AccessKeyId }, isTrue),
    gateway("DeleteApiKey", { AccessKeyId }, isTrue),
  ];
}

function removals(): Step[] {
  const ServiceId = "$service";
  return [
    gateway("DeleteService", { ServiceId }, { refused: "UnsupportedOperation.ApiListNotEmpty" }),
    gateway("DeleteApi", { ServiceId, ApiId: "$api" }, isTrue),
    gateway("UnReleaseService", { ServiceId, EnvironmentName: "release" }, isTrue),
    gateway("DeleteService", { ServiceId, SkipVerification: 0 }, isTrue),
    gateway("DescribeService", { ServiceId }, { refused: "ResourceNotFound.InvalidService" }),
  ];
}

function apiBindings(): Step[] {
  const ServiceId = "$seededService";
  const ApiId = "$seededApi";
  const release = { ServiceId, EnvironmentName: "release" };
  const plugin = { ...release, PluginId: "$seededPlugin" };
  const strategy = { ...release, StrategyId: "$seededStrategy" };
  const app = { ApiAppId: "$app", Environment: "release", ServiceId, ApiId };
  const filters = [{ Name: "ApiId", Values: [ApiId] }];
  return [
    gateway("DetachPlugin", { ...plugin, ApiId }, isTrue),
    gateway("AttachPlugin", { ...plugin, ApiIds: [ApiId] }, isTrue),
    gateway("AttachPlugin", { ...plugin, ApiIds: [ApiId] }, { refused: "InvalidParameter.DuplicatePluginConfig" }),
    gateway(
      "DescribePluginApis",
      { PluginId: "$seededPlugin", Limit: 100, Offset: 0 },
      { holds: { "Result.AttachedApis": 1 } },
    ),
    gateway("UnBindIPStrategy", { ...strategy, UnBindApiIds: [ApiId] }, isTrue),
    gateway("BindIPStrategy", { ...strategy, BindApiIds: [ApiId] }, isTrue),
    gateway("UnbindApiApp", app, isTrue),
    gateway("BindApiApp", app, isTrue),
    gateway("BindApiApp", app, { refused: "UnsupportedOperation.ResourceAssociated" }),
    gateway(
      "DescribeApiAppBindApisStatus",
      { ApiAppId: "$app", Filters: filters },
      { holds: { "Result.ApiAppApiSet.0.EnvironmentName": "release" } },
    ),
  ];
}

function upstreams(): Step[] {
  const UpstreamId = "$upstream";
  const vpc = { Scheme: "HTTP", Algorithm: "ROUND-ROBIN", UniqVpcId: "vpc-1a2b3c4d" };
  const node = { Host: "10.0.0.8", Port: 8080, Weight: 10 };
  const checks = { EnableActiveCheck: true, EnablePassiveCheck: true };
  const statuses = { HealthyHttpStatus: "200", UnhealthyHttpStatus: "500" };
  const thresholds = { TcpFailureThreshold: 0, TimeoutThreshold: 0, HttpFailureThreshold: 3 };
  const service = { Weight: 10, ClusterId: "cls-1", Namespace: "shop", ServiceName: "stock", Port: 80 };
  const cluster = { UpstreamType: "K8S", K8sService: [{ ...service, ExtraLabels: [{ Key: "tier", Value: "back" }] }] };
  return [
    gateway(
      "CreateUpstream",
      { ...vpc, UpstreamName: "stock", Nodes: [node], Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { upstream: "UpstreamId" } },
    ),
    gateway(
      "CreateUpstream",
      { ...vpc, Nodes: [{ ...node, Weight: 101 }] },
      { refused: "InvalidParameterValue.RangeExceeded" },
    ),
    gateway("ModifyUpstream", { UpstreamId, Retries: 0, HealthChecker: { ...checks, ...statuses, ...thresholds } }),
    gateway("ModifyUpstream", { UpstreamId, ...cluster }, { holds: { "Result.K8sServices": 1 } }),
    gateway(
      "DescribeUpstreams",
      { Filters: [{ Name: "UpstreamId", Values: [UpstreamId] }], Limit: 10, Offset: 0 },
      { holds: { "Result.UpstreamSet.0.Retries": 0, "Result.UpstreamSet.0.HealthChecker.HttpFailureThreshold": 3 } },
    ),
    gateway(
      "DescribeUpstreamBindApis",
      { UpstreamId, Filters: [{ Name: "ServiceId", Values: ["$seededService"] }], Limit: 10, Offset: 0 },
      { holds: { "Result.TotalCount": 0, "Result.BindApiSet": 0 } },
    ),
    gateway("DeleteUpstream", { UpstreamId }, { holds: { UpstreamId } }),
    gateway("DeleteUpstream", { UpstreamId }, { refused: "ResourceNotFound" }),
  ];
}

function appsAndDocs(): Step[] {
  const ApiAppId = "$ownApp";
  const ApiDocId = "$ownDoc";
  const doc = { ServiceId: "$seededService", Environment: "release", ApiIds: ["$seededApi"] };
  return [
    gateway("CreateApiApp", { ApiAppName: "shop" }, { keeps: { ownApp: "Result.ApiAppId" } }),
    gateway("ModifyApiApp", { ApiAppId, ApiAppDesc: "ours" }, isTrue),
    gateway("DeleteApiApp", { ApiAppId }, isTrue),
    gateway("DeleteApiApp", { ApiAppId }, { refused: "ResourceNotFound.InvalidApiApp" }),
    gateway("CreateAPIDoc", { ...doc, ApiDocName: "manual" }, { keeps: { ownDoc: "Result.ApiDocId" } }),
    gateway("ModifyAPIDoc", { ...doc, ApiDocId, ApiDocName: "guide" }, { holds: { "Result.ApiDocName": "guide" } }),
    gateway("DescribeAPIDocDetail", { ApiDocId }, { holds: { "Result.ApiDocName": "guide", "Result.ApiCount": 1 } }),
    gateway("DeleteAPIDoc", { ApiDocId }, isTrue),
    gateway("DescribeAPIDocDetail", { ApiDocId }, { refused: "ResourceNotFound.InvalidApiDoc" }),
  ];
}

function others(): Step[] {
  const ServiceId = "$seededService";
  const ApiId = "$seededApi";
  const data = '{"type":"white_list","blocks":"10.0.0.1"}';
  const session = { RoleArn: "$roleArn", RoleSessionName: "conformance", DurationSeconds: 1800 };
  const sts = (action: string, params: Step["params"], more: Partial<Step> = {}): Step => ({
    service: "sts",
    action,
    params,
    ...more,
  });
  return [
    gateway(
      "CreatePlugin",
      { PluginName: "office", PluginType: "IPControl", PluginData: data, Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { plugin: "Result.PluginId" } },
    ),
    gateway("ModifyPlugin", { PluginId: "$plugin", Description: "ours" }, isTrue),
    gateway(
      "DescribePlugins",
      { Filters: [{ Name: "PluginName", Values: ["office"] }], Limit: 10, Offset: 0 },
      { holds: { "Result.PluginSet.0.Description": "ours" } },
    ),
    gateway("DeletePlugin", { PluginId: "$plugin" }, isTrue),
    gateway("DeletePlugin", { PluginId: "$plugin" }, { refused: "ResourceNotFound.InvalidPlugin" }),
    gateway(
      "DescribeAllPluginApis",
      { ServiceId, PluginId: "$seededPlugin", EnvironmentName: "release" },
      { holds: { "Result.ApiSet": 1 } },
    ),
    gateway("DescribePluginsByApi", { ServiceId, ApiId }, { holds: { "Result.PluginSummary": 1 } }),
    gateway("DescribeIPStrategy", { ServiceId, StrategyId: "$seededStrategy" }, { holds: { "Result.BindApis": 1 } }),
    gateway("UpdateApiAppKey", { ApiAppId: "$app", ApiAppKey: "new_key" }, isTrue),
    gateway("DescribeApiAppsStatus", {}, { holds: { "Result.ApiAppSet.0.ApiAppKey": "new_key" } }),
    gateway("DescribeApiBindApiAppsStatus", { ServiceId, ApiIds: [ApiId] }, { holds: { "Result.ApiAppApiSet": 1 } }),
    gateway("DescribeApiForApiApp", { ServiceId, ApiId, ApiRegion: "ap-guangzhou" }),
    gateway("DescribeServiceForApiApp", { ServiceId, ApiRegion: "ap-guangzhou" }),
    gateway("DescribeAPIDocs", { Limit: 10, Offset: 0 }, { holds: { "Result.APIDocSet": 1 } }),
    ...antiDdosSteps(),
    sts("GetCallerIdentity", {}, { holds: { AccountId: "$accountId" } }),
    sts("AssumeRole", { ...session, Tags: [{ Key: "team", Value: "shop" }] }),
    sts("AssumeRole", { ...session, RoleArn: "$roleArn-none" }, { refused: "ResourceNotFound.RoleNotFound" }),
    sts("GetSessionToken", { SerialNumber: "$mfaSerialNumber", TokenCode: "$code" }),
    sts(
      "AssumeRoleWithSAML",
      { ...session, SAMLAssertion: "$samlAssertion", PrincipalArn: "$samlPrincipalArn" },
      { unsigned: true },
    ),
    sts(
      "AssumeRoleWithWebIdentity",
      { ...session, ProviderId: "$webIdentityProviderId", WebIdentityToken: "$webIdentityToken" },
      { unsigned: true },
    ),
  ];
}
