import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** Checks a packed package with publint, in which every warning and suggestion counts. */
export async function problemsOfPublint(tarball: Uint8Array): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}
