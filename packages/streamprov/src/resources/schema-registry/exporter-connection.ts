import { CodedError } from "@org/core-provider";
import type { KeyPair } from "../../platform/credentials.ts";
import type { Platform } from "../../platform/platform.ts";

/** Settings of an exporter by name. */
export type ExporterSettings = Readonly<Record<string, string>>;

/** The destination of an exporter. */
export interface Destination {
  readonly id?: string | undefined;
  readonly restEndpoint: string;
  readonly credentials?: KeyPair | undefined;
}

const urlSetting = "schema.registry.url";
const clusterSetting = "bearer.auth.logical.cluster";

/** Settings that follow from the destination if the exporter uses an API key. */
const ofKeys: readonly string[] = [urlSetting, "basic.auth.credentials.source", "basic.auth.user.info"];

/** Settings that an exporter needs to get tokens. */
const ofRenewal: readonly string[] = [
  "bearer.auth.client.id",
  "bearer.auth.client.secret",
  "bearer.auth.issuer.endpoint.url",
];

/** Settings of the connection, which the resource does not show in `config`. */
const ofConnection: readonly string[] = [
  ...ofKeys,
  ...ofRenewal,
  "bearer.auth.credentials.source",
  "bearer.auth.scope",
  "bearer.auth.identity.pool.id",
  clusterSetting,
];

/** The settings of a program that have no effect, because they follow from the destination. */
export function overriddenSettings(given: object, { usesOauth }: Pick<Platform, "usesOauth">): string[] {
  return (usesOauth ? [urlSetting] : ofKeys).filter((name) => Object.hasOwn(given, name));
}

/** The settings that a program must set, because the provider's token cannot be renewed. */
export function missingSettings(given: object, { config: { oauth } }: Pick<Platform, "config">): string[] {
  if (!oauth?.oauthExternalAccessToken) return [];
  return ofRenewal.filter((name) => !Object.hasOwn(given, name));
}

/** The settings to send: the program's settings and those of the connection. */
export function settingsFor(
  given: ExporterSettings,
  { id = "", restEndpoint, credentials }: Destination,
  { config: { oauth } }: Pick<Platform, "config">,
): ExporterSettings {
  if (!oauth) {
    return {
      ...given,
      [urlSetting]: restEndpoint,
      "basic.auth.credentials.source": "USER_INFO",
      "basic.auth.user.info": `${credentials?.key ?? ""}:${credentials?.secret ?? ""}`,
    };
  }
  const signIn = {
    "bearer.auth.client.id": oauth.oauthExternalClientId,
    "bearer.auth.client.secret": oauth.oauthExternalClientSecret,
    "bearer.auth.issuer.endpoint.url": oauth.oauthExternalTokenUrl,
    "bearer.auth.identity.pool.id": oauth.oauthIdentityPoolId,
    "bearer.auth.credentials.source": "OAUTHBEARER",
    [clusterSetting]: id,
    "bearer.auth.scope": oauth.oauthExternalTokenScope,
  };
  const known = Object.entries(signIn).filter((setting): setting is [string, string] => Boolean(setting[1]));
  return { ...Object.fromEntries(known), ...given, [urlSetting]: restEndpoint };
}

/**
 * The settings of an exporter as a program sees them. Settings of the connection are not returned or are shown elsewhere,
 * so only those that the program set are kept.
 */
export function shownSettings(settings: ExporterSettings, given: ExporterSettings = {}): ExporterSettings {
  const own = Object.entries(settings).filter(([name]) => !ofConnection.includes(name));
  const kept = Object.entries(given).filter(([name]) => ofConnection.includes(name));
  return Object.fromEntries([...own, ...kept]);
}

/** The destination in the settings. */
export function destinationIn(settings: ExporterSettings): { readonly id: string; readonly restEndpoint: string } {
  const { [urlSetting]: restEndpoint, [clusterSetting]: id = "" } = settings;
  if (!restEndpoint) throw new CodedError("invalid-response", `its config does not contain ${urlSetting}`);
  return { id, restEndpoint };
}
