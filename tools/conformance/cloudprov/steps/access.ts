import { type Step, stepsOf } from "../step.ts";

export function accessSteps(): readonly Step[] {
  return [...roles(), ...policies()];
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
    cam("CreateAccessKey", { TargetUin: "$operator" }, { keeps: { operatorKey: "AccessKey.AccessKeyId" } }),
    cam("CreateAccessKey", { TargetUin: "$operator" }, { refused: "OperationDenied.AccessKeyOverLimit" }),
    cam("UpdateAccessKey", { TargetUin: "$operator", AccessKeyId: "$operatorKey", Status: "Inactive" }),
    cam(
      "ListAccessKeys",
      { TargetUin: "$operator" },
      { holds: { "AccessKeys.1.AccessKeyId": "$operatorKey", "AccessKeys.1.Status": "Inactive" } },
    ),
    cam("DeleteAccessKey", { TargetUin: "$operator", AccessKeyId: "$operatorKey" }),
    cam(
      "DeleteAccessKey",
      { TargetUin: "$operator", AccessKeyId: "$operatorKey" },
      { refused: "ResourceNotFound.SecretNotExist" },
    ),
    cam("GetUserAppId", {}, { holds: { AppId: 1_250_000_000 } }),
    cam("DescribeSubAccounts", { FilterSubAccountUin: ["$operator"] }, { holds: { "SubAccounts.0.Name": "operator" } }),
    cam("CreateGroup", { GroupName: "operators" }, { keeps: { operators: "GroupId" } }),
    cam(
      "AddUserToGroup",
      { Info: [{ GroupId: "$operators" }] },
      { refused: "InvalidParameter.UserUinAndUinNotAllNull" },
    ),
    cam("AddUserToGroup", { Info: [{ GroupId: "$operators", Uin: "$operator" }] }),
    cam(
      "ListUsersForGroup",
      { GroupId: "$operators", Page: 1, Rp: 200 },
      { holds: { TotalNum: 1, "UserInfo.0.Name": "operator" } },
    ),
    cam("RemoveUserFromGroup", { Info: [{ GroupId: "$operators", Uin: "$operator" }] }),
    cam("ListUsersForGroup", { GroupId: "$operators" }, { holds: { TotalNum: 0 } }),
    cam("DeleteGroup", { GroupId: "$operators" }),
    cam("DeleteUser", { Name: "operator", Force: 0 }, { refused: "OperationDenied.HaveKeys" }),
    cam("DeleteUser", { Name: "operator", Force: 1 }),
    cam("GetUser", { Name: "operator" }, { refused: "ResourceNotFound.UserNotExist" }),
    cam("DeletePolicy", { PolicyId: [PolicyId] }),
    cam("GetPolicy", { PolicyId }, { refused: "ResourceNotFound.PolicyIdNotFound" }),
  ];
}
