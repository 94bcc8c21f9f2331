import type { Op } from "../../platform/clients.ts";
import { type Body, document, linkedId, textsIn } from "../../platform/hal.ts";
import { readExisting } from "../../platform/read-after-write.ts";
import { imageInConfig, imageName } from "./app-image.ts";

/** Names of the settings for registry credentials. */
export const username = "APTIBLE_PRIVATE_REGISTRY_USERNAME";
export const password = "APTIBLE_PRIVATE_REGISTRY_PASSWORD";

/** The properties of an app that a release sets. */
export interface ReleaseArgs {
  readonly config?: Readonly<Record<string, string>> | undefined;
  readonly dockerImage?: string | undefined;
  readonly privateRegistryUsername?: string | undefined;
  readonly privateRegistryPassword?: string | undefined;
}

/** The settings an app runs with. The image is never among the variables. */
export interface Release {
  readonly config: Readonly<Record<string, string>>;
  readonly dockerImage: string;
  readonly username: string;
  readonly password: string;
}

/** The settings an app runs with, as the platform stores it. */
export interface ActualRelease extends Release {
  /** A variable names the image, as in older programs. */
  readonly imageIsVariable: boolean;
}

/** The settings an app runs with, as its document links it. */
export async function readRelease(op: Op, app: Body): Promise<ActualRelease> {
  const configurationId = linkedId(app, "current_configuration");
  const settingId = linkedId(app, "current_setting");
  const [configuration, setting] = await Promise.all([
    configurationId === "" ? undefined : readExisting(op, () => document(op.api, "configurations", configurationId)),
    settingId === "" ? undefined : readExisting(op, () => document(op.api, "settings", settingId)),
  ]);
  const sensitive = textsIn(setting, "sensitive_settings");
  const variables = textsIn(configuration, "env");
  const image = textsIn(setting, "settings")[imageName] ?? "";
  return {
    config: withoutImage(variables),
    dockerImage: image || (variables[imageName] ?? ""),
    imageIsVariable: image === "" && Boolean(variables[imageName]),
    username: sensitive[username] ?? "",
    password: sensitive[password] ?? "",
  };
}

/**
 * Places the image where the program has it: in `dockerImage`, in `config`, or in both.
 *
 * @param program - The inputs; undefined during an import.
 */
export function imageAsInProgram(
  { config, dockerImage, imageIsVariable }: ActualRelease,
  program: Partial<ReleaseArgs> | undefined,
) {
  const inConfig = program === undefined ? imageIsVariable : imageInConfig(program.config) !== undefined;
  return {
    config: inConfig && dockerImage !== "" ? { ...config, [imageName]: dockerImage } : config,
    dockerImage: inConfig && !program?.dockerImage ? "" : dockerImage,
  };
}

/** Variables without the one that names the image. */
export function withoutImage({ [imageName]: _, ...variables }: Release["config"]): Release["config"] {
  return variables;
}
