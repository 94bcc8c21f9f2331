export { emitSchema } from "../schema/emit.ts";
export * from "../schema/package-schema.ts";
export { type ConnectedExample, connectedExample } from "./docs/connected-example.ts";
export { generateDocs } from "./docs/generate-docs.ts";
export { generateNodeSdk } from "./node/generate-node-sdk.ts";
