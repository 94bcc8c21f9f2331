import { chosenBy, mapOf, object, oneOf, optional, type Static, text } from "@org/simulator";
import { deleteApp } from "../lifecycle/apps.ts";
import { addServices } from "../lifecycle/services.ts";
import { mergeValues, nextSetting } from "../lifecycle/setting-values.ts";
import type { App } from "../records.ts";
import type { World } from "../world.ts";
import { anyOperation } from "./any-operation.ts";
import type { OperationPlan } from "./run.ts";

const values = {
  env: optional(mapOf(text())),
  settings: optional(object({ APTIBLE_DOCKER_IMAGE: optional(text()) })),
  sensitive_settings: optional(
    object({
      APTIBLE_PRIVATE_REGISTRY_USERNAME: optional(text()),
      APTIBLE_PRIVATE_REGISTRY_PASSWORD: optional(text()),
    }),
  ),
};

/** Parameters of operations on an app. */
export const appOperationShape = chosenBy("type", {
  deploy: object({ ...anyOperation, type: oneOf("deploy"), ...values }),
  configure: object({ ...anyOperation, type: oneOf("configure"), ...values }),
  restart: object({ ...anyOperation, type: oneOf("restart") }),
  deprovision: object({ ...anyOperation, type: oneOf("deprovision") }),
});

/** Plans an operation on an app. */
export function planAppOperation(
  world: World,
  app: App,
  request: Static<typeof appOperationShape>,
): Pick<OperationPlan, "effect" | "failed"> {
  const { id } = app;
  switch (request.type) {
    case "deprovision":
      return {
        effect() {
          deleteApp(world, id);
          return undefined;
        },
      };
    case "restart":
      return { effect: () => (world.apps.get(id)?.deployed ? undefined : "The app was never deployed") };
    default:
      return {
        effect: () => configure(world, id, request),
        failed() {
          if (world.apps.get(id)?.status === "pending") world.change(world.apps, id, { status: "provision_failed" });
        },
      };
  }
}

type Change = Extract<Static<typeof appOperationShape>, { readonly type: "deploy" | "configure" }>;

// A failed operation changes nothing.
function configure(world: World, id: string, { type, ...change }: Change): string | undefined {
  const app = world.apps.get(id);
  if (app === undefined) return "The app was deleted";
  const setting = world.settingRecords.get(app.settingId ?? "");
  const settings = mergeValues(setting?.settings, change.settings as Values);
  const sensitiveSettings = mergeValues(setting?.sensitiveSettings, change.sensitive_settings as Values);
  // Older programs use a variable of that name.
  const configuration = world.configurations.get(app.configurationId ?? "");
  const image = settings["APTIBLE_DOCKER_IMAGE"] ?? mergeValues(configuration?.env, change.env)["APTIBLE_DOCKER_IMAGE"];
  if (type === "deploy") {
    const reason =
      image === undefined ? "No image is set and nothing was pushed" : pull(world, image, sensitiveSettings);
    if (reason !== undefined) return reason;
  }
  const { env } = change;
  world.change(world.apps, id, {
    settingId: nextSetting(world, app.settingId, {
      settings: change.settings as Values,
      sensitiveSettings: change.sensitive_settings as Values,
    }),
    ...(env === undefined ? {} : { configurationId: nextConfiguration(world, app, env) }),
    ...(type === "deploy" ? { deployed: true, status: "provisioned" } : {}),
  });
  if (type === "deploy") addServices(world, app, processTypesOf(world, app, image ?? ""));
  return undefined;
}

/** The process types of an image. An unknown image has those of the image before it, or else only `cmd`. */
function processTypesOf(world: World, { id }: App, image: string): readonly string[] {
  const known = world.settings.images[image];
  if (known !== undefined) return known.processTypes ?? ["cmd"];
  return world.services.all().some(({ appId }) => appId === id) ? [] : ["cmd"];
}

type Values = Readonly<Record<string, string>> | undefined;

function pull(world: World, name: string, credentials: Readonly<Record<string, string>>): string | undefined {
  const image = world.settings.images[name];
  if (image?.missing === true) return `Could not pull image ${name}: manifest unknown`;
  const wanted = image?.credentials;
  const fits =
    wanted === undefined ||
    (credentials["APTIBLE_PRIVATE_REGISTRY_USERNAME"] === wanted.username &&
      credentials["APTIBLE_PRIVATE_REGISTRY_PASSWORD"] === wanted.password);
  return fits ? undefined : `Could not pull image ${name}: unauthorized: authentication required`;
}

function nextConfiguration(world: World, app: App, env: Readonly<Record<string, string>>): string {
  const old = world.configurations.get(app.configurationId ?? "");
  return world.configurations.insert({ ...world.born(), appId: app.id, env: mergeValues(old?.env, env) }).id;
}
