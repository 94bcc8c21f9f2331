/** A service of the platform: its address, its version and its conventions. */
export interface Service {
  /** First label of its host, and its name in signatures. */
  readonly host: string;
  readonly version: string;
  /** Its place, if it differs from the provider's configuration. */
  readonly place?: ServicePlace;
  /** The member of every response that contains the result, if there is one. */
  readonly payload?: "Result";
  /** Whether responses repeat the IDs of a request by the same names. */
  readonly repeatsIds?: true;
  /** Actions whose responses use the name of a requested ID only for other objects. */
  readonly namesOthers?: readonly string[];
  /** Actions whose Offset and Limit are texts. */
  readonly textPaging?: readonly string[];
  /** Whether its listings are read by page number (`Page` and `Rp`) instead of by offset. */
  readonly numberedPages?: true;
  /** Error codes of reads that are retried, in addition to those of every service. */
  readonly busyReads?: readonly string[];
  /** Error codes of writes that are retried, in addition to those of every service. */
  readonly busyWrites?: readonly string[];
  /** Parts of the messages of writes that are retried with any code. */
  readonly busyMessages?: RegExp;
  /** Error codes of writes that are not retried, although other services retry them. */
  readonly finalWrites?: readonly string[];
  /** The codes of some actions, in addition. */
  readonly ofActions?: readonly ActionCodes[];
  /** Parameters that identify the object that a write locks; the first one that is given. */
  readonly busyBy?: readonly string[];
  /** What to do about an error, by code. */
  readonly hints?: Readonly<Record<string, string>>;
}

/** Error codes of some actions that are retried or not. */
export interface ActionCodes {
  /** Matches the names of the actions. */
  readonly actions: RegExp;
  /** Retried if the action writes. */
  readonly busy?: readonly string[];
  /** Not retried. */
  readonly final?: readonly string[];
}

/** Another place than the one in the provider's configuration. */
export interface ServicePlace {
  readonly region?: string | undefined;
  /** Root domain of the API. */
  readonly domain?: string | undefined;
}

/** Another task is running for the object. */
const mutex = "UnsupportedOperation.MutexOperationTaskRunning";

const trafficOfInstance =
  "In accounts of the traditional kind, an address is charged with its instance: omit internetChargeType and internetMaxBandwidthOut.";

const hasAddress = "Another address is bound to it: unbind that address first.";

const defaultTable =
  "The default route table of a network is deleted with it: remove the resource from the state with `pulumi state delete`.";

const otherHop = "Another entry leads to the same destination: delete or disable it first.";

const stillUsed = "The gateway is in use: delete the routes to it, and wait until its traffic has ended.";

const notBound = "Bind the address to the gateway first: add it to `assignedEipSets` of the `NatGateway`.";

