import { url } from "@org/core-http";
import { allOrNone, field, isUnknown, type Rule } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessGone } from "../../platform/errors.ts";
import { allMembers, type Body, embedded, idOf, linkedId, linkedNumber, record, text } from "../../platform/hal.ts";
import { envId, handle, legacyId, numericId } from "../../platform/identity-fields.ts";
import { byHandle } from "../../platform/import-by-handle.ts";
import { createInEnvironment } from "../../platform/lost-answer.ts";
import { awaitOperation, deprovision, isRunning, runOperation } from "../../platform/operations.ts";
import { longestWaits, timeouts, within } from "../../platform/time-limit.ts";
import { oneBlockEach, readServices, scale, services, setUp, syncPolicies } from "./services.ts";

/** Names of the settings that an image is pulled by. */
const image = "APTIBLE_DOCKER_IMAGE";
const username = "APTIBLE_PRIVATE_REGISTRY_USERNAME";
const password = "APTIBLE_PRIVATE_REGISTRY_PASSWORD";

/** A registry credential is for an image. */
const credentialsNeedImage: Rule = {
  says: "privateRegistryUsername and privateRegistryPassword are for a dockerImage, which must be given with them.",
  fields: ["privateRegistryUsername", "privateRegistryPassword", "dockerImage"],
  test: (values) =>
    !values["dockerImage"] && (values["privateRegistryUsername"] || values["privateRegistryPassword"])
      ? [
          {
            path: "dockerImage",
            message: "must be given together with privateRegistryUsername and privateRegistryPassword",
          },
        ]
      : [],
};

const fields = {
  envId: envId(),
  handle: handle("Handle of the app. It is renamed in place."),
  config: field.map(field.string({ docs: "A value." }), {
    docs: "Configuration: environment variables of the app's containers. Variables that are not given here are removed; an empty value removes one too. Use secret values for what is secret.",
  }),
  dockerImage: field.string({
    docs: "Image that is deployed. Without one the app is created undeployed, to be pushed to `gitRepo`, and has no services yet.",
  }),
  privateRegistryUsername: field.string({ secret: true, docs: "User name at the image's registry." }),
  privateRegistryPassword: field.string({ secret: true, docs: "Password at the image's registry." }),
  services: services(),
  timeouts: timeouts(),
  appId: numericId("app"),
  aptibleAppId: legacyId("app"),
  gitRepo: field.string({ output: true, docs: "Git remote that the app can be pushed to." }),
};

/** What an operation of an app makes of it. */
interface Release {
  readonly config: Readonly<Record<string, string>>;
  readonly dockerImage: string;
  readonly username: string;
  readonly password: string;
}

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
  rules: [allOrNone("privateRegistryUsername", "privateRegistryPassword"), credentialsNeedImage, oneBlockEach],
  import: byHandle({ kind: "App", members: "apps", example: "web" }),
  timeouts: longestWaits,
  naturalKey: ["envId", "handle"],

  // The platform cannot hold an empty value: it removes the variable.
  normalise: (args) => (record(args["config"]) ? { ...args, config: withoutEmpty(args["config"] as Body) } : args),

  async create(given) {
    const op = within(given, given.args.timeouts?.create);
    const { envId, handle } = op.args;
    const made = await createInEnvironment(op, envId, { kind: "App", members: "apps", body: { handle } });
    const id = idOf(made);
    return { id, known: { appId: Number(id), aptibleAppId: id, gitRepo: text(made, "git_repo") } };
  },

  async ready(given) {
    const op = within(given, given.args.timeouts?.create);
    const { args, id } = op;
    const what = `App "${args.handle}"`;
    const wanted = args.services ?? [];
    await finishRunning(op, id, what, hiddenOf(args));
    const body = await op.api.get<Body>(url`/apps/${id}`);
    const actual = await releaseOf(op, body);
    const deployed = text(embedded(body, "last_operation"), "status") === "succeeded";
    await setUp(op, id, wanted);
    // A create that was interrupted may have come so far before.
    await release(op, what, deployed ? actual : nothing, releaseWanted(args), hiddenOf(args));
    await setUp(op, id, wanted);
    if (wanted.length === 0) return;
    await scale(op, { id, what }, wanted, []);
    await syncPolicies(op, id, wanted);
  },

  async read(op) {
    const body = await unlessGone(op.api.get<Body>(url`/apps/${op.id}`));
    if (!body) return undefined;
    const actual = await releaseOf(op, body);
    // A new object has no state yet; after a refresh the state knows best which sizes are the program's.
    const told = op.purpose === "readBack" ? op.args.services : op.args.services && op.state.services;
    return {
      envId: linkedNumber(body, "account"),
      handle: text(body, "handle"),
      config: actual.config,
      dockerImage: actual.dockerImage,
      privateRegistryUsername: actual.username,
      privateRegistryPassword: actual.password,
      services: await readServices(op, op.id, told?.length ? told : undefined),
      timeouts: op.args.timeouts ?? op.state.timeouts,
      appId: Number(op.id),
      aptibleAppId: op.id,
      gitRepo: text(body, "git_repo"),
    };
  },

  async update(given) {
    const op = within(given, given.args.timeouts?.update);
    const { args, state, id } = op;
    const what = `App "${state.handle}"`;
    const wanted = op.changed("services") ? (args.services ?? []) : [];
    // Before a deployment, so that its release uses them.
    if (wanted.length > 0) await setUp(op, id, wanted);
    if (op.changed("config", "dockerImage", "privateRegistryUsername", "privateRegistryPassword")) {
      const before = {
        config: state.config ?? {},
        dockerImage: state.dockerImage ?? "",
        username: state.privateRegistryUsername ?? "",
        password: state.privateRegistryPassword ?? "",
      };
      await release(op, what, before, releaseWanted(args), hiddenOf(args));
    }
    if (wanted.length > 0) {
      // Once more for services that only the new image has.
      await setUp(op, id, wanted);
      await scale(op, { id, what }, wanted, state.services);
      await syncPolicies(op, id, wanted);
    }
    if (op.changed("handle")) {
      await op.api.put(url`/apps/${id}`, { body: { handle: args.handle } });
      op.warn(
        `log and metric drains show the new handle only after a restart of the app: \`aptible restart --app=${args.handle}\``,
      );
    }
  },

  async delete(given) {
    const op = within(given, given.args.timeouts?.delete);
    if (!(await unlessGone(op.api.get(url`/apps/${op.id}`)))) return;
    const what = `App "${op.state.handle}"`;
    await deprovision(op, { collection: "apps", id: op.id, what, hidden: hiddenOf(op.state) });
  },

  list: {
    query: { envId: envId() },
    async *run(op) {
      const path = `/accounts/${Number(op.query["envId"])}/apps`;
      for (const one of await allMembers(op.api, path, "apps")) yield { id: idOf(one), name: text(one, "handle") };
    },
  },
});

