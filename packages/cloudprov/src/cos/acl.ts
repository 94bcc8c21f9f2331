import { childOf, parseXml, textOf, type XmlElement, XmlError } from "./xml.ts";

const everybody = "qcs::cam::anyone:anyone";

/** The other form of the group that contains everybody. */
const everybodyUri = "http://cam.qcloud.com/groups/global/AllUsers";

/** The access that everybody has, by the grants of a document. Any permission other than READ is treated as write access. */
export function cannedAcl(policy: XmlElement): "private" | "public-read" | "public-read-write" {
  const granted = grantsOf(policy).filter(({ grantee }) => grantee === everybody);
  if (granted.length === 0) return "private";
  return granted.every(({ permission }) => permission === "READ") ? "public-read" : "public-read-write";
}

/** The same, or `custom` if an account other than the owner has a grant, which no canned access contains. */
export function accessIn(policy: XmlElement): ReturnType<typeof cannedAcl> | "custom" {
  const owner = ownerOf(policy);
  const isForeign = ({ grantee }: Grant) => owner !== undefined && grantee !== owner && grantee !== everybody;
  return grantsOf(policy).some(isForeign) ? "custom" : cannedAcl(policy);
}

/** Whether two policies contain the same grants, in any order. A text that is not a policy equals no text, not even itself. */
export function sameAcl(before: unknown, after: unknown): boolean {
  const one = canonical(String(before));
  return one !== undefined && one === canonical(String(after));
}

/** The problem with a text that must be an access control policy; completes "must ...". */
export function problemOfAcl(text: string): string | undefined {
  try {
    const policy = parseXml(text);
    if (policy.name !== "AccessControlPolicy") return "have the root AccessControlPolicy";
    if (!ownerOf(policy)) return "contain Owner with an ID";
    const grants = grantsOf(policy);
    if (grants.length === 0) return "contain at least one Grant in AccessControlList";
    const isWhole = grants.every(({ grantee, permission }) => grantee !== "" && permission !== "");
    return isWhole ? undefined : "contain, in each Grant, a Grantee with an ID or a URI, and a Permission";
  } catch (error) {
    if (error instanceof XmlError) return `be XML: it ${error.message}`;
    throw error;
  }
}

interface Grant {
  /** An ID, or the URI of a group. For everybody, always the ID. */
  readonly grantee: string;
  readonly permission: string;
}

function grantsOf(policy: XmlElement): Grant[] {
  const list = childOf(policy, "AccessControlList")?.children ?? [];
  return list
    .filter(({ name }) => name === "Grant")
    .map((grant) => ({
      grantee: granteeOf(childOf(grant, "Grantee")),
      permission: textOf(grant, "Permission")?.trim() ?? "",
    }));
}

function granteeOf(grantee: XmlElement | undefined): string {
  const names = ["ID", "URI"].map((name) => (grantee && textOf(grantee, name))?.trim() ?? "");
  const given = names.find((name) => name !== "") ?? "";
  return given === everybodyUri ? everybody : given;
}

function ownerOf(policy: XmlElement): string | undefined {
  const owner = childOf(policy, "Owner");
  return (owner && textOf(owner, "ID"))?.trim();
}

function canonical(text: string): string | undefined {
  try {
    const policy = parseXml(text);
    const grants = grantsOf(policy).map(({ grantee, permission }) => `${grantee} ${permission}`);
    return JSON.stringify([ownerOf(policy) ?? "", grants.sort()]);
  } catch (error) {
    if (error instanceof XmlError) return undefined;
    throw error;
  }
}