const vpc: Service = {
  host: "vpc",
  repeatsIds: true,
  // The members SecurityGroupId are those of the rules.
  namesOthers: ["DescribeSecurityGroupPolicies"],
  version: "2017-03-12",
  textPaging: [
    "DescribeAddressTemplateGroups",
    "DescribeAddressTemplates",
    "DescribeRouteTables",
    "DescribeSecurityGroups",
    "DescribeServiceTemplateGroups",
    "DescribeServiceTemplates",
    "DescribeSubnets",
    "DescribeVpcs",
  ],
  busyReads: [mutex],
  busyWrites: [
    mutex,
    "OperationDenied.MutexTaskRunning",
    "DesOperation.MutexTaskRunning",
    "UnsupportedOperation.IdempotentProcessing",
    "UnsupportedOperation.NatGatewayIsBusy",
    "LimitExceeded.ActionLimited",
    // A machine that was just created is neither running nor stopped.
    "InvalidParameterValue.InvalidInstanceState",
    "UnsupportedOperation.InstanceStateNotSupported",
    "UnsupportedOperation.ResourceIsInvalidState",
    "FailedOperation.NetDetectTimeOut",
    // Subnets leave a route table after they were deleted or got another one.
    "UnsupportedOperation.DelRouteWithSubnet",
  ],
  ofActions: [
    // The last user of the object may have been deleted just before.
    { actions: /^(Delete|Detach)/, busy: ["UnsupportedOperation.InvalidState"] },
    // Entries of a subnet in a dedicated cluster vanish a while after the subnet.
    { actions: /^DeleteVpc$/, busy: ["UnsupportedOperation.RouteTableHasSubnetRule"] },
    { actions: /^ResetNatGatewayConnection$/, busy: ["InternalError"] },
    // The provider checks first that no interface has the addresses.
    { actions: /^CreateNetworkInterface$/, final: ["ResourceInUse"] },
  ],
  // The provider waits until an address is free before it requests it.
  finalWrites: ["ResourceInUse.Address"],
  busyBy: [
    "AddressId",
    "NatGatewayId",
    "NetworkAclId",
    "NetworkInterfaceId",
    "SecurityGroupId",
    "AddressTemplateId",
    "AddressTemplateGroupId",
    "ServiceTemplateId",
    "ServiceTemplateGroupId",
    "SubnetId",
    "RouteTableId",
    "VpcId",
  ],
  hints: {
    "InvalidParameterValue.SubnetConflict":
      "Another subnet of the network has addresses of the block: choose a `cidrBlock` that overlaps none.",
    "InvalidParameterValue.SubnetOverlapRoute":
      "A subnet and a route of the network have addresses in common: choose another range.",
    "InvalidParameterValue.SubnetRange": "Choose a `cidrBlock` within the range or an additional range of the network.",
    "InvalidParameterValue.ZoneConflict":
      "The dedicated cluster is in another zone: check `availabilityZone` and `cdcId`.",
    "UnsupportedOperation.VpcMismatch": "Both objects must be in the same network: check their IDs.",
    "InvalidParameterValue.SubnetOverlap": "Choose a range within 10.0.0.0/12, 172.16.0.0/12 or 192.168.0.0/16.",
    "InvalidParameterValue.SubnetOverlapAssistCidr": "An additional range overlaps another one of the network.",
    "InvalidParameterValue.VpcCidrConflict": "The range overlaps one of the network: choose another one.",
    "InvalidParameterValue.RouteNextHopInvalid": "Check `nextHub`: it does not fit `nextType`.",
    "InvalidParameterValue.CidrNotInPeerVpc": "Choose a destination in the network behind the peering connection.",
    "UnsupportedOperation.Ecmp": otherHop,
    "UnsupportedOperation.EcmpWithCcnRoute": otherHop,
    "UnsupportedOperation.EcmpWithUserRoute": otherHop,
    "UnsupportedOperation.DisabledNotifyCcn":
      "The entry is published to a Cloud Connect Network: withdraw it there before you disable it.",
    "UnsupportedOperation.SystemRoute": "The platform manages this entry: remove the resource from the state.",
    "UnsupportedOperation.NatGatewayEipNotExists": notBound,
    "UnsupportedOperation.UnbindEIP": notBound,
    "UnsupportedOperation.NatGatewayRulePipExists": "Another rule has the private address: change or delete that one.",
    "UnsupportedOperation.NatGatewaySnatPipNeedVm": "No machine of the network has the private address.",
    "UnsupportedOperation.NatGatewayTypeNotSupportSNAT": "Gateways of this kind support no such rules.",
    "InvalidParameterValue.NatGatewayDnatRulePipNeedVm":
      "Check `privateIp`: no machine of the network has the address.",
    "LimitExceeded.NatGatewayDnatLimitExceeded":
      "Delete forwarded ports that are not needed, or request a higher quota from the platform.",
    "UnsupportedOperation.NatGatewayDnatAndFlowLogConflict":
      "A flow log of the gateway prevents forwarded ports: delete it first.",
    "InvalidParameter.AclTypeMismatch":
      "The network ACL has rules of five parts, which `VpcAcl` does not manage: create another one.",
    "ResourceInsufficient.Subnet": "The subnet has too few free addresses: use another one.",
    "UnsupportedOperation.IdempotentParameterMismatch":
      "The request was sent with other values before: run `pulumi up` again.",
    "UnsupportedOperation.AttachmentAlreadyExists":
      "The network interface is attached to another machine: detach it there first.",
    "UnsupportedOperation.ZoneMismatch": "The machine is in another availability zone: use an interface in its zone.",
    "UnsupportedOperation.UnsupportedInstanceFamily": "Machines of this type support no additional interfaces.",
    "UnsupportedOperation.InstanceAssociateHavip":
      "A virtual address is bound to the network interface: unbind it first.",
    "ResourceInUse.Address": "An address of the gateway is bound to something else: unbind it first.",
    "ResourceInUse.NatUsedByCFW": "The Cloud Firewall uses the gateway: remove it there first.",
    "UnsupportedOperation.PublicIpAddressIsNotExisted":
      "Check `assignedEipSets`: the account has no such elastic IP address in the region.",
    "UnsupportedOperation.PublicIpAddressIsNotBGPIp": "Use elastic IP addresses of the provider BGP.",
    "UnsupportedOperation.PublicIpAddressNotBilledByTraffic": "Use elastic IP addresses that are charged by traffic.",
    "UnsupportedOperation.DeletionProtectionEnabled": "Turn off the deletion protection of the gateway first.",
    "UnsupportedOperation.NotSupportZone": "Choose another `zone`, or omit it.",
    "UnsupportedOperation.InsufficientFunds": "Nothing was bought: the account's balance does not cover it.",
    "UnsupportedOperation.NatGatewayHaveRoute": stillUsed,
    "UnsupportedOperation.NatGatewayHaveHighTraffic": stillUsed,
    "UnsupportedOperation.NatGatewayHaveRouteAndHighTraffic": stillUsed,
    "UnsupportedOperation.DelRouteWithSubnet": "Subnets use the route table: delete them, or give them another one.",
    "UnsupportedOperation.DelDefaultRoute": defaultTable,
    "UnsupportedOperation.NotSupportDeleteDefaultRouteTable": defaultTable,
    "UnsupportedOperation.EnableMulticast": "Ask the platform's support to enable multicast for the account.",
    "UnsupportedOperation.NotSupportedUpdateCcnRoutePublish":
      "Ask the platform's support to enable the publication of routes for the account.",
    AddressQuotaLimitExceeded: "Release addresses that are not needed, or request a higher quota from the platform.",
    "InvalidInstanceId.AlreadyBindEip": hasAddress,
    "InvalidPrivateIpAddress.AlreadyBindEip": hasAddress,
    "InvalidParameterValue.LBAlreadyBindEip": hasAddress,
    "InvalidParameterValue.InstanceHasWanIP": "The machine has an ordinary public address: return it first.",
    "OperationDenied.AddressInArrears": "Pay the open bill for the address first.",
    "InvalidAddressId.Blocked": "The platform has blocked the address: ask its support.",
    "FailedOperation.BalanceInsufficient": "Nothing was bought: the account's balance does not cover it.",
    "InvalidAccount.NotSupported": trafficOfInstance,
    "InvalidParameterValue.BandwidthOutOfRange": "Check internetMaxBandwidthOut.",
    "InvalidParameterValue.BandwidthTooSmall": "Check internetMaxBandwidthOut.",
    "LimitExceeded.AccountReturnQuota":
      "The account has returned too many prepaid addresses: let the address expire, or ask the platform's support.",
    "LimitExceeded.ModifyAddressInternetChargeTypeQuota":
      "The charge type of an address can be changed twice: restore internetChargeType.",
    "OperationDenied.AddressDeletionProtectionEnabled": "Turn off the address's deletion protection first.",
    "UnsupportedOperation.AccountNotSupported": trafficOfInstance,
    "UnsupportedOperation.ClbPolicyExceedLimit": "A load balancer that uses the security group supports fewer rules.",
    "UnsupportedOperation.DuplicatePolicy": "Remove one of the two equal rules.",
    "UnsupportedOperation.UnpaidOrderAlreadyExists": "Pay or cancel the open order for the address first.",
    "UnsupportedOperation.VersionMismatch":
      "Someone else keeps changing the rules of the security group: try again when they have finished.",
  },
};

