import {
  canonicalJson,
  field,
  fromWire,
  lookupOutputs,
  type OutputOf,
  type ShownOf,
  UnexpectedResponse,
} from "@org/core-provider";
import { type Body, bareKind } from "../../platform/body.ts";

const text = (wire: string, docs: string) => field.string({ wire, docs });
const kindOf = (kind: string) =>
  field.string({
    default: kind,
    pattern: { match: new RegExp(`^${kind}$`), says: `be ${kind}` },
    wire: "kind",
    docs: "Kind of the column: that of the list that it is in.",
  });
const typeOf = () =>
  text("type", 'Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`.');
const virtual = () => field.boolean({ default: false, wire: "virtual", docs: "Whether it is read but never written." });

const physical = field.object(
  {
    columnPhysicalName: text("name", "Name of the column."),
    columnPhysicalType: typeOf(),
    columnPhysicalComment: text("comment", "What it is for."),
    columnPhysicalKind: kindOf("Physical"),
  },
  { docs: "A column with data of its own." },
);
const computed = field.object(
  {
    columnComputedName: text("name", "Name of the column."),
    columnComputedType: typeOf(),
    columnComputedComment: text("comment", "What it is for."),
    columnComputedKind: kindOf("Computed"),
    columnComputedExpression: text("expression", "SQL that gives its value, such as `quantity * price`."),
    columnComputedVirtual: virtual(),
  },
  { docs: "A column that follows from others." },
);
const metadata = field.object(
  {
    columnMetadataName: text("name", "Name of the column."),
    columnMetadataType: typeOf(),
    columnMetadataComment: text("comment", "What it is for."),
    columnMetadataKind: kindOf("Metadata"),
    columnMetadataKey: text("metadata_key", "What of the system it shows, such as `offset`."),
    columnMetadataVirtual: virtual(),
  },
  { docs: "A column that shows what the system knows of a record." },
);

/** The kinds of columns, in the order in which those of one element follow one another. */
const kinds = {
  columnsComputeds: { kind: "Computed", item: computed },
  columnsPhysicals: { kind: "Physical", item: physical },
  columnsMetadatas: { kind: "Metadata", item: metadata },
} as const;

type ListName = keyof typeof kinds;
const listNames = Object.keys(kinds) as readonly ListName[];

/** A column of a table: each element of the list holds one, in the list of its kind. */
const column = field.object(
  {
    columnsComputeds: field.list(computed, { docs: "A column that follows from others." }),
    columnsPhysicals: field.list(physical, { docs: "A column with data of its own." }),
    columnsMetadatas: field.list(metadata, { docs: "A column that shows what the system knows of a record." }),
  },
  { docs: "A column." },
);

/** The columns of a table. */
export const columnsField = () =>
  field.list(column, {
    equality: sameColumns,
    emptyIsUnset: true,
    terraform: { plural: true },
    docs: "The columns, in their order: each element holds one, in the list of its kind.",
    inputDocs: "Left out, they follow from the query.",
  });

type Columns = OutputOf<ReturnType<typeof columnsField>>;

/** Columns as the platform takes them: one list of all kinds. */
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

/** A type as the platform takes it: an object where the text is one. */
function typeToWire(type: string): unknown {
  try {
    const parsed: unknown = JSON.parse(type);
    return typeof parsed === "object" && parsed !== null ? parsed : type;
  } catch {
    return type;
  }
}

/** The columns that the platform tells, each in an element of its own. */
export function columnsFromWire(told: readonly unknown[]): Columns {
  return elements(told, (list, body) => fromWire(kinds[list].item.fields ?? {}, body)) as Columns;
}

/** The same for a lookup, which tells of what is not there as empty. */
export function columnsShown(told: readonly unknown[]): ShownOf<ReturnType<typeof columnsField>> {
  const shown = elements(told, (list, body) => fromWire(lookupOutputs(kinds[list].item.fields ?? {}), body));
  return shown as ShownOf<ReturnType<typeof columnsField>>;
}

function elements(told: readonly unknown[], read: (list: ListName, body: Body) => unknown): readonly unknown[] {
  return told.map((one) => {
    if (typeof one !== "object" || one === null) throw UnexpectedResponse.kind(one, "an object");
    const body = one as Body;
    const { kind } = fromWire(columnFacts, body);
    const list = listNames.find((name) => kinds[name].kind === bareKind(kind)) ?? "columnsPhysicals";
    const shown = { ...body, type: typeFromWire(body["type"]) };
    return { columnsComputeds: [], columnsPhysicals: [], columnsMetadatas: [], [list]: [read(list, shown)] };
  });
}

/** What every column tells of itself. */
const columnFacts = {
  kind: field.string({ output: true, wire: "kind", docs: "Its kind." }),
  name: field.string({ output: true, wire: "name", docs: "Its name." }),
};

/** What every type tells of itself that is an object. */
const typeFacts = {
  type: field.string({ output: true, answered: "always", wire: "type", docs: "Its name." }),
  nullable: field.boolean({ output: true, wire: "nullable", docs: "Whether there may be no value." }),
};

/** A type as a text: an object as JSON. */
function typeFromWire(type: unknown): unknown {
  if (typeof type !== "object" || type === null) return type;
  fromWire(typeFacts, type as Body);
  return JSON.stringify(type);
}

/** True when columns were given by somebody: those that follow from a query are all plain. */
export function areGiven(columns: Columns): boolean {
  return columns.some(
    ({ columnsComputeds = [], columnsMetadatas = [], columnsPhysicals = [] }) =>
      columnsComputeds.length + columnsMetadatas.length > 0 ||
      columnsPhysicals.some(({ columnPhysicalComment }) => columnPhysicalComment),
  );
}

/** True when the platform takes both for the same columns. */
function sameColumns(before: unknown, after: unknown): boolean {
  const [a, b] = [before, after].map((columns) =>
    columnsToWire(columns).map(({ type, ...others }) => ({ ...others, type: typeName(type) })),
  );
  return canonicalJson(JSON.stringify(a)) === canonicalJson(JSON.stringify(b));
}

/** A type as SQL has it, of a text or of the platform's object; of what is made of other types the object as JSON. */
function typeName(type: unknown): string {
  if (typeof type === "string")
    return type
      .replace(/\s+/g, " ")
      .replace(/ ?([(),]) ?/g, "$1")
      .trim()
      .toUpperCase();
  const { type: name, nullable, length, precision, scale, ...others } = (type ?? {}) as Body;
  if (Object.keys(others).length > 0) return canonicalJson(JSON.stringify(type));
  const sizes = [length ?? precision, scale].filter((size) => size !== undefined);
  const size = sizes.length > 0 ? `(${sizes.join(",")})` : "";
  return `${String(name ?? "").toUpperCase()}${size}${nullable === false ? " NOT NULL" : ""}`;
}
