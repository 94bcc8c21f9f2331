export { type Clock, systemClock } from "./clock.ts";
export { type DiscoverableKind, type DiscoveryOptions, discoverableKinds, type ListedWithin } from "./discovery.ts";
export { serve } from "./serve.ts";
