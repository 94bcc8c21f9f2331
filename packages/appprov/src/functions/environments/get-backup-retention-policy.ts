import { CodedError, field, fromWire, lookupOutputs, type Outputs } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { isNotFound } from "../../platform/errors.ts";
import { noEnvironment } from "../../platform/not-found.ts";
import { currentPolicyBody, retentionPolicy } from "../../platform/retention-policy.ts";

const outputs = {
  policyId: field.integer({
    output: true,
    wire: "id",
    docs: "ID of the policy. Changing the policy creates a new one, so the ID changes too.",
  }),
  ...lookupOutputs(retentionPolicy),
};

export const getBackupRetentionPolicy = lookup("getBackupRetentionPolicy", {
  docs: "Returns the current backup retention policy of an environment.",
  example: "const policy = appprov.getBackupRetentionPolicyOutput({ envId: 123 });",
  inputs: {
    envId: field.integer({ required: true, min: 1, docs: "ID of the environment." }),
    id: field.string({ ignored: true, docs: "ID of the result." }),
  },
  outputs: {
    ...outputs,
    envId: field.integer({ output: true, docs: "ID of the environment." }),
    id: field.string({ output: true, docs: "ID of the environment, as a string." }),
  },
  async run(op) {
    const { envId } = op.args;
    try {
      const policy = await currentPolicyBody(op, String(envId));
      if (!policy) throw new CodedError("not-found", `environment ${envId} has no backup retention policy`);
      return { ...(fromWire(outputs, policy) as Outputs<typeof outputs>), envId, id: String(envId) };
    } catch (error) {
      if (!isNotFound(error)) throw error;
      throw await noEnvironment(op, envId, error);
    }
  },
});
