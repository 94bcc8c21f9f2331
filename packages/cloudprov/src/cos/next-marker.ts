import { CodedError } from "@org/core-provider";
import { textOf, type XmlElement } from "./xml.ts";

/**
 * Where the next page of a listing begins; undefined after the last one.
 *
 * @param decode - Decodes the marker, if the listing was requested with encoded names.
 * @throws CodedError if a truncated page has no valid marker: objects on later pages would be treated as missing.
 */
export function nextMarker(page: XmlElement, marker: string, decode = (text: string) => text): string | undefined {
  if (textOf(page, "IsTruncated")?.trim() !== "true") return undefined;
  const next = decode(textOf(page, "NextMarker") ?? "");
  if (next !== "" && next !== marker) return next;
  throw new CodedError(
    "invalid-response",
    `the platform's listing <${page.name}> is incomplete and does not say where it continues: try again later`,
  );
}
