import type { Op } from "../../platform/clients.ts";
import { embedded, text } from "../../platform/hal.ts";
import { type OperationTarget, runOperation, whenIdle } from "../../platform/operations.ts";
import { imageName } from "./app-image.ts";
import {
  type ActualRelease,
  password,
  type Release,
  type ReleaseArgs,
  readRelease,
  username,
  withoutImage,
} from "./release-document.ts";

/** Whether a property, or a variable of `config`, is to be changed. */
export type IsChanged = (path: keyof ReleaseArgs | `config[${string}]`) => boolean;

const nothing: ActualRelease = { config: {}, dockerImage: "", username: "", password: "", imageIsVariable: false };

/** The image that a program requests, in either place. */
export function imageOf({ dockerImage, config }: ReleaseArgs): string {
  return dockerImage || (config?.[imageName] ?? "");
}

/**
 * Deploys or configures an app by one operation, or by none if nothing differs. The comparison is with the platform, so
 * that an update does not repeat what a failed one already did.
 *
 * @param isChanged - The properties and variables to set. The others stay as they are.
 * @param redeploy - Whether to deploy even if nothing differs.
 */
export async function release(
  op: Op,
  target: OperationTarget,
  args: ReleaseArgs,
  isChanged: IsChanged = () => true,
  redeploy = false,
): Promise<void> {
  const program: Release = {
    config: withoutImage(args.config ?? {}),
    dockerImage: imageOf(args),
    username: args.privateRegistryUsername ?? "",
    password: args.privateRegistryPassword ?? "",
  };
  const { before, wanted } = op.memory.history.isUnused("apps", target.id)
    ? { before: nothing, wanted: program }
    : await compareWithPlatform(op, target, program, isChanged);
  const imageChanged = before.dockerImage !== wanted.dockerImage;
  const credentialsChanged = before.username !== wanted.username || before.password !== wanted.password;
  const env = {
    ...changesOf(before.config, wanted.config),
    // A variable with the old image would otherwise stay.
    ...(imageChanged && before.imageIsVariable ? { [imageName]: "" } : {}),
  };
  const configChanged = Object.keys(env).length > 0;
  const deploys = imageChanged || credentialsChanged || redeploy;
  if (!deploys && !configChanged) return;
  await runOperation(op, target, {
    type: deploys ? "deploy" : "configure",
    ...(configChanged ? { env: { ...wanted.config, ...env } } : {}),
    ...(imageChanged ? { settings: { [imageName]: wanted.dockerImage } } : {}),
    // An empty string removes a credential.
    ...(credentialsChanged ? { sensitive_settings: { [username]: wanted.username, [password]: wanted.password } } : {}),
  });
}

/** Values that a log may quote. Any variable may be secret. */
export function hiddenValues(args: ReleaseArgs): string[] {
  return [...Object.values(args.config ?? {}), args.privateRegistryUsername ?? "", args.privateRegistryPassword ?? ""];
}

/**
 * What the app runs with after all operations have ended, and what it is to run with. Everything that is not to be
 * changed keeps the platform's values: those of the program may be older, as with `ignoreChanges`. Properties that a failed
 * operation was to set count as missing, because the platform may store them without using them.
 */
async function compareWithPlatform(
  op: Op,
  target: OperationTarget,
  program: Release,
  isChanged: IsChanged,
): Promise<{ readonly before: ActualRelease; readonly wanted: Release }> {
  const body = await whenIdle(op, target);
  const stored = await readRelease(op, body);
  const last = embedded(body, "last_operation");
  const failed = text(last, "status") === "failed";
  const deployFailed = failed && text(last, "type") !== "configure";
  return {
    before: {
      ...stored,
      config: failed ? withoutValues(stored.config) : stored.config,
      ...(deployFailed ? { dockerImage: "", username: "", password: "" } : {}),
    },
    wanted: {
      config: mergedConfig(program.config, stored.config, isChanged),
      dockerImage: (isChanged("dockerImage") ? program : stored).dockerImage,
      username: (isChanged("privateRegistryUsername") ? program : stored).username,
      password: (isChanged("privateRegistryPassword") ? program : stored).password,
    },
  };
}

/** The changed variables as in the program, and the others as the platform stores them. */
function mergedConfig(program: Release["config"], stored: Release["config"], isChanged: IsChanged): Release["config"] {
  const names = Object.keys({ ...stored, ...program });
  const entries = names.flatMap((name) => {
    const source = isChanged(`config[${JSON.stringify(name)}]`) ? program : stored;
    return Object.hasOwn(source, name) ? [[name, source[name]]] : [];
  });
  return Object.fromEntries(entries) as Release["config"];
}

/** The variables with values that no app can have, so that all of them differ. */
function withoutValues(config: Release["config"]): Release["config"] {
  return Object.fromEntries(Object.keys(config).map((name) => [name, ""]));
}

/** The variables that differ. An empty value removes a variable. */
function changesOf(before: Release["config"], after: Release["config"]): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changes[name] = "";
  for (const [name, value] of Object.entries(after)) if (before[name] !== value) changes[name] = value;
  return changes;
}