const nothing: Release = { config: {}, dockerImage: "", username: "", password: "" };

interface ReleaseArgs {
  readonly config?: Readonly<Record<string, string>> | undefined;
  readonly dockerImage?: string | undefined;
  readonly privateRegistryUsername?: string | undefined;
  readonly privateRegistryPassword?: string | undefined;
}

function releaseWanted(args: ReleaseArgs): Release {
  return {
    config: args.config ?? {},
    dockerImage: args.dockerImage ?? "",
    username: args.privateRegistryUsername ?? "",
    password: args.privateRegistryPassword ?? "",
  };
}

/** Brings an app to what is wanted by one operation, or by none when nothing differs. */
async function release(
  op: Op & { readonly id: string },
  what: string,
  before: Release,
  wanted: Release,
  hidden: readonly string[],
): Promise<void> {
  const imageChanged = before.dockerImage !== wanted.dockerImage;
  const credentialsChanged = before.username !== wanted.username || before.password !== wanted.password;
  const env = changesOf(before.config, wanted.config);
  const configChanged = Object.keys(env).length > 0;
  if (!imageChanged && !credentialsChanged && !configChanged) return;
  await runOperation(op, {
    collection: "apps",
    id: op.id,
    what,
    gone: "error",
    hidden,
    body: {
      type: imageChanged || credentialsChanged ? "deploy" : "configure",
      ...(configChanged ? { env: { ...wanted.config, ...env } } : {}),
      ...(imageChanged ? { settings: { [image]: wanted.dockerImage } } : {}),
      // An empty text takes a credential away.
      ...(credentialsChanged
        ? { sensitive_settings: { [username]: wanted.username, [password]: wanted.password } }
        : {}),
    },
  });
}

/** The variables that differ; a removed one with an empty value, which removes it. */
function changesOf(before: Release["config"], after: Release["config"]): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changes[name] = "";
  for (const [name, value] of Object.entries(after)) if (before[name] !== value) changes[name] = value;
  return changes;
}

/** What the app runs with, as the platform has it. */
async function releaseOf(op: Op, app: Body): Promise<Release> {
  const configurationId = linkedId(app, "current_configuration");
  const settingId = linkedId(app, "current_setting");
  const [configuration, setting] = await Promise.all([
    configurationId === "" ? undefined : op.api.get<Body>(url`/configurations/${configurationId}`),
    settingId === "" ? undefined : op.api.get<Body>(url`/settings/${settingId}`),
  ]);
  const sensitive = record(setting?.["sensitive_settings"]);
  return {
    config: (record(configuration?.["env"]) ?? {}) as Record<string, string>,
    dockerImage: text(record(setting?.["settings"]), image),
    username: text(sensitive, username),
    password: text(sensitive, password),
  };
}

/** Waits for what an interrupted create has begun. */
async function finishRunning(op: Op & { readonly id: string }, id: string, what: string, hidden: readonly string[]) {
  const running = embedded(await op.api.get<Body>(url`/apps/${id}`), "last_operation");
  if (!isRunning(running)) return;
  await awaitOperation(op, { collection: "apps", id, what, gone: "error", hidden }, running);
}

/** Values that a log may quote: nobody can tell which of them are secret. */
function hiddenOf(args: ReleaseArgs): string[] {
  return [...Object.values(args.config ?? {}), args.privateRegistryUsername ?? "", args.privateRegistryPassword ?? ""];
}

function withoutEmpty(config: Body): Body {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => isUnknown(value) || value !== ""));
}
