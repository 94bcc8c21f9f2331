import { ManualClock } from "@org/simulator";
import { type CloudprovSimulator, type StartOptions, startSimulator } from "../simulator.ts";
import { type CallOptions, call, type Reply } from "./client.ts";

/** A platform whose API gateway a test works on. */
export interface GatewayBench {
  readonly platform: CloudprovSimulator;
  readonly clock: ManualClock;
  /** Calls an action of the API gateway. */
  gateway(action: string, params?: object, options?: CallOptions): Promise<Reply>;
  /** Calls an action of the tags. */
  tag(action: string, params: object): Promise<Reply>;
  /** The ID of a new service. */
  service(): Promise<string>;
  /** The ID of a new API of a service. */
  api(serviceId: string, changes?: object): Promise<string>;
}

/** Starts a platform with a stopped clock, where created objects are visible at once by default. */
export async function openBench(options: StartOptions = {}): Promise<GatewayBench> {
  const clock = new ManualClock(Date.UTC(2030, 0, 1));
  const platform = await startSimulator({
    clock,
    visibilityLagMs: 0,
    callsPerSecond: { default: 1_000 },
    ...options,
  });
  const timestamp = () => Math.floor(clock.now() / 1000);
  const gateway: GatewayBench["gateway"] = (action, params = {}, more = {}) =>
    call(platform, "apigateway", action, params, { timestamp: timestamp(), ...more });
  return {
    platform,
    clock,
    gateway,
    tag: (action, params) => call(platform, "tag", action, params, { timestamp: timestamp() }),
    service: async () => (await gateway("CreateService", newService)).response.ServiceId,
    api: async (serviceId, changes = {}) =>
      (await gateway("CreateApi", { ServiceId: serviceId, ...newApi, ...changes })).response.Result.ApiId,
  };
}

/** A service as CreateService takes it. */
export const newService = {
  ServiceName: "shop",
  Protocol: "http&https",
  NetTypes: ["OUTER"],
  IpVersion: "IPv4",
};

/** An API that a mock answers, as CreateApi takes it besides the ID of the service. */
export const newApi = {
  ApiName: "hello",
  ApiType: "NORMAL",
  AuthType: "NONE",
  Protocol: "HTTP",
  EnableCORS: true,
  RequestConfig: { Path: "/hello", Method: "GET" },
  ServiceType: "MOCK",
  ServiceTimeout: 5,
  ServiceMockReturnMessage: "hello",
};

/** A usage plan as CreateUsagePlan takes it. */
export const newPlan = { UsagePlanName: "plan", MaxRequestNum: -1, MaxRequestNumPreSec: -1 };
