import type { Args } from "@org/core-provider";
import type { Platform } from "../../platform/platform.ts";
import { endsOf, type LinkedCluster, type linkedClusters, type modeFields } from "./link-modes.ts";
import type { Settings } from "./settings.ts";

/** The values of a link that its connection depends on. */
type LinkValues = Args<typeof modeFields> & Args<typeof linkedClusters>;

/** The settings with the cluster, direction and credentials of a new link's connection. */
export function connectionSettings(values: LinkValues, platform: Platform): Settings {
  const { linkMode, connectionMode } = values;
  const connects = connectionMode === "OUTBOUND";
  return {
    "connection.mode": connectionMode,
    ...(connects && linkMode === "BIDIRECTIONAL" ? { "remote.link.connection.mode": "INBOUND" } : {}),
    "link.mode": linkMode,
    "bootstrap.servers": values[endsOf[linkMode].far]?.bootstrapEndpoint ?? "",
    ...Object.assign({}, ...sides(values).map(({ prefix }) => ({ [`${prefix}security.protocol`]: "SASL_SSL" }))),
    ...signInSettings(values, platform),
  };
}

/** The settings with credentials: none if the other end connects, because it has its own. */
export function signInSettings(values: LinkValues, platform: Platform): Settings {
  const settings = sides(values).flatMap(({ prefix, cluster }) =>
    Object.entries(signIn(cluster, platform)).map(([name, value]) => [prefix + name, value]),
  );
  return Object.fromEntries(settings);
}

/** The clusters that the link authenticates to: both clusters if the link is created at its source. */
function sides(values: LinkValues): { readonly prefix: "" | "local."; readonly cluster: LinkedCluster | undefined }[] {
  const { linkMode, connectionMode } = values;
  const { host, far } = endsOf[linkMode];
  if (connectionMode === "INBOUND") return [];
  return [
    { prefix: "", cluster: values[far] },
    ...(linkMode === "DESTINATION" ? [] : [{ prefix: "local.", cluster: values[host] } as const]),
  ];
}

function signIn(cluster: LinkedCluster | undefined, { config: { oauth } }: Platform): Settings {
  const { key = "", secret = "" } = cluster?.credentials ?? {};
  if (oauth === undefined)
    return {
      "sasl.mechanism": "PLAIN",
      "sasl.jaas.config": `org.apache.kafka.common.security.plain.PlainLoginModule required username=${quoted(key, '"')} password=${quoted(secret, '"')};`,
    };
  const { oauthExternalTokenUrl, oauthExternalClientId, oauthExternalClientSecret, oauthExternalTokenScope } = oauth;
  const scope = oauthExternalTokenScope ? [`scope=${quoted(oauthExternalTokenScope)}`] : [];
  const parts = [
    "org.apache.kafka.common.security.oauthbearer.OAuthBearerLoginModule required",
    `clientId=${quoted(oauthExternalClientId)}`,
    ...scope,
    `clientSecret=${quoted(oauthExternalClientSecret)}`,
    `extension_logicalCluster=${quoted(cluster?.id)}`,
    `extension_identityPoolId=${quoted(oauth.oauthIdentityPoolId)};`,
  ];
  return {
    "sasl.mechanism": "OAUTHBEARER",
    "sasl.oauthbearer.token.endpoint.url": oauthExternalTokenUrl ?? "",
    "sasl.login.callback.handler.class": "org.apache.kafka.common.security.oauthbearer.OAuthBearerLoginCallbackHandler",
    "sasl.jaas.config": parts.join(" "),
  };
}

/** A quoted value in a JAAS configuration. */
function quoted(text = "", quote: '"' | "'" = "'"): string {
  return quote + text.replace(/[\\"']/g, (sign) => (sign === quote || sign === "\\" ? `\\${sign}` : sign)) + quote;
}
