import { CodedError, field, fromWire, lookupOutputs } from "@org/core-provider";
import { connect } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { flink, flinkArgs, referencesOf } from "../../platform/flink.ts";
import { flinkObjectFacts, listFlinkObjects } from "../../platform/flink-objects.ts";
import { pageOf } from "../../platform/responses.ts";
import { connectionFacts, flinkConnections } from "../../resources/flink/flink-connection.ts";

const responseFields = {
  ...lookupOutputs(connectionFacts),
  status: field.string({
    output: true,
    wire: "status.phase",
    docs: "Status of the connection: `READY`, `UNREACHABLE` or `INVALID_AUTH`.",
  }),
  statusDetail: field.string({ output: true, wire: "status.detail", docs: "Details of the status." }),
  data: field.string({
    output: true,
    secret: true,
    wire: "spec.auth_data.data",
    docs: "Secrets of the connection, as far as the platform returns them; otherwise empty.",
  }),
};

const inputs = {
  ...flinkArgs(),
  displayName: field.string({ required: true, min: 1, docs: "Name of the connection, case-sensitive." }),
  type: field.string({ docs: "Type of the connection. If set, only connections of this type are searched." }),
};

export const getFlinkConnection = lookup("getFlinkConnection", {
  docs: "Looks up a Flink connection by its name.",
  example: `const openai = streamprov.getFlinkConnectionOutput({
    organization: { id: config.require("organizationId") },
    environment: { id: config.require("environmentId") },
    principal: { id: config.require("serviceAccountId") },
    restEndpoint: config.require("flinkEndpoint"),
    credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
    displayName: "openai",
});`,
  inputs,
  outputs: { ...inputs, id: field.string({ output: true, docs: "Name of the connection." }), ...responseFields },
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
    if (!only) throw new CodedError("not-found", `the ${what} does not exist; names are case-sensitive`);
    if (found.length > 1) throw new CodedError("ambiguous", `${found.length} objects match the ${what}`);
    return { ...op.args, ...referencesOf(op, service), id: displayName, ...fromWire(responseFields, only) };
  },
});

const pageOfConnections = pageOf(flinkObjectFacts, responseFields);
