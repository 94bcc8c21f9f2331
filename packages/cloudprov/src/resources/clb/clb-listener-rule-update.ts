import { fromWire, toWire, type UpdateOperation } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";
import { changeByTask } from "./balancer-tasks.ts";
import { certificateNames, certificatesAsSent } from "./certificate-fields.ts";
import { clbListenerRuleFields as fields } from "./clb-listener-rule-fields.ts";
import { domainsIn, forwardingRuleId, forwardingRules } from "./forwarding-rules.ts";
import { healthCheckAsSent, isOfCheck } from "./health-check-fields.ts";

type Update = UpdateOperation<typeof fields> & Clients;

/** Changes what belongs to the rule alone. */
export async function changeRule(op: Update): Promise<void> {
  const { args } = op;
  const isGroup = args.targetType === "TARGETGROUP-V2";
  const names = ["url", "oauth", "forwardType", "sessionExpireTime", ...(isGroup ? [] : ["scheduler"])];
  const isChecked = op.changed(...healthCheckNames);
  const isSent = (name: string) =>
    isOfCheck(name) ? isChecked : names.includes(name) && op.changed(name as keyof typeof fields);
  const body = healthCheckAsSent(toWire(fields, args as Values, isSent));
  if (Object.keys(body).length > 0)
    await changeByTask(op, args.clbId, "ModifyRule", { ...body, ...forwardingRuleId.key(op.id) });
}

const healthCheckNames = Object.keys(fields).filter(isOfCheck) as (keyof typeof fields)[];

/** Changes what belongs to the domain of the rule. Another rule of the domain may have changed it already. */
export async function changeDomain(op: Update): Promise<void> {
  const { id: own, args } = op;
  const isCertified = op.changed(...certificateNames);
  const isSent = (name: string) =>
    certificateNames.some((one) => one === name)
      ? isCertified
      : ["http2Switch", "quic"].includes(name) && op.changed(name as keyof typeof fields);
  const changes = certificatesAsSent(toWire(fields, args as Values, isSent));
  const wanted = op.changed("domain", "domains") ? domainsIn(args) : undefined;
  if (wanted === undefined && Object.keys(changes).length === 0) return;
  const { LocationId: _, ...place } = forwardingRuleId.key(own);
  const domainsNow = async () => domainsIn(fromWire(fields, (await forwardingRules.read(op, own, {})) ?? {}));
  await unlessDone(
    () =>
      changeByTask(op, args.clbId, "ModifyDomainAttributes", async () => {
        const now = await domainsNow();
        const sent = { ...changes, ...(wanted === undefined || isSame(now, wanted) ? {} : renaming(wanted)) };
        return Object.keys(sent).length === 0 ? undefined : { ...place, Domain: now[0], ...sent };
      }),
    async () => wanted !== undefined && isSame(await domainsNow(), wanted),
  );
}

function renaming(wanted: readonly string[]): Body {
  return wanted.length === 1 ? { NewDomain: wanted[0] } : { NewDomains: wanted };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}
