import { compositeId, expectation, field } from "@org/core-provider";
import { type ActionObject, actionObject } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { isAddress } from "../../platform/ip-address.ts";
import { memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { serviceId } from "./service-membership.ts";

/** The properties of an IP strategy. */
export const ipStrategyFields = withWireNames({
  serviceId: serviceId("The service whose APIs the strategy is for, `service-...`."),
  strategyName: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "Name of the strategy.",
  }),
  strategyType: field.string({
    required: true,
    min: 1,
    knownValues: ["WHITE", "BLACK"],
    replaceOnChange: true,
    docs: "Whether only these addresses may call (`WHITE`), or these addresses may not call (`BLACK`).",
  }),
  strategyData: field.string({
    required: true,
    docs: "IPv4 or IPv6 addresses, one per line. CIDR blocks are not supported.",
  }),
  strategyId: field.string({
    output: true,
    docs: "ID of the strategy without the service, `IPStrategy-...`, for attachments.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation, in UTC." }),
});

const id = compositeId({
  separator: "#",
  parts: [
    { property: "serviceId", wire: "ServiceId", example: "service-ohxqslqe" },
    { property: "strategyId", wire: "StrategyId", example: "IPStrategy-q1lk8ud2" },
  ],
});

const strategyId = textAt("StrategyId");
const expects = expectation(ipStrategyFields);
const strategySet = responseList("StrategySet", memberFacts("StrategyId", "StrategyName"));

const strategies: ActionObject = {
  service: "apigateway",
  create: "CreateIPStrategy",
  update: { action: "ModifyIPStrategy", sends: "changes", confirmed: true },
  delete: { action: "DeleteIPStrategy", confirmed: true },
  idOf: (response, values) => id.build({ ...values, strategyId: strategyId(response) }),
  key: id.key,
  // The strategy is the same in every environment.
  read: (op, own) =>
    op.apigateway.read(
      "DescribeIPStrategy",
      { ...id.key(own), EnvironmentName: "test", Limit: 100, Offset: 0 },
      { expects },
    ),
  listing: {
    name: "StrategyName",
    within: { serviceId: ipStrategyFields.serviceId },
    async *find(op, name, values) {
      const parameters = { ServiceId: values["serviceId"], ...filteredBy("StrategyName", name) };
      const response = await op.apigateway.read("DescribeIPStrategysStatus", parameters, strategySet);
      yield* strategySet.of(response);
    },
    whole: {
      page: async (op, _offset, { serviceId: service }) => {
        const parameters = { ServiceId: service };
        const response = await op.apigateway.read("DescribeIPStrategysStatus", parameters, strategySet);
        return { elements: strategySet.of(response), next: [], total: strategySet.total(response) };
      },
      asRead: (found) => found,
    },
  },
};

export const apiGatewayIpStrategy = resource("ApiGatewayIpStrategy", {
  docs: "A list of IP addresses that may, or may not, call the APIs that the strategy is attached to.",
  example: `const office = new cloudprov.ApiGatewayIpStrategy("office", {
    serviceId: config.require("serviceId"),
    strategyName: "office",
    strategyType: "WHITE",
    strategyData: "9.9.9.9",
});`,
  errors: {
    "LimitExceeded.IpStrategyLimitExceeded":
      "The service has as many strategies as its quota allows: delete one that is not needed, or request a higher quota from the platform.",
    "UnsupportedOperation.ResourceAssociated":
      "The strategy is still bound to APIs: delete its `ApiGatewayStrategyAttachment` resources first.",
  },
  import: id.import,
  ...actionObject({ fields: ipStrategyFields, ...strategies }),
  check(op) {
    const { strategyData } = op.args;
    if (typeof strategyData !== "string") return;
    // The message names the line by its number because the text may be secret.
    const wrong = strategyData.split("\n").findIndex((line) => !isAddress(line));
    if (wrong !== -1)
      op.malformed("strategyData", `must contain one IP address per line, without spaces: see line ${wrong + 1}`);
  },
});
