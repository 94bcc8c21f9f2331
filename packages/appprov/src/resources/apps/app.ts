import { url } from "@org/core-http";
import { type Args, allOrNone, expectation, field, isUnknown, type Rule } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { inEnvironment } from "../../platform/environment-listing.ts";
import { unlessGone } from "../../platform/errors.ts";
import {
  type Body,
  document,
  embedded,
  idOf,
  linkedId,
  linkedNumber,
  record,
  text,
  textsIn,
} from "../../platform/hal.ts";
import { envId, handle, legacyId, numericId } from "../../platform/identity-fields.ts";
import { byHandle } from "../../platform/import-by-handle.ts";
import { createInEnvironment } from "../../platform/lost-answer.ts";
import { deprovision, runOperation, whenIdle } from "../../platform/operations.ts";
import { readExisting } from "../../platform/read-lag.ts";
import { longestWaits, timeouts } from "../../platform/time-limit.ts";
import { ownedByEndpoints } from "./endpoint-settings.ts";
import {
  oneBlockEach,
  readServices,
  scale,
  seenServices,
  services,
  servicesIn,
  servicesOf,
  setUp,
  syncPolicies,
} from "./services.ts";

/** Names of the settings that an image is pulled by. */
const image = "APTIBLE_DOCKER_IMAGE";
const username = "APTIBLE_PRIVATE_REGISTRY_USERNAME";
const password = "APTIBLE_PRIVATE_REGISTRY_PASSWORD";

/** A registry credential is for an image. */
const credentialsNeedImage: Rule = {
  says: "privateRegistryUsername and privateRegistryPassword are for a dockerImage, which must be given with them.",
  fields: ["privateRegistryUsername", "privateRegistryPassword", "dockerImage", "config"],
  test: (values) =>
    !values["dockerImage"] &&
    !isUnknown(values["config"]) &&
    !imageInConfig(values["config"]) &&
    [values["privateRegistryUsername"], values["privateRegistryPassword"]].some((one) => one && !isUnknown(one))
      ? [
          {
            path: "dockerImage",
            message: "must be given together with privateRegistryUsername and privateRegistryPassword",
          },
        ]
      : [],
};

/** Who has one image in the one place and another in the other means one of them. */
const oneImage: Rule = {
  says: `An image is named in dockerImage, or by ${image} in config; not another one in each.`,
  fields: ["dockerImage", "config"],
  test: ({ dockerImage, config }) => {
    const other = imageInConfig(config);
    if (!dockerImage || !other || isUnknown(dockerImage) || isUnknown(other) || dockerImage === other) return [];
    return [{ path: "dockerImage", message: `is another image than ${image} in config; remove one of the two` }];
  },
};

/** A deployment that nothing else asks for needs an image. */
const redeploysAnImage: Rule = {
  says: "redeployTrigger deploys an image, which must be given with it.",
  fields: ["redeployTrigger", "dockerImage", "config"],
  test: ({ redeployTrigger, dockerImage, config }) =>
    redeployTrigger === undefined || dockerImage || isUnknown(config) || imageInConfig(config)
      ? []
      : [{ path: "redeployTrigger", message: "deploys an image: give dockerImage too" }],
};

const fields = {
  envId: envId(),
  handle: handle("Handle of the app."),
  config: field.map(field.string({ docs: "A value." }), {
    docs: "Configuration: environment variables of the app's containers. Variables that are not given here are removed; an empty value removes one too. Use secret values for what is secret. `APTIBLE_DOCKER_IMAGE` is no variable: it names the image, as `dockerImage` does.",
  }),
  dockerImage: field.string({
    emptyIsUnset: true,
    docs: "Image that is deployed. Without one the app is created undeployed, to be pushed to `gitRepo`, and has no services yet.",
  }),
  redeployTrigger: field.any({
    writeOnly: true,
    docs: "Any value, such as a build number or the image's digest. When it changes, the image is deployed again, also under the same tag.",
  }),
  privateRegistryUsername: field.string({
    emptyIsUnset: true,
    secret: true,
    docs: "User name at the image's registry.",
  }),
  privateRegistryPassword: field.string({
    emptyIsUnset: true,
    secret: true,
    docs: "Password at the image's registry.",
  }),
  services: services(),
  timeouts: timeouts(),
  appId: numericId("app"),
  aptibleAppId: legacyId("app"),
  gitRepo: field.string({ output: true, docs: "Git remote that the app can be pushed to." }),
};

