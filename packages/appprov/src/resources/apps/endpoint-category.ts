type Values = Readonly<Record<string, unknown>>;

/** Kind of load balancing: the platform for https, otherwise the endpoint type. */
export type Category = "alb" | "elb" | "tls" | "tcp" | "grpc";

/** Settings that only some categories of endpoints have. */
export const settings: Readonly<Record<string, readonly Category[]>> = {
  forceSsl: ["alb", "elb"],
  maintenancePageUrl: ["alb", "elb"],
  releaseHealthcheckTimeout: ["alb", "elb"],
  strictHealthChecks: ["alb", "elb"],
  showElbHealthchecks: ["alb", "elb"],
  sslProtocolsOverride: ["alb", "elb", "tls", "grpc"],
  sslCiphersOverride: ["elb", "tls", "grpc"],
  disableWeakCipherSuites: ["elb", "tls", "grpc"],
  clientBodyTimeout: ["alb", "elb"],
  ignoreInvalidHeaders: ["alb", "elb"],
  nginxErrorLogLevel: ["alb", "elb"],
};

/** The category of an endpoint; undefined if it is unknown. */
export function categoryOf(values: Values): Category | undefined {
  const { endpointType, platform } = values;
  if (endpointType !== "https")
    return isOneOf(endpointType, ["tls", "tcp", "grpc"]) ? (endpointType as Category) : undefined;
  return isOneOf(platform, ["alb", "elb"]) ? (platform as Category) : undefined;
}

/** Categories in messages. */
export function inWords(categories: readonly Category[]): string {
  return categories.map((one) => (one === "alb" || one === "elb" ? `https on the platform ${one}` : one)).join(" or ");
}

/** Whether a value is one of several. */
export function isOneOf(value: unknown, all: readonly string[]): boolean {
  return all.some((one) => one === value);
}
