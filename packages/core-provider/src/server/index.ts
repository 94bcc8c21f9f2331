export { type Clock, systemClock } from "./clock.ts";
export {
  configuredValues,
  type DiscoverableKind,
  type DiscoveryOptions,
  discoverableKinds,
  type ListedWithin,
} from "./discovery.ts";
export { serve } from "./serve.ts";
