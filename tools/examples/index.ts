export { connectedPrograms } from "./connected-programs.ts";
export { exampleFiles } from "./example-files.ts";
export { schemaWithExamples } from "./schema-examples.ts";