/** What a new app runs with. */
const nothing: Actual = { config: {}, dockerImage: "", username: "", password: "", imageIsVariable: false };

/** What an app runs with, as the platform has it. */
interface Actual extends Release {
  /** The image is named by a variable, as older tools have done. */
  readonly imageIsVariable: boolean;
}

/** What an operation of an app makes of it. */
interface Release {
  readonly config: Readonly<Record<string, string>>;
  readonly dockerImage: string;
  readonly username: string;
  readonly password: string;
}

/** What is read of an app that was just made. */
const made = expectation(idOf, (body) => text(body, "git_repo"));

export const app = resource("App", {
  docs: "An app: services that run the processes of one image. A change is made by the least disruptive operations: another image or registry credential deploys, another `config` restarts the app with it, and scaling touches nothing but the service that is scaled.",
  example: `const web = new appprov.App("web", {
    envId: 123,
    handle: "web",
    dockerImage: "nginx:1.29",
    config: { LOG_LEVEL: "info" },
    services: [{ processType: "cmd", containerCount: 2, containerMemoryLimit: 1024 }],
});`,
  fields,
  rules: [
    allOrNone("privateRegistryUsername", "privateRegistryPassword"),
    credentialsNeedImage,
    oneImage,
    redeploysAnImage,
    oneBlockEach,
  ],
  import: byHandle({ kind: "App", members: "apps", example: "web" }),
  timeouts: longestWaits,
  timeLimits: "timeouts",
  naturalKey: ["envId", "handle"],
  // The app is created empty, and its first release brings these.
  setLater: {
    config: "absent",
    dockerImage: "absent",
    privateRegistryUsername: "absent",
    privateRegistryPassword: "absent",
    services: "absent",
  },

  // The platform cannot hold an empty value: it removes the variable.
  normalise: (args) => (record(args["config"]) ? { ...args, config: withoutEmpty(args["config"] as Body) } : args),

  check({ args, warn }) {
    for (const name of Object.keys(record(args["config"]) ?? {})) {
      const property = ownedByEndpoints[name];
      if (property === undefined) continue;
      warn(
        `config.${name} is a setting of the app's endpoints too: ${property} of an Endpoint. Set in both places they fight; give it in one`,
      );
    }
  },

  async create(op) {
    const { envId, handle } = op.args;
    const app = await createInEnvironment(op, envId, { kind: "App", members: "apps", body: { handle }, expects: made });
    const id = idOf(app);
    return { id, known: { appId: Number(id), aptibleAppId: id, gitRepo: text(app, "git_repo") } };
  },

  async ready(op) {
    const { args, id } = op;
    const app = { id, what: `App "${args.handle}"`, hidden: hiddenOf(args) };
    const wanted = args.services ?? [];
    // A create that was interrupted may have come to services before.
    const isNew = op.done.isUntouched("apps", id);
    if (wanted.length > 0 && !isNew) await setUp(op, await servicesOf(op, id), wanted);
    await release(op, app, releaseWanted(args), { changed: () => true });
    if (wanted.length > 0) await shape(op, app, args, { before: [], isNew });
  },

  async read(op) {
    const body = await unlessGone(document(op.api, "apps", op.id));
    if (!body) return undefined;
    const actual = await releaseOf(op, body);
    const { config, dockerImage } = placed(actual, op.purpose === "import" ? undefined : op.args);
    // A new object has no state yet; after a refresh the state knows best which sizes are the program's.
    const told = op.purpose === "readBack" ? op.args.services : op.args.services && op.state.services;
    return {
      envId: linkedNumber(body, "account"),
      handle: text(body, "handle"),
      config,
      dockerImage,
      privateRegistryUsername: actual.username,
      privateRegistryPassword: actual.password,
      services: await readServices(op, servicesIn(body), told?.length ? told : undefined),
      appId: Number(op.id),
      aptibleAppId: op.id,
      gitRepo: text(body, "git_repo"),
    };
  },

  async update(op) {
    const { args, state, id } = op;
    const app = { id, what: `App "${state.handle}"`, hidden: [...hiddenOf(state), ...hiddenOf(args)] };
    const wanted = op.changed("services") ? (args.services ?? []) : [];
    // Before a deployment, so that its release uses them.
    if (wanted.length > 0) await setUp(op, await servicesOf(op, id), wanted);
    const again = op.changed("redeployTrigger");
    const releases = again || op.changed("config", "dockerImage", "privateRegistryUsername", "privateRegistryPassword");
    const inConfig = op.changed("config") && [args, state].some(({ config }) => imageInConfig(config) !== undefined);
    const changed = (name: keyof ReleaseArgs) => op.changed(name) || (name === "dockerImage" && inConfig);
    if (releases) await release(op, app, releaseWanted(args), { changed, again });
    if (wanted.length > 0) await shape(op, app, args, { before: state.services ?? [], isNew: false });
    if (op.changed("handle")) {
      await op.api.put(url`/apps/${id}`, { body: { handle: args.handle } });
      op.warn(
        `log and metric drains show the new handle only after a restart of the app: \`aptible restart --app=${args.handle}\``,
      );
    }
  },

  async delete(op) {
    const what = `App "${op.state.handle}"`;
    await deprovision(op, { collection: "apps", id: op.id, what, hidden: hiddenOf(op.state) });
  },

  list: inEnvironment("apps"),
});

