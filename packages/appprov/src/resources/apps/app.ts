import { url } from "@org/core-http";
import { type Args, allOrNone, field, isUnknown } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { environmentObject } from "../../platform/environment-object.ts";
import { type Body, idOf, record, text } from "../../platform/hal.ts";
import { hiddenOfApp } from "../../platform/hidden-values.ts";
import { handle } from "../../platform/identity-fields.ts";
import type { OperationTarget } from "../../platform/operations.ts";
import { credentialsNeedImage, imageInConfig, oneImage, triggerNeedsImage } from "./app-image.ts";
import { hiddenValues, type IsChanged, imageOf, release } from "./app-release.ts";
import { endpointSettingNames } from "./endpoint-settings.ts";
import { imageAsInProgram, type ReleaseArgs, readRelease } from "./release-document.ts";
import { oneBlockPerService, type Sized, services } from "./service-fields.ts";
import { scale } from "./service-scaling.ts";
import { configureServices, firstServices, readServices, servicesIn, servicesOf, syncPolicies } from "./services.ts";

const fields = {
  handle: handle("Handle of the app."),
  config: field.map(field.string({ docs: "A value." }), {
    docs: "Environment variables of the app's containers. Variables that are missing here are removed, and so are variables with an empty value. A variable that somebody else has set is removed once a refresh has read it. Use secrets for confidential values. `APTIBLE_DOCKER_IMAGE` is not a variable: it sets the image, as `dockerImage` does.",
  }),
  dockerImage: field.string({
    emptyIsUnset: true,
    docs: "Image to deploy. Without an image the app is created but not deployed. You can then push to `gitRepo`, and the app has no services until you do.",
  }),
  redeployTrigger: field.any({
    writeOnly: true,
    docs: "Any value, such as a build number or the image's digest. Changing it deploys the image again, even under the same tag.",
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
  gitRepo: field.string({ output: true, docs: "Git remote to push the app to." }),
};

export const app = environmentObject("App", {
  docs: "An app runs the processes of one image as services. A change uses the least disruptive operation: a new image or new registry credentials deploy, a new `config` restarts the app, and scaling affects only the scaled service.",
  platformPage: {
    title: "Apps",
    url: "https://www.aptible.com/docs/core-concepts/apps/overview",
  },
  example: `const web = new appprov.App("web", {
    envId: 123,
    handle: "web",
    dockerImage: "nginx:1.29",
    config: { LOG_LEVEL: "info" },
    services: [{ processType: "cmd", containerCount: 2, containerMemoryLimit: 1024 }],
});`,
  errors: {
    "has no service with the processType":
      "The image's Procfile must define the process type; an image without a Procfile has the service `cmd`. An app without `dockerImage` has no services.",
    "the whole log. It ends with":
      "The deployment failed on the platform, for example because the image cannot be pulled or a health check fails. Correct what the log shows, and run `pulumi up` again.",
  },
  collection: "apps",
  fields,
  rules: [
    allOrNone("privateRegistryUsername", "privateRegistryPassword"),
    credentialsNeedImage,
    oneImage,
    triggerNeedsImage,
    oneBlockPerService,
  ],
  byHandle: { example: "web" },
  // Somebody else may have set more variables.
  hidden:
    (op, ...known) =>
    async () => [...known.flatMap(hiddenValues), ...(await hiddenOfApp(op, op.id)())],
  // The app is created empty. Its first release sets these.
  setLater: {
    config: "absent",
    dockerImage: "absent",
    privateRegistryUsername: "absent",
    privateRegistryPassword: "absent",
    services: "absent",
  },

  // The platform removes a variable with an empty value.
  normalize: (args) => (record(args["config"]) ? { ...args, config: withoutEmpty(args["config"] as Body) } : args),

  check({ args, warn }) {
    for (const name of Object.keys(record(args["config"]) ?? {})) {
      const property = endpointSettingNames[name];
      if (property === undefined) continue;
      warn(
        `config.${name} is also a setting of the app's endpoints: ${property} of an Endpoint. Set it in only one place, because the two overwrite each other`,
      );
    }
  },

  createdOutputs: (document) => ({ gitRepo: text(document, "git_repo") }),

  async ready(op, target) {
    const { args } = op;
    const wanted = args.services ?? [];
    // An interrupted create may already have created services.
    const isNew = op.memory.history.isUnused("apps", op.id);
    if (wanted.length > 0 && !isNew) await configureServices(op, await servicesOf(op, op.id), wanted);
    await release(op, target, args);
    if (wanted.length > 0) await updateServices(op, target, args, { before: [], isNew });
  },

  async read(op, document) {
    const actual = await readRelease(op, document);
    const { config, dockerImage } = imageAsInProgram(actual, op.purpose === "import" ? undefined : op.args);
    // A new object has no state yet. After a refresh, the state has the sizes that the program set.
    const known = op.purpose === "readBack" ? op.args.services : op.args.services && op.state.services;
    return {
      handle: text(document, "handle"),
      config,
      dockerImage,
      privateRegistryUsername: actual.username,
      privateRegistryPassword: actual.password,
      services: await readServices(op, servicesIn(document), known?.length ? known : undefined),
      gitRepo: text(document, "git_repo"),
    };
  },

  async update(op, target) {
    const { args, state, id } = op;
    const wanted = op.changed("services") ? (args.services ?? []) : [];
    // Before a deployment, so that its release uses them.
    if (wanted.length > 0) await configureServices(op, await servicesOf(op, id), wanted);
    const redeploy = op.changed("redeployTrigger");
    const inConfig = op.changed("config") && [args, state].some(({ config }) => imageInConfig(config) !== undefined);
    const isChanged: IsChanged = (path) => op.changed(path) || (path === "dockerImage" && inConfig);
    if (redeploy || op.changed("config", "dockerImage", "privateRegistryUsername", "privateRegistryPassword")) {
      await release(op, target, args, isChanged, redeploy);
    }
    if (wanted.length > 0) await updateServices(op, target, args, { before: state.services ?? [], isNew: false });
    if (op.changed("handle")) {
      await op.api.put(url`/apps/${id}`, { body: { handle: args.handle } });
      op.warn(
        `log and metric drains show the new handle only after the app restarts: \`aptible restart --app=${args.handle}\``,
      );
    }
  },
});

/**
 * Configures and scales the services of a released app, including those that only the new image has.
 *
 * @param was - The services after the last update, and whether the app is new.
 */
async function updateServices(
  op: Op,
  target: OperationTarget,
  args: ReleaseArgs & Pick<Args<typeof fields>, "services">,
  was: { readonly before: readonly Sized[]; readonly isNew: boolean },
): Promise<void> {
  const { services = [] } = args;
  const all = await (imageOf(args) === "" ? servicesOf(op, target.id) : firstServices(op, target.id));
  await configureServices(op, all, services);
  // No operation has run on the services of an app that this connection has just created.
  if (was.isNew) for (const service of all) op.memory.history.created("services", idOf(service));
  await scale(op, target, all, services, was.before);
  await syncPolicies(op, all, services, was);
}

function withoutEmpty(config: Body): Body {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => isUnknown(value) || value !== ""));
}
