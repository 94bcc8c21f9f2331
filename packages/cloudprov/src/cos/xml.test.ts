import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemOfAcl, sameAcl } from "./acl.ts";
import { element, parseXml, writeXml, type XmlElement, XmlError } from "./xml.ts";

const name = fc.stringMatching(/^[A-Za-z_][\w.-]{0,8}$/);
/** Texts that XML 1.0 allows. */
const text = fc.string({ unit: "grapheme", maxLength: 12 });
const { tree } = fc.letrec<{ tree: XmlElement }>((tie) => ({
  tree: fc
    .record({
      name,
      attributes: fc.dictionary(name, text, { maxKeys: 2 }).map((given) => ({ ...given })),
      content: fc.oneof({ maxDepth: 3 }, text, fc.array(tie("tree"), { maxLength: 3 })),
    })
    .map(({ content, ...own }) => ({ ...element(own.name, content), attributes: own.attributes })),
}));

describe("XML", () => {
  it("is read in the form that was written", () => {
    fc.assert(
      fc.property(tree, (one) => {
        expect(parseXml(writeXml(one))).toEqual(one);
      }),
    );
  });

  it("is never read from a part of a document", () => {
    fc.assert(
      fc.property(tree, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (one, share) => {
        const whole = writeXml(one);
        expect(() => parseXml(whole.slice(0, Math.floor(whole.length * share)))).toThrow(XmlError);
      }),
    );
  });

  it("can have a declaration, comments, white space, CDATA and character references", () => {
    const document = `\u{FEFF}<?xml version="1.0"?>\n<!-- a > b -->\n<A x='1'>\n <B/>\n <C>a&#38;&#x3c;&lt;<![CDATA[<&>]]></C>\n</A>\n`;
    expect(parseXml(document)).toEqual({
      name: "A",
      attributes: { x: "1" },
      text: "",
      children: [element("B"), element("C", "a&<<<&>")],
    });
  });

  it.each([
    ["", "ends too early"],
    ["{}", "is not well-formed XML"],
    ["<A></B>", "ends <A> with </B>"],
    ["<A/><B/>", "continues after its last element"],
    ["<A>text<B/></A>", "has text between the elements of <A>"],
    ["<A>&nbsp;</A>", "contains an unknown entity"],
    ["<A>&#x110000;</A>", "contains an invalid character"],
    ['<!DOCTYPE A [<!ENTITY a "aaaa">]><A>&a;</A>', "is not well-formed XML"],
    [`${"<A>".repeat(60)}${"</A>".repeat(60)}`, "has more than 50 levels"],
  ])("is rejected in %j", (document, problem) => {
    expect(() => parseXml(document)).toThrow(problem);
  });
});

const grant = (grantee: string, permission: string) =>
  `<Grant><Grantee>${grantee}</Grantee><Permission>${permission}</Permission></Grant>`;
const policy = (...grants: readonly string[]) =>
  `<AccessControlPolicy><Owner><ID>me</ID></Owner><AccessControlList>${grants.join("")}</AccessControlList></AccessControlPolicy>`;
const everybody = "<URI>http://cam.qcloud.com/groups/global/AllUsers</URI>";
const own = grant("<ID>me</ID>", "FULL_CONTROL");

describe("an access control policy", () => {
  it("is compared by its grants in any order", () => {
    const one = policy(own, grant(everybody, "READ"));
    expect(sameAcl(one, `\n${policy(grant(everybody, "READ"), own).replaceAll("><", ">\n<")}`)).toBe(true);
    expect(sameAcl(one, policy(own))).toBe(false);
    expect(sameAcl(one, policy(own, own, grant(everybody, "READ")))).toBe(false);
    expect(sameAcl("", "")).toBe(false);
  });

  it.each([
    [policy(own), undefined],
    ["<A>", "be XML: it ends too early"],
    ["<A/>", "have the root AccessControlPolicy"],
    [policy(), "contain at least one Grant in AccessControlList"],
    [policy(own).replace("<ID>me</ID></Owner>", "</Owner>"), "contain Owner with an ID"],
    [policy(grant("", "READ")), "contain, in each Grant, a Grantee with an ID or a URI, and a Permission"],
  ])("is checked: %#", (document, problem) => {
    expect(problemOfAcl(document)).toBe(problem);
  });
});
