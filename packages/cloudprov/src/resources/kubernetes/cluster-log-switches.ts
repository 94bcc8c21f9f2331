import { isDeepStrictEqual } from "node:util";
import { CodedError, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

const info = { status: text("", { wire: "Status" }), fault: text("", { wire: "ErrorMsg" }) };
const place = { logsetId: text("", { wire: "LogsetId" }), topicId: text("", { wire: "TopicId" }) };
const one = (wire: string) => responseField.object({ ...info, ...place }, { wire, optional: true });
const switches = responseList("SwitchSet", {
  id: idText("", { wire: "ClusterId" }),
  log: one("Log"),
  event: one("Event"),
  audit: one("Audit"),
});

/** The kinds of logs. Each has a switch. */
export const logKinds = ["Log", "Event", "Audit"] as const;
type Kind = (typeof logKinds)[number];

/** The switches of a cluster; undefined if the response lacks them. */
export async function switchesOf(op: Op, id: string): Promise<Body | undefined> {
  const found = switches.of(
    await op.tke.read("DescribeLogSwitches", { ClusterIds: [id] }, { expects: switches.expects }),
  );
  return found.find((one) => one["ClusterId"] === id);
}

/** Sends an action, and waits until the switch shows the result. */
export async function setLogSwitch(
  op: Op,
  id: string,
  kind: Kind,
  to: "opened" | "closed",
  action: string,
  more: Body = {},
) {
  const stateOf = async () => {
    const found = await switchesOf(op, id);
    return found && fromWire(info, (found[kind] ?? {}) as Body);
  };
  let before = await stateOf();
  if (before?.status === to) return;
  // Only a switch that was turned off may have no status.
  const isDone = (status?: string) => status === to || (to === "closed" && status === "");
  await unlessDone(
    () => op.tke.write(action, { ClusterId: id, ...more }),
    async () => {
      const status = (await stateOf())?.status;
      const isShown = status === to || status === (to === "opened" ? "opening" : "closing");
      return isShown || (before !== undefined && isDone(status) && status !== before.status);
    },
  );
  let isChanged = false;
  await waitUntil(op, {
    what: `${action} of the cluster ${id}`,
    read: stateOf,
    done: (now) => {
      if (now === undefined) return false;
      const { status, fault } = now;
      // The result of an earlier attempt may still be shown.
      before ??= now;
      isChanged ||= !isDeepStrictEqual(now, before);
      if (isChanged && /fail/i.test(status)) {
        throw new CodedError(
          "object-failed",
          `${action} failed for the cluster ${id}: ${fault || "no reason is given"}`,
        );
      }
      return isDone(status);
    },
    progress: `waiting for the result of ${action}`,
    otherwise: `the cluster ${id} does not show the result of ${action} yet`,
    forMs: 540_000,
  });
}
