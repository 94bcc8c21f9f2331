import { CodedError, field, fromWire } from "@org/core-provider";
import { collectAll } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { cloudArg } from "../../platform/references.ts";

const outputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the region, such as `aws.us-east-1`." }),
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object. Pass it to `ApiKey.managedResource`.",
  }),
  kind: field.string({ output: true, wire: "kind", docs: "Kind of the object. Pass it to `ApiKey.managedResource`." }),
  cloud: field.string({ output: true, wire: "cloud", docs: "Cloud of the region." }),
  region: field.string({ output: true, wire: "region_name", docs: "Region of the cloud." }),
  restEndpoint: field.string({
    output: true,
    wire: "http_endpoint",
    docs: "REST endpoint of Flink in the region, such as `https://flink.us-east-1.aws.confluent.cloud`.",
  }),
  privateRestEndpoint: field.string({
    output: true,
    wire: "private_http_endpoint",
    docs: "REST endpoint in private networks.",
  }),
};

export const getFlinkRegion = lookup("getFlinkRegion", {
  docs: "Looks up a cloud region where Flink is available, with its endpoints.",
  example: `const ohio = streamprov.getFlinkRegionOutput({ cloud: "AWS", region: "us-east-2" });`,
  inputs: {
    cloud: cloudArg(),
    region: field.string({ required: true, min: 1, docs: "Region of the cloud, such as `us-east-2`." }),
  },
  outputs,
  async run(op) {
    const { cloud, region } = op.args;
    const found = await collectAll(op.cloud, "/fcpm/v2/regions", { cloud, region_name: region });
    const [only] = found;
    if (!only)
      throw new CodedError("not-found", `Flink is not available in the region "${region}" of the cloud ${cloud}`);
    if (found.length > 1) {
      throw new CodedError(
        "ambiguous",
        `${found.length} regions of Flink match the region "${region}" in the cloud ${cloud}`,
      );
    }
    return fromWire(outputs, only);
  },
});
