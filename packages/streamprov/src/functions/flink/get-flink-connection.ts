import { field, fromWire, lookupOutputs } from "@org/core-provider";
import { pageOf } from "../../platform/answers.ts";
import { connect } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { flink, flinkArgs, placeOf } from "../../platform/flink.ts";
import { flinkObjectFacts, listFlinkObjects } from "../../platform/flink-objects.ts";
import { connectionFacts, flinkConnections } from "../../resources/flink/flink-connection.ts";

const told = {
  ...lookupOutputs(connectionFacts),
  status: field.string({
    output: true,
    wire: "status.phase",
    docs: "Whether it can be used: `READY`, `UNREACHABLE` or `INVALID_AUTH`.",
  }),
  statusDetail: field.string({ output: true, wire: "status.detail", docs: "What the platform says of its status." }),
  data: field.string({
    output: true,
    secret: true,
    wire: "spec.auth_data.data",
    docs: "Its secrets as far as the platform shows them, else empty.",
  }),
};

const inputs = {
  ...flinkArgs(),
  displayName: field.string({ required: true, min: 1, docs: "Name of the connection; upper and lower case count." }),
  type: field.string({ docs: "What is connected to: only connections of this type are looked through." }),
};

export const getFlinkConnection = lookup("getFlinkConnection", {
  docs: "Looks up a connection of Flink by its name, with its status.",
  example: `const openai = streamprov.getFlinkConnectionOutput({
    organization: { id: "9bb441c4-edef-46ac-8a41-c49e44a3fd9a" },
    environment: { id: "env-abc123" },
    principal: { id: "sa-abc123" },
    restEndpoint: "https://flink.us-east-2.aws.confluent.cloud",
    credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
    displayName: "openai",
});`,
  inputs,
  outputs: { ...inputs, id: field.string({ output: true, docs: "Its name." }), ...told },
  async run(op) {
    const { displayName, type } = op.args;
    const service = connect(flink, op, { args: op.args });
    const query: Record<string, string> = type ? { "spec.connection_type": type } : {};
    const found = [];
    for await (const body of listFlinkObjects(service, flinkConnections, query, pageOfConnections)) {
      if (fromWire(flinkObjectFacts, body).name === displayName) found.push(body);
    }
    const what = `connection "${displayName}"${type ? ` of the type ${type}` : ""} in the environment ${service.ids.environment}`;
    const [only] = found;
    if (!only) throw new Error(`there is no ${what}; the match is exact, upper and lower case included`);
    if (found.length > 1) throw new Error(`there are ${found.length} objects that are the ${what}`);
    return { ...op.args, ...placeOf(op, service), id: displayName, ...fromWire(told, only) };
  },
});

const pageOfConnections = pageOf(flinkObjectFacts, told);