const antiddos: Service = {
  host: "antiddos",
  repeatsIds: true,
  version: "2020-03-09",
  hints: {
    "FailedOperation.InsufficientBalance": "Nothing was bought: the account's balance does not cover it.",
    "InvalidParameter.SpecialParameterForSpecialAccount":
      "The platform must enable a requested feature for the account: ask its support.",
    "UnsupportedOperation.BandwidthNotSupported": "Check bandwidth of the package.",
    "UnsupportedOperation.BasicProtectBandwidthNotSupported": "Check basicProtectBandwidth of the package.",
    "UnsupportedOperation.ElasticProtectBandwidthNotSupported":
      "Check elasticProtectBandwidth of the package: it must be 0, 400, 500, 600, 800 or 1000.",
    "UnsupportedOperation.InstanceChargeTypeNotSupported": "Check instanceChargeType.",
    "UnsupportedOperation.PeriodNotSupported": "Check period of instanceChargePrepaid.",
    "UnsupportedOperation.ProtectIpCountNotSupported": "Check protectIpCount of the package.",
    "UnsupportedOperation.RegionNotSupported": "Check region of the package.",
    LimitExceeded: "The maximum number of these objects exists: delete one that is not needed.",
    ResourceInUse: "The same object may exist already, or the platform is still changing the instance.",
  },
};

const noPlugins = "A service of this edition does not support this plugin.";

const usagePlanBound = "Remove it from its usage plans first.";

const apigateway: Service = {
  host: "apigateway",
  repeatsIds: true,
  version: "2018-08-08",
  payload: "Result",
  busyWrites: [
    "FailedOperation.ServiceInOperation",
    "FailedOperation.ApiInOperation",
    "FailedOperation.TaskAlreadyExist",
  ],
  busyBy: ["ServiceId"],
  hints: {
    "FailedOperation.AccessKeyExist": "Another key has this ID: choose another accessKeyId.",
    "FailedOperation.ApiBindEnvironmen": usagePlanBound,
    "FailedOperation.ApiBindEnvironment": usagePlanBound,
    "FailedOperation.DomainAlreadyBindOtherService": "Unbind the domain from the other service first.",
    "FailedOperation.DomainNeedBeian": "The domain has no ICP filing.",
    "FailedOperation.DomainResolveError": "Add a CNAME record of subDomain that points to defaultDomain first.",
    "InvalidParameter.BasicServiceNotAllowAttachPlugin": noPlugins,
    "InvalidParameter.DuplicatePluginConfig":
      "Detach the other plugin of this type from the API in this environment first.",
    "InvalidParameterValue.InvalidEnvStatus": "Release the service in this environment first.",
    "InvalidParameterValue.InvalidPluginConfig": "Check pluginData.",
    "MissingParameter.PluginConfig": "Check pluginData.",
    "FailedOperation.InvalidInputJSON": "Check pluginData.",
    "UnsupportedOperation.ApiListNotEmpty": "Delete the service's APIs first.",
    "UnsupportedOperation.AttachPlugin": noPlugins,
    "UnsupportedOperation.BasicServiceNotAllowAttachPlugin": noPlugins,
    "UnsupportedOperation.ExistingOnlineEnvironment": "Take the service's environments offline first.",
    "UnsupportedOperation.ForceHttps": "isForcedHttps requires the protocol https or http&https.",
    "UnsupportedOperation.ModifyNetType": "A network type cannot be removed from an existing service.",
    "UnsupportedOperation.ReduceNetTypes": "A network type cannot be removed from an existing service.",
    "UnsupportedOperation.UnsupportedNetType": "A network type cannot be removed from an existing service.",
    "UnsupportedOperation.ResourceIsInUse": usagePlanBound,
    "UnsupportedOperation.ResourceAssociated": "Detach its plugins and applications first.",
    "UnsupportedOperation.InvalidStatus":
      "A key must be enabled to get a usage plan or a new secret, and disabled to be deleted.",
    "UnsupportedOperation.UinNotInWhiteList": "Manual keys require an account that the platform has enabled for them.",
    "UnsupportedOperation.UnsupportedBindEnvironment": "Check that the service is released to this environment.",
    "UnsupportedOperation.UnsupportedDeleteApi": "Delete the APIs that require its tokens first.",
    "UnsupportedOperation.UnsupportedDeleteService":
      "Something still uses the service, such as a custom domain: delete it first.",
    "UnsupportedOperation.UnsupportedDeleteUpstream": "Remove it from the APIs that use it first.",
    "UnsupportedOperation.UsagePlanInUse": "Delete its attachments first.",
  },
};

