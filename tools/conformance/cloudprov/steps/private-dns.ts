import { type Step, stepsOf } from "../step.ts";

export function privateDnsSteps(): readonly Step[] {
  const dns = stepsOf("privatedns");
  const vpc = stepsOf("vpc");
  const ZoneId = "$zone";
  const network = { UniqVpcId: "$zoneNetwork", Region: "ap-guangzhou" };
  const record = { ZoneId, SubDomain: "db", RecordType: "A", RecordValue: "10.0.1.5" };
  return [
    vpc("CreateVpc", { VpcName: "internal", CidrBlock: "10.9.0.0/16" }, { keeps: { zoneNetwork: "Vpc.VpcId" } }),
    dns(
      "CreatePrivateZone",
      {
        Domain: "internal.example.com",
        Remark: "Shop",
        DnsForwardStatus: "DISABLED",
        TagSet: [{ TagKey: "team", TagValue: "shop" }],
      },
      { keeps: { zone: "ZoneId" } },
    ),
    dns("DescribePrivateZone", { ZoneId }, { holds: { "PrivateZone.Status": "SUSPEND", "PrivateZone.Tags": 1 } }),
    dns("ModifyPrivateZone", { ZoneId, Remark: "", CnameSpeedupStatus: "DISABLED" }),
    dns("ModifyPrivateZoneVpc", { ZoneId, VpcSet: [network], AccountVpcSet: [] }, { holds: { VpcSet: 1 } }),
    dns(
      "DescribePrivateZoneList",
      { Offset: 0, Limit: 100, Filters: [{ Name: "Domain", Values: ["internal.example.com"] }] },
      { holds: { TotalCount: 1, "PrivateZoneSet.0.VpcSet": 1 } },
    ),
    dns("DeletePrivateZone", { ZoneId }, { refused: "UnsupportedOperation.ExistBoundVpc" }),
    dns("DeleteSpecifyPrivateZoneVpc", { ZoneId, VpcSet: [network], Sync: false }, { keeps: { unbinding: "UniqId" } }),
    dns("QueryAsyncBindVpcStatus", { UniqId: "$unbinding" }, { holds: { Status: "success" } }),
    dns("AddSpecifyPrivateZoneVpc", { ZoneId, VpcSet: [network], Sync: false }, { keeps: { binding: "UniqId" } }),
    dns("QueryAsyncBindVpcStatus", { UniqId: "$binding" }, { holds: { Status: "success" } }),
    dns("CreatePrivateZoneRecord", record, { keeps: { zoneRecord: "RecordId" } }),
    dns("CreatePrivateZoneRecord", record, { refused: "InvalidParameter.RecordExist" }),
    dns("ModifyPrivateZoneRecord", { ...record, RecordId: "$zoneRecord", TTL: 300, Weight: 5 }),
    dns(
      "DescribeRecord",
      { ZoneId, RecordId: "$zoneRecord" },
      { holds: { "RecordInfo.TTL": 300, "RecordInfo.Enabled": 1 } },
    ),
    dns(
      "ModifyRecordsStatus",
      { ZoneId, RecordIds: [1], Status: "disabled" },
      { refused: "InvalidParameter.RecordNotExist" },
    ),
    dns("ModifyRecordsStatus", { ZoneId, RecordIds: ["#zoneRecord"], Status: "disabled" }, { holds: { RecordIds: 1 } }),
    dns(
      "DescribePrivateZoneRecordList",
      { ZoneId, Offset: 0, Limit: 200 },
      { holds: { TotalCount: 1, "RecordSet.0.Enabled": 0 } },
    ),
    dns("DeletePrivateZoneRecord", { ZoneId, RecordId: "$zoneRecord" }),
    dns("DescribeRecord", { ZoneId, RecordId: "$zoneRecord" }, { refused: "InvalidParameter.RecordNotExist" }),
    dns("ModifyPrivateZoneVpc", { ZoneId, VpcSet: [], AccountVpcSet: [] }),
    dns("DeletePrivateZone", { ZoneId }),
    dns("DescribePrivateZone", { ZoneId }, { refused: "InvalidParameter.ZoneNotExists" }),
    vpc("DeleteVpc", { VpcId: "$zoneNetwork" }),
  ];
}
