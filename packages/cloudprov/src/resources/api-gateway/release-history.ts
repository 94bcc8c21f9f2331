import { compositeId } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import type { Parameters } from "../../platform/service-client.ts";
import { environmentOf } from "./service-environments.ts";

/** The ID of a release. */
export const releaseId = compositeId({
  separator: "#",
  parts: [
    { property: "serviceId", wire: "ServiceId", example: "service-jjt3fs3s" },
    { property: "environmentName", wire: "EnvironmentName", example: "release" },
    {
      property: "releaseVersion",
      wire: "ReleaseVersion",
      example: "20201015121916d85fb161-eaec-4dda-a7e0-659aa5f401be",
    },
  ],
});

const versionList = responseList("VersionList", { versionName: idText(), versionDesc: text(), releaseTime: text() });

/** The releases of a service to an environment, with the member names of a request. */
export async function* history(op: Op, where: Parameters): AsyncGenerator<Body> {
  const entries = op.apigateway.pages("DescribeServiceEnvironmentReleaseHistory", where, versionList);
  for await (const { VersionName, VersionDesc, ReleaseTime } of entries) {
    yield { ReleaseVersion: VersionName, ReleaseDesc: VersionDesc, CreatedTime: ReleaseTime };
  }
}

/** A release in the history of its environment. */
export async function recorded(op: Op, own: string): Promise<Body | undefined> {
  const { ReleaseVersion, ...where } = releaseId.key(own);
  for await (const release of history(op, where)) {
    if (release["ReleaseVersion"] === ReleaseVersion) return { ...release, ...where };
  }
  return undefined;
}

/** Whether the environment is offline or runs another release, which taking it offline would end. */
export async function isOver(op: Op, own: string): Promise<boolean> {
  const { ServiceId, EnvironmentName, ReleaseVersion } = releaseId.key(own);
  const { Status, VersionName } = await environmentOf(op, ServiceId, EnvironmentName);
  return Status === 0 || (Boolean(VersionName) && VersionName !== ReleaseVersion);
}

/** The service and the environment of a release. */
export function withoutVersion({ ReleaseVersion: _, ...where }: Parameters): Parameters {
  return where;
}