const soldOut = "Choose another type or zone: `getInstanceTypes` lists what each zone offers.";

const cvm: Service = {
  host: "cvm",
  version: "2017-03-12",
  repeatsIds: true,
  busyWrites: [
    "OperationDenied.InstanceOperationInProgress",
    "MutexOperation.TaskRunning",
    "UnsupportedOperation.InstanceStatePending",
    "UnsupportedOperation.InstanceStateRebooting",
    "UnsupportedOperation.InstanceStateStarting",
    "UnsupportedOperation.InstanceStateStopping",
  ],
  finalWrites: ["ResourceUnavailable.InstanceType"],
  hints: {
    "InvalidAccount.InsufficientBalance": "Top up the account's balance.",
    "InvalidImageId.NotFound": "Check the ID of the image and the region: `getImages` lists the images.",
    "InvalidParameterValue.InvalidPassword":
      "Choose a longer password with letters, digits and special characters that does not begin with a slash.",
    "InvalidParameterValue.ZoneNotSupported":
      "The zone does not offer the type: `getInstanceTypes` lists what it offers.",
    "LimitExceeded.InstanceQuota": "Delete machines that are not needed, or request a higher quota from the platform.",
    "ResourceInsufficient.CloudDiskSoldOut": "Choose another type of disk, or another zone.",
    "ResourceInsufficient.SpecifiedInstanceType": soldOut,
    "ResourcesSoldOut.SpecifiedInstanceType": soldOut,
    "UnsupportedOperation.InstancesProtected": "Set disableApiTermination to false and run `pulumi up` first.",
    "InvalidKeyPair.LimitExceeded":
      "Delete key pairs that are not needed, or request a higher quota from the platform.",
    "InvalidPublicKey.Duplicate": "Another key pair has this public key: use that one, or import it.",
    "UnsupportedOperation.InstanceStateRunning":
      "Stop the machines first, or set forceStop, which stops and restarts them.",
  },
};

const tag: Service = { host: "tag", version: "2018-08-13", repeatsIds: true };

const cam: Service = {
  host: "cam",
  version: "2019-01-16",
  repeatsIds: true,
  numberedPages: true,
  busyBy: ["RoleId", "RoleName", "AttachRoleId", "DetachRoleId"],
  hints: {
    "InvalidParameter.AttachmentFull": "Detach a policy that is not needed, or merge policies.",
    "FailedOperation.PolicyVersionFull": "Delete a version of the policy that is not in use.",
    "InvalidParameter.ActionNotExist": "Check the actions of document.",
    "InvalidParameter.PolicyDocumentError": "Check document.",
    "InvalidParameter.ResourceServiceNotExist": "Check the services in the resources of document.",
    "InvalidParameter.PrincipalServiceNotExist": "Check the service that document trusts.",
    "InvalidParameter.PrincipalQcsNotExist": "Check the account or user that document trusts.",
    "InvalidParameter.StatementError": "Check the statements of document.",
    "InvalidParameter.PolicyDocumentLengthOverLimit": "Shorten document.",
    "OperationDenied.AccessKeyOverLimit": "The user has two API keys, which is the maximum: delete one of them first.",
    "OperationDenied.SubUin": "Use the credentials of the main account, or set targetUin to a user.",
    "OperationDenied.HaveKeys": "Delete the API keys of the user, or set forceDelete and run pulumi up first.",
    "InvalidParameter.PasswordViolatedRules": "Choose a password that satisfies the password rules of the account.",
    "InvalidParameter.GroupUserFull": "Remove users from the group, or use several groups.",
    "InvalidParameter.UserGroupFull": "Remove the user from other groups first.",
    "InvalidParameter.SubUserFull":
      "Delete users that are not needed, or ask the platform's support for a higher quota.",
  },
};

const dnspod: Service = {
  host: "dnspod",
  version: "2021-03-23",
  busyWrites: ["FailedOperation.FrequencyLimit"],
  hints: {
    "FailedOperation.DomainIsKeyDomain": "Ask the platform's support to release the domain, or keep it.",
    "FailedOperation.DomainIsLocked": "Unlock the domain in the console of DNSPod first.",
    "FailedOperation.DomainIsSpam": "The platform has banned the domain: ask its support.",
    "FailedOperation.DomainIsVip": "End the paid plan of the domain first.",
    "FailedOperation.DomainOwnedByOtherUser":
      "The domain is in another account: remove it there, or take it back in the console of DNSPod first.",
    "FailedOperation.MustAddDefaultLineFirst": "Create a record of the default line first, and set dependsOn to it.",
    "FailedOperation.NotDomainOwner": "The domain is in another account: use its credentials.",
    "InvalidParameter.DomainInBlackList": "The platform does not accept this domain: ask its support.",
    "InvalidParameter.DomainRecordExist": "Import the record that exists, or change this one.",
    "InvalidParameter.DomainNotReged": "Register the domain first.",
    "LimitExceeded.RecordTtlLimit": "Increase ttl, or upgrade the plan of the domain.",
    "OperationDenied.NoPermissionToOperateDomain": "The domain is in another account: use its credentials.",
    "RequestLimitExceeded.CreateDomainLimit": "Too many domains were added: wait before you add more.",
  },
};

