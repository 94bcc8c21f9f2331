import type { Discovery } from "../discover/search.ts";
import { whyNotListed } from "../discover/walk.ts";

/** The reason in a guide why a kind is not found or copied; undefined if the guide does not list the kind. */
export function reasonInGuide(guide: string, kind: string): string | undefined {
  const items = guide.split(/\n(?= *- |\n)/).map((item) => item.replace(/\s+/g, " ").trim());
  for (const item of items) {
    const [, kinds = "", reason] = /^- ((?:`\w+`(?:, )?)+): (.*?)\.?$/.exec(item) ?? [];
    if (reason !== undefined && kinds.includes(`\`${kind}\``)) return reason.replaceAll("`", "");
  }
  return undefined;
}

/** The lines that a guide lacks about kinds whose definitions do not allow to find their objects. */
export async function missingInGuide(guide: string, discovery: Discovery): Promise<readonly string[]> {
  const kinds = await discovery.kinds({}, {}, () => undefined);
  return kinds.flatMap((kind) => {
    const reason = whyNotListed(kind);
    const isGiven = reason === undefined || reasonInGuide(guide, kind.name) === reason.replaceAll("`", "");
    return isGiven ? [] : [`- \`${kind.name}\`: ${reason}.`];
  });
}
