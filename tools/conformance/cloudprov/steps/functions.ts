import { type Step, stepsOf } from "../step.ts";

/** An empty zip file. */
const program = Buffer.from(`PK\u0005\u0006${"\0".repeat(18)}`).toString("base64");

export function functionSteps(): readonly Step[] {
  const scf = stepsOf("scf");
  const key = { Namespace: "shop" };
  const own = { ...key, FunctionName: "orders" };
  const timer = { ...own, TriggerName: "hourly", Type: "timer" };
  return [
    scf("CreateNamespace", { ...key, Description: "Shop" }),
    scf("CreateNamespace", key, { refused: "ResourceInUse.Namespace" }),
    scf("UpdateNamespace", { ...key, Description: "" }),
    scf("ListNamespaces", { Limit: 20, Offset: 0 }, { holds: { TotalCount: 2, "Namespaces.1.Name": "shop" } }),
    scf("CreateFunction", {
      ...own,
      Code: { ZipFile: program },
      Handler: "index.main_handler",
      Description: "Orders",
      MemorySize: 256,
      Timeout: 5,
      Environment: { Variables: [{ Key: "STAGE", Value: "test" }] },
      Runtime: "Nodejs18.15",
      Type: "Event",
      Layers: [{ LayerName: "tools", LayerVersion: 2 }],
      PublicNetConfig: { PublicNetStatus: "ENABLE", EipConfig: { EipStatus: "ENABLE" } },
      Tags: [{ Key: "team", Value: "shop" }],
      DnsCache: "TRUE",
      IntranetConfig: { IpFixed: "ENABLE" },
    }),
    scf(
      "CreateFunction",
      { ...own, Code: { ZipFile: program }, Handler: "index.main" },
      { refused: "ResourceInUse.Function" },
    ),
    scf("UpdateFunctionCode", { ...own, Handler: "index.other_handler", Code: { ZipFile: program } }),
    scf("UpdateFunctionConfiguration", {
      ...own,
      Timeout: 9,
      L5Enable: "TRUE",
      Environment: { Variables: [{ Key: "", Value: "" }] },
    }),
    scf(
      "CreateTrigger",
      { ...timer, TriggerDesc: "0 0 * * * * *", Enable: "OPEN" },
      { holds: { "TriggerInfo.Enable": 1 } },
    ),
    scf("UpdateTrigger", { ...timer, TriggerDesc: "0 30 * * * * *", Enable: "CLOSE", Description: "Hourly" }),
    scf(
      "ListTriggers",
      { ...own, Limit: 20, Offset: 0, Filters: [{ Name: "TriggerName", Values: ["hourly"] }] },
      { holds: { TotalCount: 1, "Triggers.0.Enable": 0, "Triggers.0.TriggerDesc": '{"cron":"0 30 * * * * *"}' } },
    ),
    scf("GetFunction", own, {
      holds: {
        Status: "Active",
        Handler: "index.other_handler",
        Timeout: 9,
        L5Enable: "TRUE",
        "Environment.Variables": 0,
        "Layers.0.LayerVersion": 2,
        "EipConfig.EipFixed": "TRUE",
        "Triggers.0.TriggerName": "hourly",
        "Tags.0.Value": "shop",
      },
    }),
    scf(
      "ListFunctions",
      { ...key, SearchKey: "ord", Limit: 20, Offset: 0, Filters: [{ Name: "tag-team", Values: ["shop"] }] },
      { holds: { TotalCount: 1, "Functions.0.Description": "Orders" } },
    ),
    scf("DeleteNamespace", key, { refused: "FailedOperation.DeleteNamespace" }),
    scf("DeleteTrigger", timer),
    scf("DeleteTrigger", timer, { refused: "ResourceNotFound.Trigger" }),
    scf("DeleteFunction", own),
    scf("GetFunction", own, { refused: "ResourceNotFound.Function" }),
    scf("DeleteNamespace", { Namespace: "default" }, { refused: "InvalidParameterValue.DefaultNamespace" }),
    scf("DeleteNamespace", key),
    scf("DeleteNamespace", key, { refused: "ResourceNotFound.Namespace" }),
  ];
}
