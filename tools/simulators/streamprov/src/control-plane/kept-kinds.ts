import type { KeptName } from "../kept-names.ts";
import { connectorCodeKinds } from "./connector-code-kinds.ts";
import { flinkArtifactKinds } from "./flink-artifact-kinds.ts";
import { flinkKinds } from "./flink-kinds.ts";
import { gatewayKinds } from "./gateway-kinds.ts";
import { identityKinds } from "./identity-kinds.ts";
import type { KeptKind } from "./kept-kind.ts";
import { keyKinds } from "./key-kinds.ts";
import { ksqlKinds } from "./ksql-kinds.ts";
import { networkKinds } from "./network-kinds.ts";
import { privateLinkAttachmentKinds } from "./private-link-attachment-kinds.ts";
import { providerIntegrationKinds } from "./provider-integration-kinds.ts";
import { quotaKinds } from "./quota-kinds.ts";
import { rtceKinds } from "./rtce-kinds.ts";
import { tableflowKinds } from "./tableflow-kinds.ts";

/** Every kind of object whose request bodies the platform keeps. */
export const keptKinds: Readonly<Record<KeptName, KeptKind>> = {
  ...networkKinds,
  ...privateLinkAttachmentKinds,
  ...gatewayKinds,
  ...identityKinds,
  ...keyKinds,
  ...providerIntegrationKinds,
  ...quotaKinds,
  ...ksqlKinds,
  ...rtceKinds,
  ...tableflowKinds,
  ...flinkKinds,
  ...connectorCodeKinds,
  ...flinkArtifactKinds,
};
