import { field } from "@org/core-provider";
import { listAll } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { environments } from "../../resources/org/environment.ts";

export const getEnvironments = lookup("getEnvironments", {
  docs: "Lists all environments that the credentials may see.",
  example: "const all = streamprov.getEnvironmentsOutput();",
  inputs: {},
  outputs: {
    id: field.string({ output: true, docs: "Identifies nothing on the platform." }),
    ids: field.list(field.string({ docs: "ID of an environment." }), {
      output: true,
      docs: "IDs of the environments, in the platform's order.",
    }),
  },
  async run(op) {
    const ids: string[] = [];
    for await (const body of listAll(op.cloud, environments.path({}))) ids.push(String(body["id"]));
    return { id: "environments", ids };
  },
});
