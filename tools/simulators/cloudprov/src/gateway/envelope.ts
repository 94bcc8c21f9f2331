import type { Answer } from "@org/simulator";
import type { Reply } from "../api/action.ts";
import { MalformedRequest, PlatformError } from "../errors.ts";
import type { ApiRequest } from "./api-request.ts";
import { type Api, perform } from "./perform.ts";

/** What became of a request. */
export interface Outcome {
  readonly answer: Answer;
  /** The code of the error; undefined when it went well. */
  readonly code: string | undefined;
}

/** Answers a request, whatever becomes of it. What no correct client sends is written down as a violation. */
export async function answerRequest(api: Api, request: ApiRequest, requestId: string): Promise<Outcome> {
  const { hub } = api.world;
  const violate = (problems: readonly string[]): void => {
    const { service, method } = request;
    hub.journal.violations.push({ at: hub.clock.now(), service, method, path: pathOf(request), problems });
  };
  try {
    return { answer: success(await perform(api, request), requestId), code: undefined };
  } catch (error) {
    if (error instanceof MalformedRequest) violate(error.problems);
    if (error instanceof PlatformError) return failed(api, request, requestId, error);
    // A mistake of the simulator itself must be seen, not retried away.
    console.error(`The simulator failed on ${pathOf(request)}.`, error);
    violate([`the simulator itself failed: ${String(error)}`]);
    return failed(api, request, requestId, new PlatformError("InternalError", "An internal error has occurred."));
  }
}

/** The answer to a request that fails with a code. */
export function failed(api: Api, request: ApiRequest, requestId: string, { code, message }: PlatformError): Outcome {
  // Without the header the platform speaks Chinese.
  const words = request.language === "en-US" ? message : "请求失败。";
  const json = api.world.settings.oldErrorForm
    ? { code: 4000, codeDesc: code, message: words }
    : { Response: { Error: { Code: code, Message: words }, RequestId: requestId } };
  return { answer: { status: 200, json }, code };
}

/** How a call is named in the journal and for planned faults: `/vpc/CreateAddressTemplate`. */
export function pathOf({ service, action }: ApiRequest): string {
  return `/${service}/${action}`;
}

function success(reply: Reply, requestId: string): Answer {
  return { status: 200, json: { Response: { ...reply, RequestId: requestId } } };
}
