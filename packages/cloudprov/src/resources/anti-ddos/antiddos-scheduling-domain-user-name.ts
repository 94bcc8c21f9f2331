import { field } from "@org/core-provider";
import { mirror } from "../../platform/action-object.ts";
import { answerList, type Body } from "../../platform/answers.ts";
import { resource } from "../../platform/define.ts";
import { settingObject } from "../../platform/setting.ts";

const kind = "AntiddosSchedulingDomainUserName";

const fields = {
  domainName: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    wire: "DomainName",
    docs: "CNAME of the scheduling domain. The platform creates the domain.",
  }),
  domainUserName: field.string({
    required: true,
    wire: "DomainUserName",
    docs: "Display name of the domain. An empty name removes it.",
  }),
  ...mirror(kind),
};

/** What a listing tells of a domain. */
const domainList = answerList("DomainList", {
  domain: field.string({ output: true, answered: "always", wire: "Domain", docs: "Its CNAME." }),
  name: field.string({ output: true, wire: "UsrDomainName", docs: "What people know it by." }),
});

const action = "DescribeListSchedulingDomain";

export const antiddosSchedulingDomainUserName = resource(kind, {
  docs: "The display name of a scheduling domain. Deleting the resource leaves the domain and its name on the platform.",
  example: `const shop = new cloudprov.AntiddosSchedulingDomainUserName("shop", {
    domainName: "68tlc0iy.dayugslb.com",
    domainUserName: "shop",
});`,
  fields,
  import: { form: "<scheduling domain>", example: "68tlc0iy.dayugslb.com" },
  ...settingObject(fields, {
    kind,
    service: "antiddos",
    idOf: ({ domainName }) => String(domainName),
    write: "ModifyDomainUsrName",
    async read(op, id) {
      // The filter finds what is similar, too.
      for await (const found of op.antiddos.pages(action, { FilterDomain: id }, domainList)) {
        if (found["Domain"] === id) return asWritten(found);
      }
      return undefined;
    },
    stays: (id, { domainUserName: name }) =>
      name === ""
        ? undefined
        : `the scheduling domain ${id} keeps its name. To have none, set domainUserName to "" and run \`pulumi up\` first`,
    listing: {
      name: "DomainName",
      async page(op, offset) {
        const { elements, ...page } = await op.antiddos.page(action, {}, domainList, { offset });
        return { ...page, elements: elements.map(asWritten) };
      },
    },
  }),
});

/** A domain by the names that it is written with. */
function asWritten({ Domain, UsrDomainName }: Body): Body {
  return { DomainName: Domain, DomainUserName: UsrDomainName };
}