const privatedns: Service = {
  host: "privatedns",
  version: "2020-10-28",
  repeatsIds: true,
  busyReads: ["UnsupportedOperation.FrequencyLimit"],
  busyWrites: ["UnsupportedOperation.FrequencyLimit"],
  finalWrites: ["ResourceInUse.ZoneBindForwardRule", "ResourceUnavailable.TldPackageExpired"],
  busyBy: ["ZoneId"],
  hints: {
    "FailedOperation.BindZoneVpcFailed": "Check that the network exists in its region.",
    "InvalidParameter.IllegalVpcInfo": "Check the ID and the region of the network.",
    "InvalidParameter.InvalidMX": "Set mx to 5, 10, 15, 20, 30, 40 or 50.",
    "InvalidParameter.RecordConflict": "A CNAME record cannot have others beside it: remove one of them.",
    "InvalidParameter.RecordExist": "Import the record that exists, or change this one.",
    "InvalidParameter.RecordRollLimitCountExceed": "The name has too many values: remove some of its records.",
    "InvalidParameter.VpcBinded": "The network has the domain from another zone: unbind it there first.",
    "InvalidParameter.VpcBindedMainDomain": "The network has the domain from another zone: unbind it there first.",
    "InvalidParameter.VpcConflict": "The network has the domain from another zone: unbind it there first.",
    "LimitExceeded.TldOutOfLimit": "Delete zones of your own top-level domains, or request a higher quota.",
    "LimitExceeded.TldOutOfRange": "Delete zones of your own top-level domains, or request a higher quota.",
    "ResourceInUse.ZoneBindForwardRule": "Delete the forwarding rules that use the zone first.",
    "ResourceNotFound.ServiceNotSubscribed": "Activate Private DNS for the account in its console first.",
    "UnauthorizedOperation.RoleUnAuthorized": "The other account must permit the use of its network first.",
  },
};

const cls: Service = {
  host: "cls",
  version: "2020-10-16",
  repeatsIds: true,
  busyReads: ["FailedOperation.ReadQpsLimit"],
  busyWrites: ["FailedOperation.WriteQpsLimit", "FailedOperation.TopicCreating", "LimitExceeded.IndexOperating"],
  hints: {
    "FailedOperation.LogsetNotEmpty": "Delete the topics in the log set first.",
    "FailedOperation.TopicClosed": "The platform has closed the topic: ask its support.",
    "FailedOperation.TopicIsolated": "Pay the open bills of the account first.",
    "LimitExceeded.Partition": "Use fewer partitions, or request a higher quota from the platform.",
    "LimitExceeded.Topic": "Delete topics that are not needed, or request a higher quota from the platform.",
    "OperationDenied.TopicHasDataFormTask": "Delete the data processing tasks of the topic first.",
    "OperationDenied.TopicHasDeliverFunction": "Delete the function triggers of the topic first.",
    "OperationDenied.TopicHasExternalDatasourceConfig": "Delete the external data sources of the topic first.",
    "OperationDenied.TopicHasScheduleSqlTask": "Delete the scheduled SQL tasks of the topic first.",
    "LimitExceeded.IndexKeyOverLimit": "Index fewer keys.",
    "LimitExceeded.Logset": "Delete log sets that are not needed, or request a higher quota from the platform.",
    "OperationDenied.AccountIsolate": "Pay the open bills of the account first.",
  },
};

const scf: Service = {
  host: "scf",
  version: "2018-04-16",
  // An object with the same name exists: retrying does not help.
  finalWrites: ["ResourceInUse"],
  busyReads: ["ResourceNotFound.Version"],
  // Each write may be repeated: names are unique, and the others set a state.
  busyWrites: [
    "FailedOperation.FunctionStatusError",
    "FailedOperation.FunctionNameStatusError",
    "FailedOperation.UpdateStatus",
    "InternalError",
  ],
  busyBy: ["FunctionName", "Namespace"],
  hints: {
    "InvalidParameterValue.PublicNetConfig": "Set enablePublicNet to true, or vpcId and subnetId.",
    "InvalidParameterValue.EnvironmentExceededLimit": "The environment has at most 4 KB: store large values elsewhere.",
    "InvalidParameterValue.TriggerCronConfig":
      "A cron expression has seven fields, such as 0 */5 * * * * *: seconds, minutes, hours, day, month, weekday, year.",
    "InvalidParameterValue.TriggerDesc": "Check triggerDesc against the platform's description of the trigger type.",
    "InvalidParameterValue.ZipFile": "Create the archive again with a zip program: the platform cannot read it.",
    "LimitExceeded.Function": "Delete functions that are not needed, or request a higher quota from the platform.",
    "LimitExceeded.Trigger": "Delete triggers that are not needed, or request a higher quota from the platform.",
    "ResourceNotFound.Cos": "Check the name and the region of the bucket.",
    "ResourceNotFound.CosObject": "Check the path of the object in the bucket.",
    "ResourceNotFound.ImageConfig": "Check the address of the image and its registry.",
    "ResourceNotFound.Layer": "Check the names of the layers.",
    "ResourceNotFound.LayerVersion": "Check the versions of the layers.",
    "ResourceNotFound.Role": "Create the role first, and set role to its name.",
    "ResourceNotFound.Vpc": "Check that the subnet is in the private network, and both are in the region.",
    "FailedOperation.DeleteNamespace": "Delete its functions first.",
    "InvalidParameterValue.NamespaceInvalid":
      "A name begins with a letter, has letters, digits, hyphens and underscores, and ends with a letter or digit.",
    "LimitExceeded.Namespace": "Delete a namespace that is not needed, or request a higher quota from the platform.",
  },
};

