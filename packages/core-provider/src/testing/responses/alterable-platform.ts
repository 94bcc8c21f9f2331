import type { Values } from "../marks.ts";
import type { FaultyPlatform, ReachedRequest, SurvivalSetup } from "../survival/setup.ts";
import type { Alteration } from "./alteration.ts";

/** What something else answers in the platform's place. */
export interface ForeignResponse {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly raw?: string;
  readonly json?: unknown;
}

/** A simulated platform whose answers can be altered on their way, and in whose place something else can answer. */
export interface AlterablePlatform extends FaultyPlatform {
  interceptRequests(
    interception?: (request: Pick<ReachedRequest, "method" | "path">) => ForeignResponse | undefined,
  ): void;
  alterResponses(alteration?: (body: string, request: ReachedRequest) => string): void;
}

/** How the platform of a package is started, and what stands around what its answers tell. */
export interface ResponseSetup<P extends AlterablePlatform> extends SurvivalSetup<P> {
  /** The path of what an answer tells of an object, as `data[]`. Default: the answer itself, or an element of `data`. */
  readonly envelope?: RegExp;
  /** The ID that imports an object whose life does not tell. Without either its import is not tried. */
  readonly importId?: (id: string, inputs: Values) => string;
  /** Requests whose answers are about other objects than the resource's own. Default: none. */
  readonly isUnrelated?: (request: ReachedRequest) => boolean;
}

/** A kind of request, as it was asked first, with its answer. */
export interface RecordedRequest extends ReachedRequest {
  readonly response: string;
}

/** The requests of an action by their kinds, each with its first answer. */
export async function recordRequests(
  platform: AlterablePlatform,
  act: () => Promise<unknown>,
): Promise<RecordedRequest[]> {
  const recorded = new Map<string, RecordedRequest>();
  platform.alterResponses((response, { method, path, route }) => {
    const key = `${method} ${route}`;
    if (!recorded.has(key)) recorded.set(key, { method, path, route, response });
    return response;
  });
  try {
    await act();
  } finally {
    platform.alterResponses();
  }
  return [...recorded.values()];
}

/** Acts while one kind of request gets a wrong answer: the first time, or each time. Tells whether it was asked at all. */
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
    return met++ === 0 || times === "always" ? alter(answer) : answer;
  });
  try {
    const result = await act();
    return { result, wasSent: met > 0 };
  } finally {
    platform.alterResponses();
  }
}
