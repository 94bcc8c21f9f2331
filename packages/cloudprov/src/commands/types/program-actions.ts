import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { Refusal } from "@org/core-command";
import type ts from "typescript";
import type { RequestedAction } from "./requested-action.ts";

/** An action in a program, with the members that the program gives at the same place. */
export interface UsedAction extends RequestedAction {
  /** The location, as in `index.ts:12`. */
  readonly at: string;
  /**
   * The values that are sent, as far as the program contains them literally: objects as members, lists as lists,
   * everything else as undefined.
   */
  readonly given: readonly WrittenValue[];
}

/** A value in a program, as far as it is literal. */
export interface WrittenValue {
  /** As `index.ts:12`. */
  readonly at: string;
  readonly members?: Readonly<Record<string, WrittenValue>>;
  readonly elements?: readonly WrittenValue[];
}

/**
 * Finds the actions in the programs of a project: in objects with `service` and `version`, as in the arguments of
 * ActionResource, ActionCall and getAction. Uses the project's own compiler.
 *
 * @throws {Refusal} if the project has no compiler.
 */
export async function actionsOfPrograms(folder: string): Promise<UsedAction[]> {
  const compiler = compilerOf(folder);
  const found: UsedAction[] = [];
  for (const path of await programsIn(folder)) {
    const text = await readFile(path, "utf8");
    const file = compiler.createSourceFile(relative(folder, path), text, compiler.ScriptTarget.Latest, true);
    found.push(...new ProgramReader(compiler, file).actions());
  }
  return found;
}

function compilerOf(folder: string): typeof ts {
  try {
    return createRequire(join(folder, "package.json"))("typescript") as typeof ts;
  } catch {
    throw new Refusal(
      "missing-tool",
      `TypeScript is not installed in ${folder}, so programs cannot be read. Install it as a development dependency, or name the ` +
        "actions, such as vpc.CreateSecurityGroup.",
    );
  }
}

const notPrograms = /^(node_modules|dist|bin|\..*)$/;

async function programsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return notPrograms.test(entry.name) ? [] : programsIn(path);
      return /(?<!\.d)\.[cm]?[jt]s$/.test(entry.name) ? [path] : [];
    }),
  );
  return found.flat().sort();
}

type Members = ReadonlyMap<string, ts.Expression>;

/** Where to look for actions. */
interface Place {
  readonly service: string;
  readonly version: string;
  /** The values that a creation sends in addition to its parameters. */
  readonly sent: readonly ts.Expression[];
  readonly isCreation: boolean;
}

// Reads one file. An object may spread a constant of the same file.
class ProgramReader {
  readonly #compiler: typeof ts;
  readonly #file: ts.SourceFile;
  readonly #constants = new Map<string, ts.Expression>();
  readonly #found: UsedAction[] = [];
  /** The nodes that are being read: a constant may refer to itself. */
  readonly #open = new Set<ts.Node>();

