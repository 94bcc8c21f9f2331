import { type Step, stepsOf } from "../step.ts";

export function dnsSteps(): readonly Step[] {
  return [...domains(), ...records()];
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
