import { OutcomeUnknownError } from "@org/core-http";
import { CodedError } from "@org/core-provider";

/** How often a prepaid object is returned if the responses are lost. */
const mostReturns = 3;

/**
 * Returns a prepaid object to the platform, which moves it to the recycle bin. A request whose response was lost is not
 * repeated blindly: a second one would remove the object from the recycle bin.
 *
 * @param untilReturned - Waits a few seconds until the platform shows that it is returning the object.
 */
export async function returnPrepaid(
  send: () => Promise<unknown>,
  untilReturned: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await send();
      return;
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError)) throw error;
      if (await isInTime(untilReturned)) return;
      if (attempt >= mostReturns) throw error;
    }
  }
}

async function isInTime(wait: () => Promise<unknown>): Promise<boolean> {
  try {
    await wait();
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.helpCode === "timeout") return false;
    throw error;
  }
}
