import type { KeyPair } from "../../platform/credentials.ts";
import type { Platform } from "../../platform/platform.ts";

/** Settings of an exporter by their names. */
export type ExporterSettings = Readonly<Record<string, string>>;

/** Where an exporter copies to. */
export interface Destination {
  readonly id?: string | undefined;
  readonly restEndpoint: string;
  readonly credentials?: KeyPair | undefined;
}

const urlSetting = "schema.registry.url";
const clusterSetting = "bearer.auth.logical.cluster";

/** Settings that the destination decides when the exporter signs in there with a key. */
const ofKeys: readonly string[] = [urlSetting, "basic.auth.credentials.source", "basic.auth.user.info"];

/** Settings by which an exporter gets tokens. */
const ofRenewal: readonly string[] = [
  "bearer.auth.client.id",
  "bearer.auth.client.secret",
  "bearer.auth.issuer.endpoint.url",
];

/** Settings of the connection, which are no part of what the resource shows as `config`. */
const ofConnection: readonly string[] = [
  ...ofKeys,
  ...ofRenewal,
  "bearer.auth.credentials.source",
  "bearer.auth.scope",
  "bearer.auth.identity.pool.id",
  clusterSetting,
];

/** Which of the settings that a program gives have no effect, since the destination decides them. */
export function overriddenSettings(given: object, { usesOauth }: Pick<Platform, "usesOauth">): string[] {
  return (usesOauth ? [urlSetting] : ofKeys).filter((name) => Object.hasOwn(given, name));
}

/** Settings that a program must give since the provider signs in with a token and has nothing that would renew it. */
export function missingSettings(given: object, { config: { oauth } }: Pick<Platform, "config">): string[] {
  if (!oauth?.oauthExternalAccessToken) return [];
  return ofRenewal.filter((name) => !Object.hasOwn(given, name));
}

/** The settings that an exporter is sent: the program's with those of the connection. */
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
 * What a program sees of an exporter's settings: those of the connection are never told, or stand elsewhere. Of them
 * those stay that the program gave.
 */
export function shownSettings(told: ExporterSettings, given: ExporterSettings = {}): ExporterSettings {
  const own = Object.entries(told).filter(([name]) => !ofConnection.includes(name));
  const kept = Object.entries(given).filter(([name]) => ofConnection.includes(name));
  return Object.fromEntries([...own, ...kept]);
}

/** Where the settings lead. */
export function destinationIn(told: ExporterSettings): { readonly id: string; readonly restEndpoint: string } {
  const { [urlSetting]: restEndpoint, [clusterSetting]: id = "" } = told;
  if (!restEndpoint) throw new Error(`its config holds no ${urlSetting}`);
  return { id, restEndpoint };
}
