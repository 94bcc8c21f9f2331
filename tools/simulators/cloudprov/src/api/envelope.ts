import type { Answer } from "@org/simulator";
import { MalformedRequest, PlatformError } from "../errors.ts";
import type { Reply } from "./action.ts";
import type { ApiRequest } from "./api-request.ts";
import { type Api, perform } from "./perform.ts";

/** Always answers a request. Faults that no correct client makes are recorded as violations. */
export async function answerRequest(api: Api, request: ApiRequest, requestId: string): Promise<Answer> {
  const { hub } = api.world;
  const violate = (problems: readonly string[]): void => {
    const { service, method } = request;
    hub.journal.violations.push({ at: hub.clock.now(), service, method, path: pathOf(request), problems });
  };
  try {
    return success(await perform(api, request, requestId), requestId);
  } catch (error) {
    if (error instanceof MalformedRequest) violate(error.problems);
    if (error instanceof PlatformError) return failed(api, request, requestId, error);
    // A mistake of the simulator itself must be seen, not retried away.
    console.error(`The simulator failed on ${pathOf(request)}.`, error);
    violate([`the simulator itself failed: ${String(error)}`]);
    return failed(api, request, requestId, new PlatformError("InternalError", "An internal error has occurred."));
  }
}

/** The answer to a request that fails with a code. The journal notes the code. */
export function failed(api: Api, request: ApiRequest, requestId: string, { code, message }: PlatformError): Answer {
  // Without the header the platform speaks Chinese.
  const words = request.language === "en-US" ? message : "请求失败。";
  const { errorStatus, oldErrorForm } = api.world.settings;
  const json = oldErrorForm
    ? { code: 4000, codeDesc: code, message: words }
    : { Response: { Error: { Code: code, Message: words }, RequestId: requestId } };
  return { status: errorStatus, json, noted: { code } };
}

/** How a call is named in the journal and for planned faults: `/vpc/CreateAddressTemplate`. */
export function pathOf({ service, action }: ApiRequest): string {
  return `/${service}/${action}`;
}

function success(reply: Reply, requestId: string): Answer {
  return { status: 200, json: { Response: { ...reply, RequestId: requestId } } };
}
