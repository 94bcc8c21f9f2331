import type { Op } from "./clients.ts";
import { document, embeddedList, linkedId, text, textsIn } from "./hal.ts";

/** Finds values that a log may quote and no message may show. Called only when there is a log to show. */
export type HiddenValues = () => Promise<readonly string[]>;

/** All variables of an app, because any of them may be secret. */
export const hiddenOfApp =
  (op: Op, id: number | string): HiddenValues =>
  async () => {
    const app = await document(op.api, "apps", id);
    const configurationId = linkedId(app, "current_configuration");
    if (configurationId === "") return [];
    const configuration = await document(op.api, "configurations", configurationId);
    return Object.values(textsIn(configuration, "env"));
  };

/** The connection URLs of a database, and the passwords in them. */
export const hiddenOfDatabase =
  (op: Op, id: number | string): HiddenValues =>
  async () => {
    const database = await document(op.api, "databases", id);
    const credentials = embeddedList(database, "database_credentials").map((one) => text(one, "connection_url"));
    const urls = [text(database, "connection_url"), ...credentials].filter((one) => one !== "");
    return [...urls, ...urls.flatMap(passwordOf)];
  };

function passwordOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
