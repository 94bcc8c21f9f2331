export { findRecent, RecentObjects, type RecentSearch } from "./creation/recent-objects.ts";
export { type Serve, type ServedRequest, type ServedResponse, serveInProcess } from "./wire/in-process.ts";
