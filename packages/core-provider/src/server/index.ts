export { type Clock, systemClock } from "./clock.ts";
export { notCopied, type ObjectProperties } from "./copied-object.ts";
export {
  callFunction,
  configuredValues,
  type DiscoverableKind,
  type DiscoveryOptions,
  discoverableKinds,
  type ListedWithin,
} from "./discovery.ts";
export { serve } from "./serve.ts";
