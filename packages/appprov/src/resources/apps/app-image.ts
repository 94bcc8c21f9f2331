import { isUnknown, type Rule } from "@org/core-provider";
import { record } from "../../platform/hal.ts";

/** Name of the setting for the image. A variable of that name in `config` sets the image too, as in older programs. */
export const imageName = "APTIBLE_DOCKER_IMAGE";

/** The image that `config` names. */
export function imageInConfig(config: unknown): unknown {
  return record(config)?.[imageName] || undefined;
}

/** Registry credentials require an image. */
export const credentialsNeedImage: Rule = {
  says: "privateRegistryUsername and privateRegistryPassword require dockerImage.",
  fields: ["privateRegistryUsername", "privateRegistryPassword", "dockerImage", "config"],
  test: (values) =>
    !values["dockerImage"] &&
    !isUnknown(values["config"]) &&
    !imageInConfig(values["config"]) &&
    [values["privateRegistryUsername"], values["privateRegistryPassword"]].some((one) => one && !isUnknown(one))
      ? [{ path: "dockerImage", message: "is required with privateRegistryUsername and privateRegistryPassword" }]
      : [],
};

/** Rejects two different images. */
export const oneImage: Rule = {
  says: `dockerImage and ${imageName} in config must not name different images.`,
  fields: ["dockerImage", "config"],
  test: ({ dockerImage, config }) => {
    const other = imageInConfig(config);
    if (!dockerImage || !other || isUnknown(dockerImage) || isUnknown(other) || dockerImage === other) return [];
    return [{ path: "dockerImage", message: `differs from ${imageName} in config; remove one of the two` }];
  },
};

/** `redeployTrigger` requires an image. */
export const triggerNeedsImage: Rule = {
  says: "redeployTrigger requires dockerImage.",
  fields: ["redeployTrigger", "dockerImage", "config"],
  test: ({ redeployTrigger, dockerImage, config }) =>
    redeployTrigger === undefined || dockerImage || isUnknown(config) || imageInConfig(config)
      ? []
      : [{ path: "redeployTrigger", message: "requires an image to deploy: set dockerImage too" }],
};
