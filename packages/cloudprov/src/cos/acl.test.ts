import { describe, expect, it } from "vitest";
import { cannedAcl, problemOfAcl, sameAcl } from "./acl.ts";
import { parseXml } from "./xml.ts";

const owner = "qcs::cam::uin/100000000001:uin/100000000001";
const byId = "<ID>qcs::cam::anyone:anyone</ID>";
const byUri = "<URI>http://cam.qcloud.com/groups/global/AllUsers</URI>";

const grant = (grantee: string, permission: string) =>
  `<Grant><Grantee>${grantee}</Grantee><Permission>${permission}</Permission></Grant>`;

const policy = (...grants: readonly string[]) =>
  `<AccessControlPolicy><Owner><ID>${owner}</ID></Owner><AccessControlList>${grant(`<ID>${owner}</ID>`, "FULL_CONTROL")}${grants.join("")}</AccessControlList></AccessControlPolicy>`;

describe("the access that everybody has", () => {
  it.each<[readonly string[], string]>([
    [[], "private"],
    [["READ"], "public-read"],
    [["WRITE"], "public-read-write"],
    [["READ", "WRITE"], "public-read-write"],
    [["READ_ACP"], "public-read-write"],
    [["WRITE_ACP"], "public-read-write"],
    [["FULL_CONTROL"], "public-read-write"],
  ])("with the permissions %j is %s", (permissions, acl) => {
    for (const grantee of [byId, byUri, `<ID> </ID>${byUri}`]) {
      const grants = permissions.map((permission) => grant(grantee, permission));
      expect(cannedAcl(parseXml(policy(...grants)))).toBe(acl);
    }
  });

  it("does not include the permissions of other accounts", () => {
    expect(cannedAcl(parseXml(policy(grant("<ID>qcs::cam::uin/2:uin/2</ID>", "FULL_CONTROL"))))).toBe("private");
  });
});

describe("two policies", () => {
  it("are equal if they grant the same to everybody, in each form", () => {
    expect(sameAcl(policy(grant(byId, "READ")), policy(grant(byUri, "READ")))).toBe(true);
    expect(sameAcl(policy(grant(byId, "READ")), policy(grant(byUri, "WRITE")))).toBe(false);
  });

  it("that are not XML are different", () => {
    expect(sameAcl("<AccessControlPolicy>", "<AccessControlPolicy>")).toBe(false);
  });
});

it("a grant without a grantee is a problem, but one with an empty ID and a URI is not", () => {
  expect(problemOfAcl(policy(grant("<ID/>", "READ")))).toContain("a Grantee with an ID or a URI");
  expect(problemOfAcl(policy(grant(`<ID/>${byUri}`, "READ")))).toBeUndefined();
});
