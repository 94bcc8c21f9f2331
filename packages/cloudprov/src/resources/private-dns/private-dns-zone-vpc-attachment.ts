import {
  CodedError,
  type CreateOperation,
  CreationFailedError,
  compositeId,
  type DeleteOperation,
  exactlyOneOf,
  expectation,
  field,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  toWire,
} from "@org/core-provider";
import { type ActionObject, listed, readBackSeconds, refreshed } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isMissing, unlessDone } from "../../platform/errors.ts";
import { importById } from "../../platform/import-by-id.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, text } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import { type ElementPage, elementsOf } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { goneZoneCodes, pageOfZones, readZone } from "./private-dns-zone.ts";
import { accountNetwork, ownNetwork } from "./private-dns-zone-fields.ts";

const fields = {
  zoneId: field.string({
    required: true,
    pattern: idForms.privateDnsZone,
    replaceOnChange: true,
    wire: "ZoneId",
    docs: "ID of the zone, `zone-...`.",
  }),
  vpcSet: field.object(ownNetwork, { replaceOnChange: true, wire: "VpcSet", docs: "A network of the account." }),
  accountVpcSet: field.object(accountNetwork, {
    replaceOnChange: true,
    wire: "AccountVpcSet",
    docs: "A network of another account.",
  }),
};

const id = compositeId({
  separator: "#",
  parts: [
    { property: "zoneId", wire: "ZoneId", example: "zone-xjg6zr2h" },
    { property: "uniqVpcId", wire: "UniqVpcId", example: "vpc-8vazrwjv" },
  ],
});

/** How long the platform may take to bind a network or to unbind it. */
const longestTaskMs = 15 * 60_000;

const started = { task: idText("", { wire: "UniqId" }) };
const ended = { status: idText("", { wire: "Status" }), reason: text("", { wire: "ErrorMsg" }) };
const [expectsStarted, expectsEnded] = [expectation(started), expectation(ended)];
const isReadable = expectation(fields);

/** The networks of zones, each as an attachment has it. */
const attachments: Required<Pick<ActionObject, "idOf" | "read" | "goneCodes" | "listing">> = {
  goneCodes: goneZoneCodes,
  idOf: (body) => idOf(fromWire(fields, body)),
  async read(op, own) {
    const { ZoneId = "" } = id.key(own);
    const zone = await readZone(op, ZoneId);
    return zone && attachmentsOf(zone).find((one) => attachments.idOf(one, {}) === own);
  },
  listing: {
    name: "ZoneId",
    whole: { page: pageOfAttachments, asRead: (found) => found },
    async *find(op) {
      yield* elementsOf((offset) => pageOfAttachments(op, offset));
    },
  },
};

async function pageOfAttachments(op: Op, offset: number | undefined): Promise<ElementPage> {
  const { elements, ...rest } = await pageOfZones(op, offset);
  return { ...rest, elements: elements.flatMap(attachmentsOf) };
}

function attachmentsOf(zone: Body): Body[] {
  return ["VpcSet", "AccountVpcSet"].flatMap((member) =>
    ((zone[member] ?? []) as readonly Body[]).map((one) => ({ ZoneId: zone["ZoneId"], [member]: one })),
  );
}

interface Networks {
  readonly zoneId: string;
  readonly vpcSet?: { readonly uniqVpcId: string } | undefined;
  readonly accountVpcSet?: { readonly uniqVpcId: string } | undefined;
}

function idOf({ zoneId, vpcSet, accountVpcSet }: Networks): string {
  return id.build({ zoneId, uniqVpcId: (vpcSet ?? accountVpcSet)?.uniqVpcId });
}

function find(op: Op, own: string): Promise<Body | undefined> {
  return ifExists(attachments.read(op, own, {}), goneZoneCodes);
}

/** The parameters of the actions that bind a network and unbind it. */
function parametersOf({ ZoneId, VpcSet, AccountVpcSet }: Body): Body {
  return {
    ZoneId,
    ...(VpcSet === undefined ? {} : { VpcSet: [VpcSet] }),
    ...(AccountVpcSet === undefined ? {} : { AccountVpcSet: [{ ...(AccountVpcSet as Body), VpcName: "" }] }),
    Sync: false,
  };
}

