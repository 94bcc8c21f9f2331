import { isDeepStrictEqual } from "node:util";
import { CodedError, expectation, field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { tagsIn } from "../../platform/created-with-tags.ts";
import { ObjectMissing } from "../../platform/errors.ts";
import { text } from "../../platform/response-fields.ts";
import { isPlatformTag, keptTags, type ResourceTags, type Tags, warnOfReservedTags } from "../../platform/tags.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { clusterList, describeClusters } from "./cluster-facts.ts";
import { withTagSet } from "./cluster-response.ts";

const result = {
  status: text("", { wire: "Status" }),
  tags: field.any({ output: true, optional: true, wire: "Tags", docs: "" }),
  failed: field.list(field.object({ fault: text("", { wire: "Error" }) }, { docs: "" }), {
    output: true,
    optional: true,
    wire: "FailedResources",
    docs: "",
  }),
};
const expectsResult = expectation(result);

/** The tags that the platform did not add. */
function ownTags(tags: Tags): Tags {
  return Object.fromEntries(Object.entries(tags).filter(([key]) => !isPlatformTag(key)));
}

/** Changes the tags of clusters. The service of the clusters replaces all of them at once. */
export const clusterTags: Pick<ResourceTags, "change" | "warnOfReserved"> = {
  warnOfReserved: warnOfReservedTags,
  async change(op: Op, id: string, before: Tags = {}, after: Tags = {}) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    if (names.every((name) => before[name] === after[name])) return;
    const [found] = (await op.tke.page(describeClusters, { ClusterIds: [id] }, clusterList)).elements;
    if (found === undefined) throw tagsUnknown(`cluster ${id}`);
    const wanted = { ...keptTags(tagsIn(withTagSet(found)), before), ...after };
    const Tags = Object.entries(wanted).map(([Key, Value]) => ({ Key, Value }));
    await op.tke.write("ModifyClusterTags", { ClusterId: id, Tags, SyncSubresource: false });
    await waitUntil(op, {
      what: `the tags of the cluster ${id}`,
      read: async () => {
        const found = await op.tke.read("DescribeBatchModifyTagsStatus", { ClusterId: id }, { expects: expectsResult });
        return fromWire(result, found);
      },
      done: ({ status, tags, failed = [] }) => {
        // The result of an earlier change may still be shown, with its tags.
        const shown = ownTags(tagsIn({ TagSet: tags }));
        if (Object.keys(shown).length > 0 && !isDeepStrictEqual(shown, ownTags(wanted))) return false;
        if (status !== "failed") return status === "done";
        const reason = failed.find(({ fault }) => fault !== "")?.fault ?? "the platform gives no reason";
        throw new CodedError("object-failed", `the tags of the cluster ${id} could not be changed: ${reason}`);
      },
      progress: "waiting until its tags are changed",
      otherwise: `the tags of the cluster ${id} are still being changed`,
      forMs: 900_000,
    });
  },
};

/** Without its present tags, a change would remove those of the platform and of others. */
export function tagsUnknown(what: string): ObjectMissing {
  return new ObjectMissing(
    new CodedError(
      "deleted-elsewhere",
      `tags: the ${what} is not listed, so its tags were not changed. Check that it exists and that the credentials may list it, and run \`pulumi up\` again`,
    ),
  );
}