const ssl: Service = {
  host: "ssl",
  version: "2019-12-05",
  repeatsIds: true,
  busyReads: ["LimitExceeded.RateLimitExceeded"],
  busyWrites: ["LimitExceeded.RateLimitExceeded"],
  finalWrites: ["FailedOperation.InvalidParam", "FailedOperation.CertificateNotFound"],
  hints: {
    "FailedOperation.BoundResources": "Remove the certificate from the products that use it first.",
    "FailedOperation.CannotBeDeletedIssued": "Revoke the certificate in the console first.",
    "FailedOperation.CannotBeDeletedWithinHour": "Wait an hour before you delete it.",
    "FailedOperation.CertificateInvalid": "Check that cert and key are complete PEM texts.",
    "FailedOperation.CertificateMatchError": "Set key to the private key of the first certificate in cert.",
    "InvalidParameter.MissMatchPrivateKey": "Set key to the private key of the first certificate in cert.",
  },
};

const noRefund =
  "The platform does not take the prepaid disk back now: return it in the console, or let it expire, and remove it from the state with `pulumi state delete`.";

const cbs: Service = {
  host: "cbs",
  version: "2017-03-12",
  repeatsIds: true,
  // Each write may be repeated: a creation has a token, and the others set a state.
  busyWrites: ["InternalError", "InvalidDisk.Busy"],
  finalWrites: [
    "ResourceUnavailable.DiskSnapshotChainTooLarge",
    "ResourceUnavailable.Expire",
    "ResourceUnavailable.NotPortable",
    "ResourceUnavailable.NotSupportRefund",
    "ResourceUnavailable.NotSupported",
    "ResourceUnavailable.RepeatRefund",
    "ResourceUnavailable.TypeError",
    "ResourceUnavailable.ZoneNotMatch",
  ],
  hints: {
    InsufficientRefundQuota: noRefund,
    "InvalidAccount.InsufficientBalance": "Top up the account's balance.",
    "InvalidDisk.AlreadyBound": "Detach the disk from its other machine first.",
    "InvalidInstance.NotSupported":
      "Wait until the machine is running or stopped. Some types of machines do not support these disks.",
    "InvalidInstanceId.NotFound": "Check the ID of the machine and the region.",
    "LimitExceeded.InstanceAttachedDisk": "A machine has at most 20 data disks: detach one.",
    "ResourceUnavailable.ZoneNotMatch": "Use a disk in the availability zone of the machine.",
    "InvalidDisk.NotPortable": "The disk was bought with its machine and stays with it: use another disk.",
    "InvalidParameter.DiskConfigNotSupported":
      "The zone does not offer disks of this type and size: `getInstanceTypes` lists what it offers.",
    "InvalidParameter.DiskSizeNotMatch": "Choose a size that is at least the size of the snapshot.",
    "InvalidSnapshotId.NotFound": "Check the ID of the snapshot and the region.",
    "ResourceInsufficient.OverQuota": "Delete disks that are not needed, or request a higher quota from the platform.",
    "ResourceUnavailable.Attached": "Detach the disk from its machine first.",
    "ResourceUnavailable.NotSupportRefund": noRefund,
    TradeDealConflict: "Pay or cancel the open order of the disk in the console.",
    "UnauthorizedOperation.NotHavePaymentRight": "Give the credentials the right to pay for orders of the account.",
    "UnsupportedOperation.InstanceNotStopped": "Stop the machine of the disk first.",
  },
};

const noCapacity = "The platform has no capacity in this zone: choose another zone or specification.";

const balancerQuota = "Delete one that is not needed, or request a higher quota from the platform.";

const clb: Service = {
  host: "clb",
  version: "2018-03-17",
  repeatsIds: true,
  busyWrites: [
    "FailedOperation.ResourceInOperating",
    "FailedOperation.ResourceInCloning",
    "FailedOperation.InvalidLBStatus",
  ],
  busyMessages:
    /is not in normal (status|desState)|desState is abnormal|des status abnormal|task is working|being operated/i,
  busyBy: ["LoadBalancerId"],
  hints: {
    "FailedOperation.EipTrafficCheckRisk":
      "The bound address has traffic: turn off its protection in the console of addresses, or wait.",
    "FailedOperation.FrequencyCheckRisk":
      "Too many load balancers were deleted within five minutes: wait before you delete more.",
    "FailedOperation.InsufficientBalance": "Nothing was bought: the account's balance does not cover it.",
    "FailedOperation.ResourceInOperating":
      "Another process keeps changing the load balancer. The provider repeats the request for some time: run `pulumi up` again when the other one has finished.",
    "FailedOperation.TargetNumCheckRisk": "Remove the load balancer's targets first.",
    "FailedOperation.TrafficCheckRisk": "The load balancer has traffic: redirect it, and wait five minutes.",
    LimitExceeded: balancerQuota,
    OperationDenied: "If deleteProtect is true, set it to false and run pulumi up first.",
    ResourcesSoldOut: noCapacity,
  },
};