interface ReleaseArgs {
  readonly config?: Readonly<Record<string, string>> | undefined;
  readonly dockerImage?: string | undefined;
  readonly privateRegistryUsername?: string | undefined;
  readonly privateRegistryPassword?: string | undefined;
}

/** The image that a configuration names, which was the only way to name one for long. */
function imageInConfig(config: unknown): unknown {
  return record(config)?.[image] || undefined;
}

/** Image and variables as the program has them: where it names the image in its configuration, it stands there. */
function placed({ config, dockerImage, imageIsVariable }: Actual, program: Partial<ReleaseArgs> | undefined) {
  const inConfig = program === undefined ? imageIsVariable : imageInConfig(program.config) !== undefined;
  return {
    config: inConfig && dockerImage !== "" ? { ...config, [image]: dockerImage } : config,
    dockerImage: inConfig && !program?.dockerImage ? "" : dockerImage,
  };
}

function withoutImage({ [image]: _, ...variables }: Release["config"]): Release["config"] {
  return variables;
}

function imageOf({ dockerImage, config }: ReleaseArgs): string {
  return dockerImage || (config?.[image] ?? "");
}

function releaseWanted(args: ReleaseArgs): Release {
  return {
    config: withoutImage(args.config ?? {}),
    dockerImage: imageOf(args),
    username: args.privateRegistryUsername ?? "",
    password: args.privateRegistryPassword ?? "",
  };
}

/** An app with what messages about it may and may not say. */
interface AppInWords {
  readonly id: string;
  readonly what: string;
  readonly hidden: readonly string[];
}

/**
 * Brings an app to what is wanted by one operation, or by none when nothing differs. It is compared with what the
 * platform has, so that what an update that failed half way has brought is not brought again.
 *
 * @param asked Which properties are to be brought, while the others stay as they are; and whether to deploy although
 * nothing differs.
 */
async function release(
  op: Op,
  app: AppInWords,
  wanted: Release,
  { changed, again = false }: { readonly changed: (name: keyof ReleaseArgs) => boolean; readonly again?: boolean },
): Promise<void> {
  const before = op.done.isUntouched("apps", app.id) ? nothing : await standingOf(op, app, wanted, changed);
  const imageChanged = before.dockerImage !== wanted.dockerImage;
  const credentialsChanged = before.username !== wanted.username || before.password !== wanted.password;
  const env = {
    ...changesOf(before.config, wanted.config),
    // A variable that names the image would go on naming the old one.
    ...(imageChanged && before.imageIsVariable ? { [image]: "" } : {}),
  };
  const configChanged = Object.keys(env).length > 0;
  const deploys = imageChanged || credentialsChanged || again;
  if (!deploys && !configChanged) return;
  await runOperation(op, {
    ...app,
    collection: "apps",
    gone: "error",
    body: {
      type: deploys ? "deploy" : "configure",
      ...(configChanged ? { env: { ...wanted.config, ...env } } : {}),
      ...(imageChanged ? { settings: { [image]: wanted.dockerImage } } : {}),
      // An empty text takes a credential away.
      ...(credentialsChanged
        ? { sensitive_settings: { [username]: wanted.username, [password]: wanted.password } }
        : {}),
    },
  });
}

