import { Refusal } from "@org/core-command";

/** One member of a model. */
export interface Member {
  readonly optional: boolean;
  readonly type: MemberType;
}

/** The type of a member, or of the elements of a list. */
export interface MemberType {
  /** `string`, `number`, `boolean`, or the name of a model. */
  readonly name: string;
  readonly list: boolean;
}

/** The models of one version of a service: the members of each, by name. */
export type Models = ReadonlyMap<string, ReadonlyMap<string, Member>>;

const modelStart = /^export interface (\w+) \{/;
const memberLine = /^ {4}(\w+)(\?)?: (.+);$/;
const emptyModel = /^export type (\w+) = null;/;
const listType = /^Array<(.+)>$/;

/**
 * Parses a file of models as the SDK's generator writes it: interfaces with one member per line. Comments are ignored.
 *
 * @throws if a line has another form, because the types would be incomplete.
 */
export function readModels(source: string): Models {
  const models = new Map<string, Map<string, Member>>();
  let open: Map<string, Member> | undefined;
  for (const line of source.replace(/\/\*.*?\*\//gs, "").split(/\r?\n/)) {
    const [, started] = modelStart.exec(line) ?? [];
    const [, empty] = emptyModel.exec(line) ?? [];
    const name = started ?? empty;
    if (name !== undefined) {
      open = new Map();
      models.set(name, open);
      continue;
    }
    const [, member, optional, type] = memberLine.exec(line) ?? [];
    if (member !== undefined && type !== undefined && open !== undefined) {
      open.set(member, { optional: optional !== undefined, type: typeOf(type) });
    } else if (!/^\s*(\}|export \{\};)?$/.test(line)) {
      throw new Refusal(
        "missing-tool",
        `Cannot parse a line of the models (${line.trim()}). Update the SDK or this package.`,
      );
    }
  }
  return models;
}

function typeOf(text: string): MemberType {
  const [, element] = listType.exec(text) ?? [];
  const name = element ?? text;
  // JSON numbers include whole numbers of any size.
  return { name: name === "number | bigint" ? "number" : name, list: element !== undefined };
}