const ckafka: Service = {
  host: "ckafka",
  version: "2019-08-19",
  payload: "Result",
  repeatsIds: true,
  busyWrites: ["UnsupportedOperation.FrequencyTopicDeleteOperate"],
  ofActions: [{ actions: /^DeleteInstance/, busy: ["UnsupportedOperation"] }],
  busyBy: ["InstanceId"],
  hints: {
    "InvalidParameterValue.InstanceNotExist": "Check the ID of the instance and the region.",
    "InvalidParameterValue.SubnetIdInvalid":
      "Check that the subnet is in the private network, and both are in the region.",
    "InvalidParameterValue.SubnetNotBelongToZone": "Use a subnet in the zone that zoneId names.",
    "InvalidParameterValue.VpcIdInvalid": "Check the ID of the private network and the region.",
    "InvalidParameterValue.ZoneNotSupport": "The zone offers no such instance: choose another zone.",
    LimitExceeded:
      "The partitions or topics of the instance are used up: delete topics that are not needed, or raise its partition.",
    ResourceInsufficient: noCapacity,
    ResourcesSoldOut: noCapacity,
  },
};

const mysqlTask =
  "Another task keeps working on the instance. The provider repeats the request for some time: run `pulumi up` again when the task has ended.";

const tooManyMysql = "Delete an instance that is not needed, or request a higher quota from the platform.";

const cdb: Service = {
  host: "cdb",
  version: "2017-03-20",
  repeatsIds: true,
  // Another task works on the instance.
  busyWrites: [
    "FailedOperation.CdbInstanceLockFailError",
    "FailedOperation.InstanceTaskConflictError",
    "FailedOperation.OperationInConflictError",
    "FailedOperation.StatusConflict",
    "FailedOperation.TaskConflictError",
    "OperationDenied.ActionInProcess",
    "OperationDenied.ConflictStatus",
    "OperationDenied.FlowConflict",
    "OperationDenied.InstanceLockerConflict",
    "OperationDenied.InstanceTaskRunning",
    // The platform spells it so.
    "OperationDenied.OtherOderInProcess",
  ],
  ofActions: [{ actions: /^IsolateDBInstance$/, busy: ["InternalError"] }],
  busyBy: ["InstanceId"],
  hints: {
    "FailedOperation.InstanceTaskConflictError": mysqlTask,
    "FailedOperation.PrivilegeDataIllegal":
      "Check that the databases, tables and columns exist, and that each permission applies to them.",
    "FailedOperation.TaskConflictError": mysqlTask,
    "FailedOperation.VpcIpInUseError": "Choose another subnet: its addresses are used up.",
    "InternalError.TradeError": "Nothing was bought: check the balance of the account, and its open orders.",
    "InvalidParameter.InstanceNotFound": "The MySQL instance does not exist in this region, or was deleted.",
    "InvalidParameterValue.AccountHostRuleError": "Set host to %, or to an IPv4 address that may contain %.",
    "InvalidParameterValue.UserNotExistError": "Create the account first: check its name and host.",
    "InvalidParameterValue.UserNameRuleError": "Use 1 to 32 letters, digits and underscores.",
    "OperationDenied.AccountOperationDenied": "The account belongs to the platform: use another one.",
    "OperationDenied.DeleteRootAccountError": "The account root cannot be deleted: remove it from the program.",
    "OperationDenied.InstanceTaskRunning": mysqlTask,
    "OperationDenied.OverQuota": tooManyMysql,
    "OperationDenied.UnSupportRefundError":
      "The platform does not take the prepaid instance back now: return it in the console, or let it expire, and remove it from the state with `pulumi state delete`.",
    OverQuota: tooManyMysql,
    ResourceInsufficient: "The platform has no capacity in this zone: choose another zone or size.",
  },
};

const redisSoldOut = "The platform has no capacity in this zone: choose another zone or type.";

const redis: Service = {
  host: "redis",
  version: "2018-04-12",
  repeatsIds: true,
  ofActions: [
    // Each sets the result, so it may be repeated.
    { actions: /^(UpgradeInstance|ApplyParamsTemplate)$/, busy: ["FailedOperation.SystemError"] },
    { actions: /^UpgradeInstance$/, busy: ["FailedOperation.Unknown"] },
  ],
  finalWrites: [
    "ResourceUnavailable.AccountBalanceNotEnough",
    "ResourceUnavailable.InstanceDeleted",
    "ResourceUnavailable.InstanceIsolated",
    "ResourceUnavailable.InstanceNoDeal",
    "ResourceUnavailable.InstanceNotSupportOperation",
    "ResourceUnavailable.NoEnoughVipInVPC",
    "ResourceUnavailable.NoRedisService",
    "ResourceUnavailable.NoServiceAvailableForThisZoneId",
    "ResourceUnavailable.NoTypeIdRedisService",
    "ResourceUnavailable.SaleOut",
    "ResourceUnavailable.SecurityGroupNotSupported",
  ],
  busyBy: ["InstanceId"],
  hints: {
    "FailedOperation.PayFailed": "Nothing was bought: check the balance of the account, and its open orders.",
    "InvalidParameterValue.PasswordRuleError":
      "Choose a password of 8 to 64 characters with at least two of these: letters, digits, symbols.",
    "InvalidParameterValue.ReduceCapacityNotAllowed":
      "The data does not fit into the smaller size: delete data first, or choose a larger `memSize`.",
    "InvalidParameterValue.SecurityGroupIdsNotExists": "Check the IDs of the security groups and the region.",
    "InvalidParameterValue.UnVpcIdNotExists": "Check the ID of the private network and the region.",
    LimitExceeded: "Choose a smaller size or number, or request a higher quota from the platform.",
    "ResourceUnavailable.AccountBalanceNotEnough": "Nothing was bought: the account's balance does not cover it.",
    "ResourceUnavailable.InstanceIsolated":
      "The instance is in the recycle bin: restore it in the console, or delete the resource.",
    "ResourceUnavailable.NoEnoughVipInVPC": "The subnet has no free address: use another one.",
    "ResourceUnavailable.NoRedisService": redisSoldOut,
    "ResourceUnavailable.NoServiceAvailableForThisZoneId": redisSoldOut,
    "ResourceUnavailable.NoTypeIdRedisService": redisSoldOut,
    "ResourceUnavailable.SaleOut": redisSoldOut,
  },
};

