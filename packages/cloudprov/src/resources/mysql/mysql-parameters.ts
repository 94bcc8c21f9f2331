import { CodedError, fromWire, responseField, type Unchecked, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { recordOf, responseList } from "../../platform/responses.ts";
import { changeMysql } from "./mysql-changes.ts";
import type { mysqlInstanceFields } from "./mysql-instance-fields.ts";

type Update = UpdateOperation<typeof mysqlInstanceFields> & Clients;

/** Sets the parameters of the program, and the defaults of those that it no longer sets. */
export async function changeParameters(op: Update): Promise<void> {
  const { parameters: wanted } = op.args;
  if (!op.changed("parameters") || wanted === undefined) return;
  const known = await engineParameters(op, op.id);
  requireKnown(wanted, known);
  const removed = Object.keys(op.state.parameters).filter((name) => wanted[name] === undefined);
  const usual = removed
    .flatMap((name) => known.get(name) ?? [])
    .map(({ name, usual: value }) => [name, value] as const);
  const ParamList = [...Object.entries(wanted), ...usual].flatMap(([name, value]) =>
    known.get(name)?.current === value ? [] : [{ Name: name, CurrentValue: value }],
  );
  if (ParamList.length === 0) return;
  await changeMysql(op, op.id, { action: "ModifyInstanceParam", parameters: { InstanceIds: [op.id], ParamList } });
}

/** @throws CodedError if the engine does not have a parameter. */
export function requireKnown(wanted: unknown, known: ReadonlyMap<string, unknown>): void {
  const unknown = Object.keys(recordOf(wanted) ?? {}).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const names = unknown.join(", ");
  throw new CodedError("invalid-input", `parameters: this version of the engine has no parameter ${names}: remove it`);
}

/** Whether a change of the parameters changes one that is fixed at the creation. */
export function changesFixedParameter(args: Unchecked, before: Readonly<Record<string, string>>): boolean {
  const wanted = recordOf(args["parameters"])?.[fixedParameter];
  const isFixed = Number(args["engineVersion"]) >= 8;
  return (
    isFixed && typeof wanted === "string" && before[fixedParameter] !== undefined && wanted !== before[fixedParameter]
  );
}

/** Whether names of tables distinguish case. */
export const fixedParameter = "lower_case_table_names";

/** Whether an instance with these parameters stores the names of databases and tables in lower case. */
export function storesLowerCase(parameters: ReadonlyMap<string, { readonly current: string }>): boolean {
  return parameters.get(fixedParameter)?.current === "1";
}

const parameter = {
  name: responseField.string({ wire: "Name", returned: "always" }),
  current: responseField.string({ wire: "CurrentValue" }),
  usual: responseField.string({ wire: "Default" }),
};
const parameters = responseList("Items", parameter);

/** The parameters of an instance, by name, with their values and defaults. */
export async function engineParameters(op: Op, id: string) {
  const found = await op.cdb.read("DescribeInstanceParams", { InstanceId: id }, { expects: parameters.expects });
  return new Map(parameters.of(found).map((one) => [String(one["Name"]), fromWire(parameter, one)]));
}
