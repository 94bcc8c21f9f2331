import type { Values } from "../marks.ts";
import type { FaultyPlatform, ReachedRequest, SurvivalSetup } from "../survival/setup.ts";
import type { Alteration } from "./alteration.ts";

/** What something else answers in the platform's place. */
export interface ForeignAnswer {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly raw?: string;
  readonly json?: unknown;
}

/** A simulated platform whose answers can be altered on their way, and in whose place something else can answer. */
export interface AlterablePlatform extends FaultyPlatform {
  interceptRequests(
    interception?: (request: Pick<ReachedRequest, "method" | "path">) => ForeignAnswer | undefined,
  ): void;
  alterAnswers(alteration?: (body: string, request: ReachedRequest) => string): void;
}

/** How the platform of a package is started, and what stands around what its answers tell. */
export interface AnswerSetup<P extends AlterablePlatform> extends SurvivalSetup<P> {
  /** The path of what an answer tells of an object, as `data[]`. Default: the answer itself, or an element of `data`. */
  readonly envelope?: RegExp;
  /** The ID that imports an object whose life does not tell. Without either its import is not tried. */
  readonly importId?: (id: string, inputs: Values) => string;
  /** Requests whose answers are about other objects than the resource's own. Default: none. */
  readonly isAside?: (request: ReachedRequest) => boolean;
}

/** A kind of request, as it was asked first, with its answer. */
export interface Asked extends ReachedRequest {
  readonly answer: string;
}

/** The requests of an action by their kinds, each with its first answer. */
export async function answersIn(platform: AlterablePlatform, act: () => Promise<unknown>): Promise<Asked[]> {
  const asked = new Map<string, Asked>();
  platform.alterAnswers((answer, { method, path, route }) => {
    const key = `${method} ${route}`;
    if (!asked.has(key)) asked.set(key, { method, path, route, answer });
    return answer;
  });
  try {
    await act();
  } finally {
    platform.alterAnswers();
  }
  return [...asked.values()];
}

/** Acts while one kind of request gets a wrong answer: the first time, or each time. Tells whether it was asked at all. */
export async function withWrongAnswer<T>(
  platform: AlterablePlatform,
  { method, route }: Asked,
  { alter }: Alteration,
  times: "once" | "always",
  act: () => Promise<T>,
): Promise<{ readonly result: T; readonly wasAsked: boolean }> {
  let met = 0;
  platform.alterAnswers((answer, request) => {
    if (request.method !== method || request.route !== route) return answer;
    return met++ === 0 || times === "always" ? alter(answer) : answer;
  });
  try {
    const result = await act();
    return { result, wasAsked: met > 0 };
  } finally {
    platform.alterAnswers();
  }
}
