import { field } from "@org/core-provider";
import { databasePassword } from "../../platform/database-password.ts";
import { optionOfUpdates } from "../../platform/field-facts.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { network } from "./redis-network-fields.ts";
import { payment } from "./redis-payment-fields.ts";
import { product } from "./redis-size-fields.ts";

const login = {
  password: field.string({
    secret: true,
    writeOnly: true,
    adoptedIfMissing: true,
    emptyIsUnset: true,
    ...databasePassword,
    docs: "Password. Required unless `noAuth` is true.",
  }),
  noAuth: field.boolean({
    default: false,
    docs: "Whether the instance requires no password, which only instances in a private network support.",
  }),
};

const operations = {
  waitSwitch: field.integer({
    ...optionOfUpdates,
    docs: "When an upgrade to another `typeId` takes effect: 1 in the maintenance window, 2 at once. An update does not wait for the window. Defaults to 2.",
  }),
  forceDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether a deletion also removes the instance from the recycle bin. Otherwise the platform keeps it there for some hours, or days if it is prepaid.",
  }),
};

const outputs = {
  status: field.string({ output: true, docs: "Status: `init`, `processing` or `online`." }),
  createTime: field.string({ output: true, docs: "Creation time, in the platform's time zone." }),
  dedicatedClusterId: field.string({ output: true, docs: "ID of the dedicated cluster (CDC)." }),
  wanAddress: field.string({
    output: true,
    changesWith: ["wanAddressSwitch"],
    docs: "Public address; empty without one.",
  }),
  nodeInfos: field.list(
    field.object(
      {
        master: field.boolean({ output: true, docs: "Whether the node is the master." }),
        id: field.integer({ output: true, docs: "ID of the node." }),
        zoneId: field.integer({ output: true, docs: "Number of its zone." }),
      },
      { docs: "A node." },
    ),
    {
      output: true,
      changesWith: ["redisReplicasNum", "replicaZoneIds"],
      docs: "Nodes of an instance in several zones. Otherwise empty.",
    },
  ),
};

/** The properties of a Redis instance. */
export const redisFields = withWireNames({
  ...product,
  ...login,
  ...network,
  ...payment,
  ...operations,
  tags: tagsField,
  ...outputs,
});
