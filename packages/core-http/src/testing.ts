export { type Serve, type ServedRequest, type ServedResponse, serveInProcess } from "./wire/in-process.ts";
