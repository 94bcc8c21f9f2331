import { type Args, CodedError, oneOfNames } from "@org/core-provider";
import type { Platform } from "../../platform/platform.ts";
import {
  type ClusterOfLink,
  endsOf,
  importPrefixes,
  type LinkedCluster,
  type LinkMode,
  modeFields,
} from "./link-modes.ts";

/** The parts of a link's import ID. */
export type ImportedLink = { readonly link: string } & Args<typeof modeFields> & {
    readonly [K in ClusterOfLink]?: { readonly id: string } | undefined;
  };

/** The form of import IDs of links. */
export const linkImportForm = {
  form: "<link name>/<linkMode>/<connectionMode>/<ID of the source or local cluster>/<ID of the destination or remote cluster>",
  example: "my-link/DESTINATION/OUTBOUND/lkc-abc123/lkc-xyz456",
  needs:
    "For the cluster with the link: `IMPORT_<SIDE>_KAFKA_REST_ENDPOINT`, `IMPORT_<SIDE>_KAFKA_API_KEY` and `IMPORT_<SIDE>_KAFKA_API_SECRET`. For the other cluster: `IMPORT_<SIDE>_KAFKA_BOOTSTRAP_ENDPOINT`, and with `OUTBOUND` also its key and secret. `<SIDE>` is `SOURCE`, `DESTINATION`, `LOCAL` or `REMOTE`. With OAuth, no keys are needed.",
  serviceVariables: (importId: string): readonly string[] => {
    const link = parseImportId(importId);
    return link === undefined ? [] : variablesOf(link, false).all;
  },
};

/** Parses an import ID. */
export function parseImportId(text: string): ImportedLink | undefined {
  const [link, linkMode, connectionMode, first, second, ...more] = text.split("/");
  if (!link || !first || !second || more.length > 0) return undefined;
  if (!isOf(linkMode, modeFields.linkMode) || !isOf(connectionMode, modeFields.connectionMode)) return undefined;
  // A link at its source always connects itself.
  if (linkMode === "SOURCE" && connectionMode === "INBOUND") return undefined;
  const [one, other] = endsOf[linkMode as LinkMode].inOrder;
  const modes = { linkMode, connectionMode } as Args<typeof modeFields>;
  return { link, ...modes, [one]: { id: first }, [other]: { id: second } };
}

/** The import ID of a link, with empty parts for unknown values. */
export function importIdOf({ link, linkMode, connectionMode, ...ends }: Partial<ImportedLink>): string {
  const clusters = linkMode === undefined ? [] : endsOf[linkMode].inOrder.map((name) => ends[name]?.id ?? "");
  return [link, linkMode, connectionMode, ...clusters].join("/");
}

/**
 * The other end of an imported link, from environment variables.
 *
 * @throws Error with all missing variables, including those for the cluster with the link.
 */
export function importedFarEnd(values: ImportedLink, { env, usesOauth }: Platform): LinkedCluster {
  const { far } = endsOf[values.linkMode];
  const { bootstrap, farKeys, all } = variablesOf(values, usesOauth);
  const missing = all.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new CodedError(
      "invalid-import",
      `the import needs the endpoints and keys of the clusters: set the environment variables ${oneOfNames(missing, "and")}`,
    );
  const [key, secret] = farKeys.map((name) => env[name] ?? "");
  return {
    id: values[far]?.id ?? "",
    bootstrapEndpoint: env[bootstrap] ?? "",
    ...(key && secret ? { credentials: { key, secret } } : {}),
  };
}

/** The environment variables that the import of a link reads. */
function variablesOf({ linkMode, connectionMode }: Pick<ImportedLink, "linkMode" | "connectionMode">, oauth: boolean) {
  const { host, far } = endsOf[linkMode];
  const keysOf = (cluster: ClusterOfLink) =>
    oauth ? [] : [`${importPrefixes[cluster]}_API_KEY`, `${importPrefixes[cluster]}_API_SECRET`];
  const bootstrap = `${importPrefixes[far]}_BOOTSTRAP_ENDPOINT`;
  const farKeys = connectionMode === "OUTBOUND" ? keysOf(far) : [];
  return {
    bootstrap,
    farKeys,
    all: [`${importPrefixes[host]}_REST_ENDPOINT`, ...keysOf(host), bootstrap, ...farKeys],
  };
}

function isOf(
  value: string | undefined,
  { facts: { values = [] } }: { readonly facts: { readonly values?: readonly string[] } },
) {
  return value !== undefined && values.includes(value);
}
