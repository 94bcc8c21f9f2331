import { listOf, object, optional, type Shape, type Store, text } from "@org/simulator";
import { MalformedRequest, PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { tagsMember } from "../tag-list.ts";
import { describeShape, malformedId, pageOf, search } from "./describe.ts";
import { type TemplateKind, templateKinds } from "./template-kinds.ts";
import type { Template, TemplateGroup, TemplateMember } from "./templates.ts";

/** The actions of templates and of their groups: to create, describe, modify and delete both kinds of each. */
export function templateActions(world: World): Action[] {
  return templateKinds(world).flatMap((kind) => [
    ...actionsOf(world, templateTarget(world, kind)),
    ...actionsOf(world, groupTarget(world, kind)),
  ]);
}

type Stored = Template | TemplateGroup;

// What templates and groups do differently; both are a name and a list of texts.
interface Target<T extends Stored> {
  readonly word: string;
  /** The list of texts in requests. */
  readonly list: string;
  /** What such a text is called in the list of texts with descriptions, where there is one. */
  readonly member?: string;
  readonly filter: string;
  readonly prefix: string;
  readonly quota: "templates" | "groups";
  readonly store: Store<T>;
  /** The checked list as it is kept. */
  content(list: readonly TemplateMember[], region: string): Pick<T, Exclude<keyof T, keyof Born>>;
  /** What else is at work when this one is. */
  related(one: T): readonly string[];
  shown(one: T): Reply;
  checkUnused(one: T): void;
}

type Born = Pick<Template, "id" | "region" | "name" | "tags" | "createdAt" | "updatedAt">;

function templateTarget(world: World, kind: TemplateKind): Target<Template> {
  const { templates, groups, word, member } = kind;
  const groupsWith = ({ id }: Template) => groups.all().filter(({ templateIds }) => templateIds.includes(id));
  return {
    word,
    list: kind.members,
    member,
    filter: kind.filter,
    prefix: kind.templatePrefix,
    quota: "templates",
    store: templates,
    content(list) {
      const members = list.map(({ value, description }) => ({ value: kind.normal(value), description }));
      checkMembers(
        world,
        members.map(({ value }) => value),
      );
      return { members };
    },
    related: (template) => groupsWith(template).map(({ id }) => id),
    shown: ({ members, updatedAt }) => ({
      [`${member}Set`]: members.map(({ value }) => kind.shown(value)),
      [`${member}ExtraSet`]: members.map(({ value, description }) => ({
        [member]: kind.shown(value),
        Description: description,
        UpdatedTime: world.timeText(updatedAt),
      })),
    }),
    checkUnused(template) {
      const [user] = groupsWith(template);
      if (user !== undefined) {
        throw new PlatformError("ResourceInUse", `The template ${template.id} is used by the group ${user.id}.`);
      }
    },
  };
}

function groupTarget(world: World, kind: TemplateKind): Target<TemplateGroup> {
  const { templates, groups } = kind;
  const word = `${kind.word}Group`;
  return {
    word,
    list: `${kind.word}Ids`,
    filter: `${kind.filter}-group`,
    prefix: kind.groupPrefix,
    quota: "groups",
    store: groups,
    content(list, region) {
      const templateIds = list.map(({ value }) => value);
      for (const id of templateIds) {
        if (!isId(kind.templatePrefix, id)) throw malformedId(id);
        const template = templates.get(id);
        found(template?.region === region ? template : undefined, "ResourceNotFound", `template ${id}`);
        checkIdle(world, id);
      }
      checkMembers(world, templateIds);
      return { templateIds };
    },
    related: () => [],
    shown: ({ templateIds }) => ({ [`${kind.word}IdSet`]: templateIds, [`${kind.word}Set`]: [] }),
    checkUnused: () => undefined,
  };
}

function actionsOf<T extends Stored>(world: World, target: Target<T>): Action[] {
  const { word, list, member, filter, prefix, store } = target;
  const idName = `${word}Id`;
  const nameName = `${word}Name`;
  const document = (one: T): Reply => ({
    [idName]: one.id,
    [nameName]: one.name,
    ...target.shown(one),
    CreatedTime: world.timeText(one.createdAt),
    UpdatedTime: world.timeText(one.updatedAt),
    TagSet: one.tags,
  });
  const extra = `${list}Extra`;
  const listMembers: Readonly<Record<string, Shape<unknown>>> =
    member === undefined
      ? { [list]: listOf(text()) }
      : {
          [list]: optional(listOf(text())),
          [extra]: optional(listOf(object({ [member]: text(), Description: optional(text()) }))),
        };
  /** The members that a call sets; undefined when it sets none. */
  const membersOf = (params: Readonly<Record<string, unknown>>): TemplateMember[] | undefined => {
    const plain = params[list] as readonly string[] | undefined;
    const described = params[extra] as readonly Readonly<Record<string, string>>[] | undefined;
    if (plain === undefined && described === undefined) return undefined;
    return [
      ...(plain ?? []).map((value) => ({ value, description: "" })),
      ...(described ?? []).map((one) => ({ value: one[member ?? ""] ?? "", description: one["Description"] ?? "" })),
    ];
  };
  // Writes always see the current state, even when reads lag.
  const existing = (id: string, region: string): T => {
    if (!isId(prefix, id)) throw malformedId(id);
    const one = store.get(id);
    return found(one?.region === region ? one : undefined, "ResourceNotFound", `${word} ${id}`);
  };
  const occupy = (one: T): void => {
    for (const id of [one.id, ...target.related(one)]) world.busy.occupy(id, world.settings.templateTaskMs);
  };

  return [
    defineAction({
      name: `Create${word}`,
      params: texts({ [nameName]: text(), ...listMembers, Tags: tagsMember }),
      run({ params, region }) {
        const name = checkName(params[nameName] as string);
        const members = membersOf(params);
        if (members === undefined) {
          throw new MalformedRequest("MissingParameter", `one of /${list} and /${extra} must be there`);
        }
        const content = target.content(members, region);
        const quota = world.settings.templateQuotas[target.quota];
        if (store.all().filter((one) => one.region === region).length >= quota) {
          throw new PlatformError("LimitExceeded", `The quota of ${quota} is used up: ${word}.`);
        }
        const times = { createdAt: world.now(), updatedAt: world.now() };
        const born = { id: world.newId(prefix), region, name, tags: params["Tags"] ?? [], ...times };
        const created = store.insert({ ...born, ...content } as T);
        occupy(created);
        return { [word]: document(created) };
      },
    }),
    defineAction({
      name: `Describe${word}s`,
      params: describeShape(filter),
      run({ params, region }) {
        const how = {
          filter,
          region,
          nameMatch: world.settings.templateNameMatch,
          isId: (id: string) => isId(prefix, id),
        };
        const seen = store.allSeen();
        const all = search(seen, params, how);
        const page = pageOf(all, params);
        if (world.settings.mutexOnDescribe && target.quota === "groups")
          for (const { id } of page) checkIdle(world, id);
        return { TotalCount: all.length, [`${word}Set`]: page.map(document) };
      },
    }),
    defineAction({
      name: `Modify${word}Attribute`,
      params: texts({ [idName]: text(), [nameName]: optional(text()), ...allOptional(listMembers) }),
      run({ params, region }) {
        const old = existing(params[idName] as string, region);
        checkIdle(world, old.id);
        const name = params[nameName] as string | undefined;
        const values = membersOf(params);
        const changed = store.replace({
          ...old,
          ...(name === undefined ? {} : { name: checkName(name) }),
          ...(values === undefined ? {} : target.content(values, region)),
          updatedAt: world.now(),
        });
        occupy(changed);
        return {};
      },
    }),
    defineAction({
      name: `Delete${word}`,
      params: texts({ [idName]: text() }),
      run({ params, region }) {
        const old = existing(params[idName] as string, region);
        checkIdle(world, old.id);
        target.checkUnused(old);
        store.remove(old.id);
        return {};
      },
    }),
  ];
}

// The names of the members depend on the word, so the compiler cannot know them.
function texts(members: Readonly<Record<string, Shape<unknown>>>): Shape<Readonly<Record<string, unknown>>> {
  return object(members);
}

function allOptional(members: Readonly<Record<string, Shape<unknown>>>): Readonly<Record<string, Shape<unknown>>> {
  return Object.fromEntries(Object.entries(members).map(([name, shape]) => [name, optional(shape)]));
}

function checkMembers(world: World, values: readonly string[]): void {
  if (values.length === 0) throw new PlatformError("InvalidParameterValue.Empty", "The list must not be empty.");
  if (new Set(values).size < values.length) {
    throw new PlatformError("InvalidParameterValue.Duplicate", "The list has a member twice.");
  }
  const { members } = world.settings.templateQuotas;
  if (values.length > members) {
    throw new PlatformError("InvalidParameterValue.LimitExceeded", `There may be at most ${members} members.`);
  }
}

function checkName(name: string): string {
  if (name === "") throw new PlatformError("InvalidParameterValue.Empty", "The name must not be empty.");
  if (name.length > 255) throw new PlatformError("InvalidParameterValue.TooLong", "The name is too long.");
  return name;
}

function checkIdle(world: World, id: string): void {
  if (world.busy.has(id)) {
    throw new PlatformError("UnsupportedOperation.MutexOperationTaskRunning", `Another task works on ${id}.`);
  }
}

function isId(prefix: string, id: string): boolean {
  return id.startsWith(`${prefix}-`) && /^[a-z]+-[0-9a-z]{8}$/.test(id);
}
