import type { Caller } from "../caller.ts";
import { aclShape } from "./document-shapes.ts";
import { CosError } from "./errors.ts";
import type { CosMessage } from "./message.ts";
import { documentIn } from "./operation.ts";
import type { XmlObject } from "./xml.ts";

const everybody = "http://cam.qcloud.com/groups/global/AllUsers";
const instance = "http://www.w3.org/2001/XMLSchema-instance";

/** The permissions of everybody, by the names of `x-cos-acl`. */
const canned: Readonly<Record<string, readonly string[]>> = {
  private: [],
  "public-read": ["READ"],
  "public-read-write": ["READ", "WRITE"],
};

/**
 * The access control policy that a request gives an object; undefined if the object has that of its bucket, which is the
 * default.
 */
export function objectPolicyIn(message: CosMessage, caller: Caller): XmlObject | undefined {
  const isInBody = message.payload.length > 0 && message.query.has("acl");
  const name = message.headers.get("x-cos-acl") ?? "default";
  return name === "default" && !isInBody ? undefined : policyIn(message, caller);
}

/** The access control policy that a request gives a bucket: in its body, or by the name in `x-cos-acl`. */
export function policyIn(message: CosMessage, caller: Caller): XmlObject {
  if (message.payload.length > 0 && message.query.has("acl")) {
    return documentIn(message, { root: "AccessControlPolicy", shape: aclShape, lists: ["AccessControlList.Grant"] });
  }
  const name = message.headers.get("x-cos-acl") ?? "private";
  const permissions = canned[name];
  if (permissions === undefined) throw new CosError("InvalidArgument", `x-cos-acl must not be ${name}`);
  const ID = `qcs::cam::uin/${caller.accountId}:uin/${caller.accountId}`;
  const own = {
    Grantee: { "@xmlns:xsi": instance, "@xsi:type": "CanonicalUser", ID, DisplayName: ID },
    Permission: "FULL_CONTROL",
  };
  const others = permissions.map((Permission) => ({
    Grantee: { "@xmlns:xsi": instance, "@xsi:type": "Group", URI: everybody },
    Permission,
  }));
  return { Owner: { ID, DisplayName: ID }, AccessControlList: { Grant: [...others, own] } };
}
