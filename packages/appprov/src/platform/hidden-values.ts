import { url } from "@org/core-http";
import type { Op } from "./clients.ts";
import { type Body, embeddedList, linkedId, record, text } from "./hal.ts";

/** Finds values that a log may quote and nobody may see. Asked only when there is a log to be shown. */
export type HiddenValues = () => Promise<readonly string[]>;

/** What an app runs with: nobody can tell which of its variables are secret. */
export const hiddenOfApp =
  (op: Op, id: number | string): HiddenValues =>
  async () => {
    const app = await op.api.get<Body>(url`/apps/${id}`);
    const configurationId = linkedId(app, "current_configuration");
    if (configurationId === "") return [];
    const configuration = await op.api.get<Body>(url`/configurations/${configurationId}`);
    return texts(record(configuration["env"]));
  };

/** The URLs that open a database, and the passwords in them. */
export const hiddenOfDatabase =
  (op: Op, id: number | string): HiddenValues =>
  async () => {
    const database = await op.api.get<Body>(url`/databases/${id}`);
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

function texts(values: Body | undefined): string[] {
  return Object.values(values ?? {}).filter((value) => typeof value === "string");
}
