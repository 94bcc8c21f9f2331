import {
  type CheckOperation,
  type DeleteOperation,
  field,
  fromWire,
  hasValue,
  type ReadyOperation,
  requiredWhen,
  UnexpectedResponse,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, untilDeleted, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { buysMonths, paidInAdvance, purchaseOf } from "../../platform/prepaid.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, responseList, textAt } from "../../platform/responses.ts";
import { resourceTags } from "../../platform/tags.ts";
import {
  addressList,
  asRequested,
  describeAddresses,
  eipAsSent,
  goneAddressCodes,
  ofClusters,
  prepaid,
  readAddress,
  renewFlags,
  untilIdle,
} from "./eip-address.ts";
import { changeAddress } from "./eip-changes.ts";
import { eipFields, isPrepaid } from "./eip-fields.ts";
import { releaseAddress } from "./eip-release.ts";
import { rememberTask, started, untilCreated } from "./eip-tasks.ts";

/** The addresses of a listing, complete. */
const wholeList = responseList("AddressSet", (found) => fromWire(eipFields, withTags(asRequested(found))));

const created = {
  ...started,
  ids: field.list(field.string({ docs: "" }), { output: true, returned: "always", wire: "AddressSet", docs: "" }),
};
const idOfListed = textAt("AddressId");

function idOfCreated(response: Body): string {
  const [id] = fromWire(created, response).ids;
  if (id === undefined || id === "") throw new UnexpectedResponse("AddressSet", "contains no address");
  return id;
}

const object: ActionObject = {
  service: "vpc",
  create: "AllocateAddresses",
  clientToken: true,
  delete: "ReleaseAddresses",
  idOf: (response) => ("AddressId" in response ? idOfListed : idOfCreated)(response),
  onCreated: rememberTask,
  key: (id) => ({ AddressIds: [id] }),
  goneCodes: goneAddressCodes,
  read: async (op, id) => {
    const found = await readAddress(op, id, wholeList);
    return found && asRequested(found);
  },
  listing: {
    name: "AddressName",
    whole: {
      page: (op, offset) => op.vpc.page(describeAddresses, {}, addressList, { offset }),
      asRead: asRequested,
    },
    async *find(op: Op, name, { cdcId }) {
      const named = name === undefined ? [] : [{ Name: "address-name", Values: [name] }];
      const filters = cdcId === undefined ? named : [...named, ...ofClusters.Filters];
      const query = filters.length === 0 ? {} : { Filters: filters };
      for await (const found of op.vpc.pages(describeAddresses, query, addressList)) yield asRequested(found);
    },
  },
};

const handlers = createdWithTags(
  {
    ...object,
    fields: eipFields,
    asSent: eipAsSent,
  },
  resourceTags({ service: "vpc", prefix: "eip" }),
);

const payment = paidInAdvance({ condition: isPrepaid, period: "prepaidPeriod", others: ["autoRenewFlag"] });

export const eip = resource("Eip", {
  docs: "An elastic IP address: a public IPv4 address that can be bound to an instance, a load balancer or a network interface. An address that is not bound is charged by the hour. Changing `type`, `anycastZone` or `internetServiceProvider` replaces the address with another one; the preview warns about it. Deleting the resource unbinds the address first.",
  example: `const web = new cloudprov.Eip("web", {
    internetMaxBandwidthOut: 10,
    tags: { team: "shop" },
}, { protect: true });`,
  errors: remedies(
    "vpc",
    "AddressQuotaLimitExceeded",
    "FailedOperation.BalanceInsufficient",
    "InvalidAccount.NotSupported",
    "LimitExceeded.AccountReturnQuota",
    "LimitExceeded.ModifyAddressInternetChargeTypeQuota",
    "OperationDenied.AddressDeletionProtectionEnabled",
    "UnsupportedOperation.UnpaidOrderAlreadyExists",
  ),
  import: { form: "<address ID>", example: "eip-nyvf60va" },
  rules: [
    requiredWhen(["prepaidPeriod"], isPrepaid),
    payment.periods,
    requiredWhen(["antiDdosPackageId"], hasValue("type", "AntiDDoSEIP")),
  ],
  ...handlers,

  normalize: payment.normalize,

  check(op: CheckOperation): void {
    handlers.check(op);
    payment.check(op);
  },

  async preview(op) {
    const { internetChargeType: type, prepaidPeriod: months, autoRenewFlag: flag } = op.args;
    if (type !== prepaid || typeof months !== "number") return;
    if (buysMonths(op, { chargeType: "internetChargeType", property: "prepaidPeriod" })) {
      op.warn(purchaseOf(months, renewFlags[typeof flag === "number" ? flag : 0]));
    }
  },

  diff(op) {
    if (op.replacing) {
      op.warn(`the public address ${op.state.publicIp} is lost: the replacement gets another one`);
    }
    return {};
  },

  async ready(op: ReadyOperation<typeof eipFields> & Clients): Promise<void> {
    await untilCreated(op, op.id, `did not create the address ${op.id}`);
    await untilSeen(op, object, op.id, op.args);
    await untilIdle(op, op.id);
  },

  async update(op: UpdateOperation<typeof eipFields> & Clients): Promise<void> {
    await changeAddress(op);
    await handlers.update(op);
  },

  async delete(op: DeleteOperation<typeof eipFields> & Clients): Promise<void> {
    await releaseAddress(op);
    await untilDeleted(op, object, op.id);
  },
});
