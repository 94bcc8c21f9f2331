import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { eachAddress } from "../../platform/element-rules.ts";
import { rows, text } from "../../platform/response-fields.ts";

const status = {
  key: text("IP address or ID of the resource."),
  value: text("Status: 1 for blocked, 2 for normal, 3 for under attack."),
};

export const getAntiddosBasicDeviceStatus = lookup("getAntiddosBasicDeviceStatus", {
  docs: "Returns whether IP addresses, and resources with a domain name, are blocked or under attack.",
  example: 'const status = cloudprov.getAntiddosBasicDeviceStatusOutput({ ipLists: ["203.0.113.7"] });',
  inputs: {
    ipLists: field.set(field.string({ docs: "An IP address." }), {
      emptyIsUnset: true,
      wire: "IpList",
      docs: "The IP addresses.",
    }),
    idLists: field.set(field.string({ docs: "An ID." }), {
      emptyIsUnset: true,
      wire: "IdList",
      docs: "IDs of resources with a domain name.",
    }),
    filterRegion: field.integer({ docs: "Number of a region, such as 1 for `ap-guangzhou`." }),
  },
  rules: [eachAddress("ipLists")],
  outputs: {
    datas: rows(status, "Data", "Status of each IP address."),
    clbDatas: rows(status, "CLBData", "Status of each load balancer with a domain name."),
  },
  request: { service: "antiddos", action: "DescribeBasicDeviceStatus" },
  file: ({ datas, clbDatas }) => [...datas, ...clbDatas],
});
