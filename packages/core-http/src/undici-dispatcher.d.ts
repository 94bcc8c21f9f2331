/**
 * The part of undici that is used here. Its main file also loads fetch, WebSocket, caches and mocks: 250 kB in a bundled
 * plugin, 25 ms at its start and 5 MB of memory, for nothing.
 */
declare module "undici/lib/dispatcher/env-http-proxy-agent.js" {
  import { EnvHttpProxyAgent } from "undici";
  export default EnvHttpProxyAgent;
}
