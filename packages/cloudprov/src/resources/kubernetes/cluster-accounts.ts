import { CodedError, expectation, field, fromWire, toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { text } from "../../platform/response-fields.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { clusterFields } from "./cluster-fields.ts";
import { completed } from "./cluster-form.ts";

const accountFacts = {
  state: text("", { wire: "LatestOperationState" }),
  options: field.any({ output: true, optional: true, wire: "ServiceAccounts", docs: "" }),
};
const expectsAccounts = expectation(accountFacts);

/** The options for tokens of service accounts: those of the program, and otherwise the present ones. */
function accountOptions(present: unknown, changes: Body): Body {
  const { Issuer, JWKSURI, ...flags } = completed(present, {});
  // The platform chooses both addresses itself if its own are used, and then they are not valid for other options.
  const usesOwn = flags["UseTKEDefault"] === true || changes["UseTKEDefault"] === true;
  return completed(usesOwn ? flags : { ...flags, Issuer, JWKSURI }, changes);
}

/** How long a change of the tokens of service accounts may take. */
const accountsMs = 9 * 60_000;

/** Sets how the tokens of service accounts are issued. */
export async function setAccounts(
  op: Op & { readonly id: string; readonly args: UpdateOperation<typeof clusterFields>["args"] },
): Promise<void> {
  const own = { ClusterId: op.id };
  const changes = recordOf(toWire(clusterFields, op.args, (name) => name === "authOptions")["ServiceAccounts"]);
  if (changes === undefined) return;
  const read = async () => {
    const action = "DescribeClusterAuthenticationOptions";
    return fromWire(accountFacts, await op.tke.read(action, own, { expects: expectsAccounts }));
  };
  // Otherwise the wait below could take the result of the earlier change for that of this one.
  const before = await waitUntil(op, {
    what: `an earlier change of authOptions of the cluster ${op.id}`,
    read,
    done: ({ state }) => state !== "Updating",
    progress: "waiting until an earlier change of authOptions ends",
    otherwise: `authOptions of the cluster ${op.id} are still being changed`,
    forMs: accountsMs,
  });
  const isPresent = ({ options }: typeof before) =>
    Object.entries(changes).every(([name, value]) => value === undefined || recordOf(options)?.[name] === value);
  if (before.state === "Success" && isPresent(before)) return;
  const ServiceAccounts = accountOptions(before.options, changes);
  await op.tke.write("ModifyClusterAuthenticationOptions", { ...own, ServiceAccounts });
  let isUpdated = false;
  await waitUntil(op, {
    what: `the tokens of service accounts of the cluster ${op.id}`,
    read,
    done: (now) => {
      const { state } = now;
      // The state of an earlier change may still be shown.
      isUpdated ||= state !== before.state;
      if (state === "Success") return isUpdated || isPresent(now);
      if (!(isUpdated && ["Failed", "TimeOut"].includes(state))) return false;
      throw new CodedError(
        "object-failed",
        `the platform could not change authOptions of the cluster ${op.id}: check issuer and jwksUri`,
      );
    },
    progress: "waiting until authOptions apply",
    otherwise: `authOptions of the cluster ${op.id} do not apply yet`,
    forMs: accountsMs,
  });
}

/** Updates the token options if `authOptions` changed. */
export async function changeAccounts(op: UpdateOperation<typeof clusterFields> & Clients): Promise<void> {
  if (op.changed("authOptions")) await setAccounts(op);
}
