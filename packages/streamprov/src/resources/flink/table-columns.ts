import {
  canonicalJson,
  field,
  fromWire,
  lookupOutputs,
  type OutputOf,
  responseField,
  type ShownOf,
  UnexpectedResponse,
} from "@org/core-provider";
import { type Body, bareKind } from "../../platform/body.ts";
import { typeFromWire, typeName, typeToWire } from "./column-types.ts";

const text = (wire: string, docs: string) => field.string({ wire, docs });
const kindOf = (kind: string) =>
  field.string({
    default: kind,
    pattern: { match: new RegExp(`^${kind}$`), says: `be ${kind}` },
    wire: "kind",
    docs: "Kind of the column, which must match its list.",
  });
const typeOf = () =>
  text("type", 'Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`.');
const virtual = () => field.boolean({ default: false, wire: "virtual", docs: "Whether the column is read-only." });

const physical = field.object(
  {
    columnPhysicalName: text("name", "Name of the column."),
    columnPhysicalType: typeOf(),
    columnPhysicalComment: text("comment", "Comment of the column."),
    columnPhysicalKind: kindOf("Physical"),
  },
  { docs: "A physical column, which stores data." },
);
const computed = field.object(
  {
    columnComputedName: text("name", "Name of the column."),
    columnComputedType: typeOf(),
    columnComputedComment: text("comment", "Comment of the column."),
    columnComputedKind: kindOf("Computed"),
    columnComputedExpression: text("expression", "SQL expression of the column, such as `quantity * price`."),
    columnComputedVirtual: virtual(),
  },
  { docs: "A computed column." },
);
const metadata = field.object(
  {
    columnMetadataName: text("name", "Name of the column."),
    columnMetadataType: typeOf(),
    columnMetadataComment: text("comment", "Comment of the column."),
    columnMetadataKind: kindOf("Metadata"),
    columnMetadataKey: text("metadata_key", "Metadata that the column contains, such as `offset`."),
    columnMetadataVirtual: virtual(),
  },
  { docs: "A column with metadata of a record." },
);

/** The kinds of columns, in their order within one element. */
const kinds = {
  columnsComputeds: { kind: "Computed", item: computed },
  columnsPhysicals: { kind: "Physical", item: physical },
  columnsMetadatas: { kind: "Metadata", item: metadata },
} as const;

type ListName = keyof typeof kinds;
const listNames = Object.keys(kinds) as readonly ListName[];

/** A column of a table: each element of the list contains one column, in the list of its kind. */
const column = field.object(
  {
    columnsComputeds: field.list(computed, { docs: "A computed column." }),
    columnsPhysicals: field.list(physical, { docs: "A physical column, which stores data." }),
    columnsMetadatas: field.list(metadata, { docs: "A column with metadata of a record." }),
  },
  { docs: "A column." },
);

/** The columns of a table. */
export const columnsField = () =>
  field.list(column, {
    equality: sameColumns,
    emptyIsUnset: true,
    terraform: { plural: true },
    docs: "Columns of the table, in order. Each element contains one column, in the list of its kind.",
    inputDocs: "If unset, they follow from the query.",
  });

type Columns = OutputOf<ReturnType<typeof columnsField>>;

/** Columns as in requests: one list for all kinds. */
export function columnsToWire(columns: unknown): Body[] {
  return (columns as readonly Readonly<Record<string, unknown>>[]).flatMap((element) =>
    listNames.flatMap((list) =>
      ((element[list] ?? []) as readonly Readonly<Record<string, unknown>>[]).map((one) => oneToWire(list, one)),
    ),
  );
}

function oneToWire(list: ListName, column: Readonly<Record<string, unknown>>): Body {
  const { kind, item } = kinds[list];
  const members = Object.entries(item.fields ?? {}).flatMap(([name, { facts }]) => {
    const value = column[name];
    const wire = facts.wire ?? name;
    if (wire === "type" && typeof value === "string") return [[wire, typeToWire(value)]];
    return value === undefined || value === "" ? [] : [[wire, value]];
  });
  const isVirtual = "virtual" in wiresOf(item.fields ?? {});
  return { ...(isVirtual ? { virtual: false } : {}), ...Object.fromEntries(members), kind };
}

function wiresOf(fields: Readonly<Record<string, { readonly facts: { readonly wire?: string } }>>): Body {
  return Object.fromEntries(Object.entries(fields).map(([name, { facts }]) => [facts.wire ?? name, true]));
}

/** The columns of a response, each in its own element. */
export function columnsFromWire(response: readonly unknown[]): Columns {
  return elements(response, (list, body) => fromWire(kinds[list].item.fields ?? {}, body)) as Columns;
}

/** The same for a lookup, where missing values are empty. */
export function columnsShown(response: readonly unknown[]): ShownOf<ReturnType<typeof columnsField>> {
  const shown = elements(response, (list, body) => fromWire(lookupOutputs(kinds[list].item.fields ?? {}), body));
  return shown as ShownOf<ReturnType<typeof columnsField>>;
}

function elements(response: readonly unknown[], read: (list: ListName, body: Body) => unknown): readonly unknown[] {
  return response.map((one) => {
    if (typeof one !== "object" || one === null) throw UnexpectedResponse.kind(one, "an object");
    const body = one as Body;
    const { kind } = fromWire(columnFacts, body);
    const list = listNames.find((name) => kinds[name].kind === bareKind(kind)) ?? "columnsPhysicals";
    const shown = { ...body, type: typeFromWire(body["type"]) };
    return { columnsComputeds: [], columnsPhysicals: [], columnsMetadatas: [], [list]: [read(list, shown)] };
  });
}

/** The fields of every column. */
const columnFacts = {
  kind: responseField.string({ wire: "kind" }),
  name: responseField.string({ wire: "name" }),
};

/** True if someone has set columns: those that follow from a query have no comments and are physical. */
export function areGiven(columns: Columns): boolean {
  return columns.some(
    ({ columnsComputeds = [], columnsMetadatas = [], columnsPhysicals = [] }) =>
      columnsComputeds.length + columnsMetadatas.length > 0 ||
      columnsPhysicals.some(({ columnPhysicalComment }) => columnPhysicalComment),
  );
}

/** True if the platform treats both as the same columns. */
function sameColumns(before: unknown, after: unknown): boolean {
  const [a, b] = [before, after].map((columns) =>
    columnsToWire(columns).map(({ type, ...others }) => ({ ...others, type: typeName(type) })),
  );
  return canonicalJson(JSON.stringify(a)) === canonicalJson(JSON.stringify(b));
}
