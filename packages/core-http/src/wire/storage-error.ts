import type { PlatformError } from "./platform-text.ts";

/** Reads the error of a storage service: `<Error><Code>…</Code><Message>…</Message>…</Error>`. Undefined for any other body. */
export function readStorageError(body: unknown): PlatformError | undefined {
  if (typeof body !== "string") return undefined;
  const [code, message, requestId] = ["Code", "Message", "RequestId"].map((name) =>
    unescaped(new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1]),
  );
  if (message === undefined && code === undefined) return undefined;
  return { code, message, ...(requestId === undefined ? {} : { requestId }) };
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function unescaped(text: string | undefined): string | undefined {
  return text?.replace(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => entities[name] ?? "");
}