/**
 * Brings the services of an app that is released to what is wanted, also those that only the new image has.
 *
 * @param was The services as they were at the last update, and whether the app is new.
 */
async function shape(
  op: Op,
  app: AppInWords,
  args: ReleaseArgs & Pick<Args<typeof fields>, "services">,
  was: { readonly before: Parameters<typeof scale>[4]; readonly isNew: boolean },
): Promise<void> {
  const { services = [] } = args;
  const all = await (imageOf(args) === "" ? servicesOf(op, app.id) : seenServices(op, app.id));
  await setUp(op, all, services);
  await scale(op, app, all, services, was.before);
  await syncPolicies(op, all, services, was);
}

/** What the app counts as having, once no operation runs on it any more. */
async function standingOf(
  op: Op,
  app: AppInWords,
  wanted: Release,
  changed: (name: keyof ReleaseArgs) => boolean,
): Promise<Actual> {
  const body = await whenIdle(op, { ...app, collection: "apps" });
  return standing(await releaseOf(op, body), wanted, embedded(body, "last_operation"), changed);
}

/**
 * What the app counts as having. What is not to be changed counts as right; what a failed operation was to bring counts
 * as missing, since the platform may keep it and yet not run it.
 */
function standing(
  actual: Actual,
  wanted: Release,
  last: Body | undefined,
  changed: (name: keyof ReleaseArgs) => boolean,
): Actual {
  const failed = text(last, "status") === "failed";
  const undeployed = failed && text(last, "type") !== "configure";
  const all = last === undefined || undeployed;
  const configCounts = all || failed || changed("config");
  const credentialsCount = all || changed("privateRegistryUsername") || changed("privateRegistryPassword");
  const credentials = undeployed ? { username: "", password: "" } : actual;
  const { username, password } = credentialsCount ? credentials : wanted;
  return {
    config: configCounts ? (failed ? withoutValues(actual.config) : actual.config) : wanted.config,
    dockerImage: all || changed("dockerImage") ? (undeployed ? "" : actual.dockerImage) : wanted.dockerImage,
    username,
    password,
    imageIsVariable: actual.imageIsVariable,
  };
}

/** The variables with values that none of them can have. */
function withoutValues(config: Release["config"]): Release["config"] {
  return Object.fromEntries(Object.keys(config).map((name) => [name, ""]));
}

/** The variables that differ; a removed one with an empty value, which removes it. */
function changesOf(before: Release["config"], after: Release["config"]): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changes[name] = "";
  for (const [name, value] of Object.entries(after)) if (before[name] !== value) changes[name] = value;
  return changes;
}

/** What the app runs with, as the platform has it. */
async function releaseOf(op: Op, app: Body): Promise<Actual> {
  const configurationId = linkedId(app, "current_configuration");
  const settingId = linkedId(app, "current_setting");
  const [configuration, setting] = await Promise.all([
    configurationId === "" ? undefined : readExisting(op, () => document(op.api, "configurations", configurationId)),
    settingId === "" ? undefined : readExisting(op, () => document(op.api, "settings", settingId)),
  ]);
  const sensitive = textsIn(setting, "sensitive_settings");
  const variables = textsIn(configuration, "env");
  const told = textsIn(setting, "settings")[image] ?? "";
  return {
    config: withoutImage(variables),
    dockerImage: told || (variables[image] ?? ""),
    imageIsVariable: told === "" && Boolean(variables[image]),
    username: sensitive[username] ?? "",
    password: sensitive[password] ?? "",
  };
}

/** Values that a log may quote: nobody can tell which of them are secret. */
function hiddenOf(args: ReleaseArgs): string[] {
  return [...Object.values(args.config ?? {}), args.privateRegistryUsername ?? "", args.privateRegistryPassword ?? ""];
}

function withoutEmpty(config: Body): Body {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => isUnknown(value) || value !== ""));
}
