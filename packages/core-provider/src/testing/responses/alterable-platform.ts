import type { Values } from "../marks.ts";
import type { FaultyPlatform, ReachedRequest, SurvivalSetup } from "../survival/setup.ts";
import type { Alteration } from "./alteration.ts";

/** A response that does not come from the platform. */
export interface ForeignResponse {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly raw?: string;
  readonly json?: unknown;
}

/** A simulated platform whose responses can be altered, or replaced by those of a proxy. */
export interface AlterablePlatform extends FaultyPlatform {
  interceptRequests(
    interception?: (request: Pick<ReachedRequest, "method" | "path">) => ForeignResponse | undefined,
  ): void;
  alterResponses(alteration?: (body: string, request: ReachedRequest) => string): void;
}

/** How to start a package's platform, and the envelope of its responses. */
export interface ResponseSetup<P extends AlterablePlatform> extends SurvivalSetup<P> {
  /**
   * The path of an object in a response, such as `data[]`. Defaults to the response itself, or an element of `data`.
   */
  readonly envelope?: RegExp;
  /** Returns the import ID of an object whose life does not define one. Without either, its import is not tested. */
  readonly importId?: (id: string, inputs: Values) => string;
  /** Requests whose responses describe other objects than the resource's own. Default: none. */
  readonly isUnrelated?: (request: ReachedRequest) => boolean;
}

/** The first request of its kind, with its response. */
export interface RecordedRequest extends ReachedRequest {
  readonly response: string;
}

/** Runs an action and records its requests, one of each kind, each with its first response. */
export async function recordRequests(
  platform: AlterablePlatform,
  act: () => Promise<unknown>,
): Promise<RecordedRequest[]> {
  const recorded = new Map<string, RecordedRequest>();
  platform.alterResponses((response, { method, path, route, query = "", requestBody }) => {
    const key = `${method} ${route}`;
    if (!recorded.has(key)) recorded.set(key, { method, path, route, query, requestBody, response });
    return response;
  });
  try {
    await act();
  } finally {
    platform.alterResponses();
  }
  return [...recorded.values()];
}

/**
 * Runs an action while one kind of request gets an altered response, once or always. Returns whether such a request was
 * sent.
 */
export async function withAlteredResponse<T>(
  platform: AlterablePlatform,
  { method, route }: RecordedRequest,
  { alter }: Alteration,
  times: "once" | "always",
  act: () => Promise<T>,
): Promise<{ readonly result: T; readonly wasSent: boolean }> {
  let met = 0;
  platform.alterResponses((answer, request) => {
    if (request.method !== method || request.route !== route) return answer;
    return met++ === 0 || times === "always" ? alter(answer, request) : answer;
  });
  try {
    const result = await act();
    return { result, wasSent: met > 0 };
  } finally {
    platform.alterResponses();
  }
}
