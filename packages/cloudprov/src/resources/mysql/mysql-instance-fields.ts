import { allOrNone, field, type Rule } from "@org/core-provider";
import { databasePassword } from "../../platform/database-password.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { network } from "./mysql-network-fields.ts";
import { payment } from "./mysql-payment-fields.ts";
import { size } from "./mysql-size-fields.ts";
import { upgrades } from "./mysql-upgrade-fields.ts";

/** The properties of a MySQL instance. */
export const mysqlInstanceFields = withWireNames({
  ...size,
  ...network,
  rootPassword: field.string({
    ...databasePassword,
    secret: true,
    writeOnly: true,
    emptyIsUnset: true,
    wire: "Password",
    docs: "Password of the user `root`.",
  }),
  parameters: field.map(field.string({ docs: "Value of the parameter." }), {
    computed: true,
    wire: "Parameters",
    docs: "Parameters of the database engine, by name. A parameter that is removed gets its default. Some changes restart the database. `lower_case_table_names` cannot be changed after the creation from version 8.0. Only the parameters in the program are read; an import reads those that differ from their defaults.",
  }),
  paramTemplateId: field.integer({
    // The state of an instance that was created without a template has an empty value, and that of an imported one none.
    computed: true,
    emptyIsUnset: true,
    min: 1,
    writeOnly: true,
    adoptedIfMissing: true,
    replaceOnChange: true,
    docs: "ID of the template of parameters that the instance is created with. To change parameters later, use `parameters`.",
  }),
  projectId: field.integer({ default: 0, min: 0, docs: "ID of the project. 0 is the account's default project." }),
  ...payment,
  tags: tagsField,
  ...upgrades,
  intranetIp: field.string({
    output: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "Vip",
    docs: "Address in the private network.",
  }),
  internetHost: field.string({
    output: true,
    changesWith: ["internetService"],
    docs: "Host name in the Internet; empty without `internetService`.",
  }),
  internetPort: field.integer({
    output: true,
    changesWith: ["internetService"],
    docs: "Port in the Internet; 0 without `internetService`.",
  }),
  gtid: field.integer({
    output: true,
    changesWith: ["engineVersion"],
    wire: "IsGTIDOpen",
    docs: "Whether transactions have global identifiers (GTID): 1 or 0.",
  }),
  locked: field.integer({
    output: true,
    changesWith: ["volumeSize"],
    docs: "Whether writing is locked because the disk is full: 1 or 0.",
  }),
  status: field.integer({
    output: true,
    docs: "Status: creating (0), running (1), being isolated (4) or in the recycle bin (5).",
  }),
  taskStatus: field.integer({
    output: true,
    changesWith: ["memSize", "volumeSize", "cpu", "deviceType", "engineVersion"],
    docs: "Task that is running for the instance, as a number; 0 without one.",
  }),
});

/** Properties that depend on one another. */
export const mysqlInstanceRules: readonly Rule[] = [allOrNone("vpcId", "subnetId")];