  constructor(compiler: typeof ts, file: ts.SourceFile) {
    this.#compiler = compiler;
    this.#file = file;
    this.#visit(file, (node) => {
      if (compiler.isVariableDeclaration(node) && compiler.isIdentifier(node.name) && node.initializer) {
        this.#constants.set(node.name.text, node.initializer);
      }
    });
  }

  actions(): readonly UsedAction[] {
    this.#visit(this.#file, (node) => {
      if (!this.#compiler.isObjectLiteralExpression(node)) return;
      const members = this.#membersOf(node);
      const service = this.#textOf(members.get("service"));
      const version = this.#textOf(members.get("version"));
      if (service === undefined || version === undefined) return;
      const sent = ["properties", "secretProperties"].flatMap((name) => members.get(name) ?? []);
      this.#collect(node, { service, version, sent, isCreation: false });
    });
    return this.#found;
  }

  // Each nested object with an action, with the parameters next to it; a creation sends the properties too.
  #collect(expression: ts.Expression, place: Place): void {
    const node = this.#plain(expression);
    this.#inside(node, undefined, () => this.#collectIn(node, place));
  }

  #collectIn(node: ts.Expression, place: Place): void {
    if (this.#compiler.isArrayLiteralExpression(node)) {
      for (const element of node.elements) this.#collect(element, { ...place, isCreation: false });
    }
    if (!this.#compiler.isObjectLiteralExpression(node)) return;
    const members = this.#membersOf(node);
    const action = this.#textOf(members.get("action"));
    if (action !== undefined) {
      const parameters = ["parameters", "secretParameters"].flatMap((name) => members.get(name) ?? []);
      const given = [...parameters, ...(place.isCreation ? place.sent : [])];
      const { service, version } = place;
      const at = this.#placeOf(node);
      this.#found.push({ service, version, action, at, given: given.map((one) => this.#written(one)) });
    }
    for (const [name, value] of members) {
      if (/^(properties|secretProperties|parameters|secretParameters)$/.test(name)) continue;
      this.#collect(value, { ...place, isCreation: name === "create" });
    }
  }

  #written(expression: ts.Expression): WrittenValue {
    const node = this.#plain(expression);
    const at = this.#placeOf(expression);
    return this.#inside<WrittenValue>(node, { at }, () => {
      if (this.#compiler.isArrayLiteralExpression(node)) {
        return { at, elements: node.elements.map((element) => this.#written(element)) };
      }
      if (!this.#compiler.isObjectLiteralExpression(node)) return { at };
      const members = [...this.#membersOf(node)].map(([name, value]) => [name, this.#written(value)]);
      return { at, members: Object.fromEntries(members) };
    });
  }

  #inside<T>(node: ts.Node, already: T, read: () => T): T {
    if (this.#open.has(node)) return already;
    this.#open.add(node);
    const value = read();
    this.#open.delete(node);
    return value;
  }

  #placeOf(node: ts.Node): string {
    const { line } = this.#file.getLineAndCharacterOfPosition(node.getStart(this.#file));
    return `${this.#file.fileName}:${line + 1}`;
  }

  #membersOf(node: ts.ObjectLiteralExpression, within: ReadonlySet<ts.Node> = new Set([node])): Members {
    const members = new Map<string, ts.Expression>();
    for (const property of node.properties) {
      if (this.#compiler.isPropertyAssignment(property)) {
        const { name } = property;
        if (this.#compiler.isIdentifier(name) || this.#compiler.isStringLiteralLike(name)) {
          members.set(name.text, property.initializer);
        }
      } else if (this.#compiler.isShorthandPropertyAssignment(property)) {
        members.set(property.name.text, property.name);
      } else if (this.#compiler.isSpreadAssignment(property)) {
        const spread = this.#plain(property.expression);
        if (!this.#compiler.isObjectLiteralExpression(spread) || within.has(spread)) continue;
        for (const [name, value] of this.#membersOf(spread, new Set([...within, spread]))) members.set(name, value);
      }
    }
    return members;
  }

  // Removes syntax around a value that only the compiler needs, and replaces a constant with its value.
  #plain(expression: ts.Expression, seen: ReadonlySet<string> = new Set()): ts.Expression {
    const { isAsExpression, isSatisfiesExpression, isParenthesizedExpression, isIdentifier } = this.#compiler;
    if (isAsExpression(expression) || isSatisfiesExpression(expression) || isParenthesizedExpression(expression)) {
      return this.#plain(expression.expression, seen);
    }
    if (!isIdentifier(expression) || seen.has(expression.text)) return expression;
    const value = this.#constants.get(expression.text);
    return value === undefined ? expression : this.#plain(value, new Set([...seen, expression.text]));
  }

  #textOf(expression: ts.Expression | undefined): string | undefined {
    if (expression === undefined) return undefined;
    const node = this.#plain(expression);
    return this.#compiler.isStringLiteralLike(node) ? node.text : undefined;
  }

  #visit(node: ts.Node, act: (node: ts.Node) => void): void {
    act(node);
    node.forEachChild((child) => this.#visit(child, act));
  }
}