/** Waits until a task ends. @returns why it failed; undefined if it has succeeded. */
async function untilEnded(op: Op, task: string): Promise<string | undefined> {
  const { status, reason } = await waitUntil(op, {
    what: `task ${task} to end`,
    read: async () =>
      fromWire(ended, await op.privatedns.read("QueryAsyncBindVpcStatus", { UniqId: task }, { expects: expectsEnded })),
    done: (one) => one.status !== "processing",
    progress: "waiting until the platform's task ends",
    otherwise: `the platform's task ${task} is still running`,
    forMs: longestTaskMs,
  });
  return status === "success" ? undefined : `the platform's task ${task} failed: ${reason || status}`;
}

export const privateDnsZoneVpcAttachment = resource("PrivateDnsZoneVpcAttachment", {
  docs: "Binds a network to a private zone, so that the zone is visible in it. Do not use it for a zone whose program sets `vpcSets` or `accountVpcSets`.",
  example: `const shop = new cloudprov.Vpc("shop", { cidrBlock: "10.0.0.0/16" });
const internal = new cloudprov.PrivateDnsZone("internal", { domain: "internal.example.com" });
const visible = new cloudprov.PrivateDnsZoneVpcAttachment("shop", {
    zoneId: internal.id,
    vpcSet: { uniqVpcId: shop.id, region: "ap-guangzhou" },
});`,
  errors: remedies(
    "privatedns",
    "InvalidParameter.VpcBinded",
    "InvalidParameter.IllegalVpcInfo",
    "FailedOperation.BindZoneVpcFailed",
    "UnauthorizedOperation.RoleUnAuthorized",
  ),
  import: importById(id),
  fields,
  readBackSeconds,
  mayBeDeleted: (error) => isMissing(error, goneZoneCodes),
  rules: [exactlyOneOf("vpcSet", "accountVpcSet")],
  naturalKey: ["zoneId", "vpcSet.uniqVpcId", "accountVpcSet.uniqVpcId"],
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => idOf(op.args),
    exists: async (op: CreateOperation<typeof fields> & Clients) => (await find(op, idOf(op.args))) !== undefined,
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const own = idOf(op.args);
    return createWithKnownId(op, own, {
      post: async () => {
        const parameters = parametersOf(toWire(fields, op.args));
        const response = await op.privatedns.create("AddSpecifyPrivateZoneVpc", parameters, {
          expects: expectsStarted,
        });
        op.memory.bindingTasks.set(own, fromWire(started, response).task);
      },
      exists: async () => (await find(op, own)) !== undefined,
    });
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    const task = op.memory.bindingTasks.get(op.id);
    const failure = task === undefined ? undefined : await untilEnded(op, task);
    if (failure !== undefined) throw new CreationFailedError(failure);
    await waitUntil(op, {
      what: `the network of ${op.id} to be bound`,
      read: () => find(op, op.id),
      done: (found) => found !== undefined,
      progress: "waiting until the network is bound",
      otherwise: `the platform accepted ${op.id}, but the zone is not bound to the network`,
    });
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const found = op.purpose === "refresh" ? refreshed(op, attachments, isReadable) : undefined;
    const body = await (found ?? find(op, op.id));
    return body && fromWire(fields, body);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const found = await find(op, op.id);
    if (found === undefined) return;
    await unlessDone(
      async () => {
        const unbinding = op.privatedns.write("DeleteSpecifyPrivateZoneVpc", parametersOf(found), expectsStarted);
        const response = await ifExists(unbinding, goneZoneCodes);
        const failure = response && (await untilEnded(op, fromWire(started, response).task));
        if (failure !== undefined) throw new CodedError("object-failed", failure);
      },
      async () => (await find(op, op.id)) === undefined,
    );
  },

  list: { run: (op: Op) => listed(op, attachments) },
});
