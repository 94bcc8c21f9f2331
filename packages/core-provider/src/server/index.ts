export { type Clock, systemClock } from "./clock.ts";
export { serve } from "./serve.ts";
