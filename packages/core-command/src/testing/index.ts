export { copyWith } from "./copy-with.ts";
