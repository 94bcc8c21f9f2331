import { field } from "@org/core-provider";
import { databasePassword } from "../../platform/database-password.ts";
import { fixed, optionOfUpdates } from "../../platform/field-facts.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { network } from "./postgresql-network-fields.ts";
import { payment } from "./postgresql-payment-fields.ts";
import { size, versions } from "./postgresql-size-fields.ts";

const login = {
  rootUser: field.string({
    default: "root",
    pattern: {
      match: /^(?!postgres$|pg_)[a-z_]\w{0,15}$/i,
      says: "have 1 to 16 letters, digits and underscores, begin with no digit and not with pg_, and not be postgres",
    },
    replaceOnChange: true,
    wire: "AdminName",
    docs: "Name of the administrator.",
  }),
  rootPassword: field.string({
    required: true,
    secret: true,
    writeOnly: true,
    adoptedIfMissing: true,
    ...databasePassword,
    wire: "AdminPassword",
    docs: "Password of the administrator. Newer platforms require lower case and capital letters, digits and symbols. The platform does not return it.",
  }),
};

const encryption = {
  needSupportTde: field.integer({
    computed: true,
    min: 0,
    max: 1,
    replaceOnChange: true,
    wire: "NeedSupportTDE",
    docs: "Whether the data is encrypted: 1 or 0. Defaults to 0.",
  }),
  kmsKeyId: field.string({
    ...fixed,
    wire: "KMSKeyId",
    docs: "ID of the key in the Key Management Service. Defaults to the platform's key.",
  }),
  kmsRegion: field.string({ ...fixed, wire: "KMSRegion", docs: "Region of the key." }),
  kmsClusterId: field.string({ ...fixed, wire: "KMSClusterId", docs: "ID of the key's cluster." }),
};

const parameter = (name: string) =>
  field.integer({
    computed: true,
    docs: `The parameter \`${name}\`, in milliseconds: how long a standby node waits before it cancels queries that conflict with replication. Defaults to the platform's value.`,
  });

const operations = {
  maxStandbyArchiveDelay: parameter("max_standby_archive_delay"),
  maxStandbyStreamingDelay: parameter("max_standby_streaming_delay"),
  deleteProtection: field.boolean({
    computed: true,
    wire: "DeletionProtection",
    docs: "Whether the instance is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. Defaults to false.",
  }),
  waitSwitch: field.integer({
    ...optionOfUpdates,
    docs: "When a change of the size, the nodes or the version takes effect: 0 at once, 2 in the maintenance window. An update does not wait for the window. Defaults to 0.",
  }),
};

const outputs = {
  privateAccessIp: field.string({ output: true, changesWith: ["vpcId", "subnetId"], docs: "Private address." }),
  privateAccessPort: field.integer({
    output: true,
    changesWith: ["vpcId", "subnetId"],
    docs: "Port of the private address.",
  }),
  publicAccessHost: field.string({
    output: true,
    changesWith: ["publicAccessSwitch"],
    docs: "Public host name; empty without one.",
  }),
  publicAccessPort: field.integer({
    output: true,
    changesWith: ["publicAccessSwitch"],
    docs: "Port of the public address; 0 without one.",
  }),
  uid: field.integer({ output: true, docs: "Number of the instance." }),
  createTime: field.string({ output: true, docs: "Creation time, in the platform's time zone." }),
};

/** The properties of a PostgreSQL instance. */
export const postgresqlFields = withWireNames({
  ...size,
  ...versions,
  ...login,
  ...network,
  ...payment,
  ...encryption,
  ...operations,
  tags: tagsField,
  ...outputs,
});
