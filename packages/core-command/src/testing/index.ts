export { type FoundObject, walk } from "../discover/walk.ts";
export { copyWith } from "./copy-with.ts";
export { missingInGuide, reasonInGuide } from "./guide-reasons.ts";
