export { connectedPrograms } from "./connected-programs.ts";
export { exampleFiles, programIn } from "./example-files.ts";
export { schemaWithExamples } from "./schema-examples.ts";