const clusterQuota = "Delete clusters or nodes that are not needed, or request a higher quota from the platform.";

const otherRange = "Choose another `clusterCidr` or `serviceCidr`: the addresses are used already.";

const tke: Service = {
  host: "tke",
  version: "2018-05-25",
  repeatsIds: true,
  // The platform shows no upgrade of nodes while none is running.
  ofActions: [{ actions: /^GetUpgradeInstanceProgress$/, final: ["InternalError.TaskNotFound"] }],
  busyBy: ["ClusterId"],
  hints: {
    "FailedOperation.ClusterForbiddenToDelete": "The platform does not delete the cluster now: its console shows why.",
    "InternalError.CidrConflictWithOtherCluster": otherRange,
    "InternalError.CidrConflictWithOtherRoute": otherRange,
    "InternalError.CidrConflictWithVpcCidr": otherRange,
    "InternalError.QuotaMaxClsLimit": clusterQuota,
    "InternalError.QuotaMaxNodLimit": clusterQuota,
    "InvalidParameter.CidrInvali": "Choose a `clusterCidr` in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16.",
    "InvalidParameter.CidrInvalid": "Choose a `clusterCidr` in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16.",
    "OperationDenied.ClusterInDeletionProtection": "Set deletionProtection to false and run `pulumi up` first.",
    "ResourceUnavailable.ClusterState":
      "The platform is still changing the cluster: run `pulumi up` again when it has finished.",
  },
};

const postgresTask =
  "Another task keeps working on the instance. The provider repeats the request for some time: run `pulumi up` again when the task has ended.";

const postgresPassword =
  "Choose a password of 8 to 32 characters with lower case and capital letters, digits and symbols.";

const postgres: Service = {
  host: "postgres",
  version: "2017-03-12",
  repeatsIds: true,
  busyWrites: ["OperationDenied.InstanceStatusLimitOpError"],
  // The provider waits until no task is running: afterwards, the codes say that the action has been carried out.
  ofActions: [{ actions: /^(IsolateDBInstances|DestroyDBInstance)$/, final: ["OperationDenied"] }],
  finalWrites: ["ResourceUnavailable.ResourceNoPermission", "ResourceUnavailable.VpcResourceNotFound"],
  busyBy: ["DBInstanceId"],
  hints: {
    "FailedOperation.PayOrderFailed": "Nothing was bought: check the balance of the account, and its open orders.",
    "FailedOperation.StorageMemoryCheckError":
      "The platform does not sell this pair of memory and cores, or the data does not fit into the disk.",
    "InvalidParameter.VpcNotFoundError": "Check that the subnet is in the private network, and both are in the region.",
    "InvalidParameterValue.InvalidPasswordFormat": postgresPassword,
    "InvalidParameterValue.InvalidPasswordLengthError": postgresPassword,
    "InvalidParameterValue.InvalidPasswordValueError": postgresPassword,
    "OperationDenied.InstanceStatusLimitError": postgresTask,
    "OperationDenied.InstanceStatusLimitOpError": postgresTask,
    "OperationDenied.InsufficientBalanceError": "Nothing was bought: the account's balance does not cover it.",
    "ResourceInsufficient.ResourceNotEnough": "The platform has no capacity in this zone: choose another zone or size.",
  },
};

const as: Service = { host: "as", version: "2018-04-19", repeatsIds: true };

const api: Service = { host: "api", version: "2020-11-06" };

const sts: Service = { host: "sts", version: "2018-08-13" };

const noPermission = "Give the credentials a policy that allows this action, or use other credentials.";

/** What to do about an error of any service, by code. */
export const hintsOfAll: Readonly<Record<string, string>> = {
  "AuthFailure.UnauthorizedOperation": noPermission,
  UnauthorizedOperation: noPermission,
  UnsupportedRegion: "Check region in the provider's configuration: the service does not exist there.",
  "AuthFailure.MFAFailure": "The account requires MFA: set mfaCertifications in the provider's configuration.",
};

/** The services that this package uses. */
export const services = {
  vpc,
  cvm,
  cbs,
  antiddos,
  apigateway,
  tag,
  cam,
  dnspod,
  privatedns,
  cls,
  scf,
  ssl,
  clb,
  cdb,
  redis,
  tke,
  ckafka,
  postgres,
  as,
  api,
  sts,
} as const;

/** Name of a service. */
export type ServiceName = keyof typeof services;
