import { expectation, field, UnexpectedResponse } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { settingObject } from "../../platform/setting.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const fields = withWireNames({
  domainName: field.string({
    required: true,
    min: 1,
    replaceOnChange: true,
    docs: "CNAME of the scheduling domain. The platform creates the domain.",
  }),
  domainUserName: field.string({
    required: true,
    docs: "Display name of the domain. An empty name removes it.",
  }),
});

const domainList = responseList("DomainList", { domain: idText(), usrDomainName: text() });

const action = "DescribeListSchedulingDomain";

export const antiddosSchedulingDomainUserName = resource("AntiddosSchedulingDomainUserName", {
  docs: "The display name of a scheduling domain. Deleting the resource leaves the domain and its name on the platform.",
  example: `const shop = new cloudprov.AntiddosSchedulingDomainUserName("shop", {
    domainName: "68tlc0iy.dayugslb.com",
    domainUserName: "shop",
});`,
  errors: {
    ResourceNotFound:
      "The account has no scheduling domain with this name: check `domainName`. The platform creates scheduling domains, this resource only names them.",
  },
  import: { form: "<scheduling domain>", example: "68tlc0iy.dayugslb.com" },
  ...settingObject({
    fields,
    service: "antiddos",
    idOf: ({ domainName }) => String(domainName),
    write: "ModifyDomainUsrName",
    async read(op, id) {
      // The filter also finds names that contain the domain.
      const identifies = expectation((response) => {
        const other = domainList.of(response).find(({ Domain }) => !String(Domain).includes(id));
        if (other) throw new UnexpectedResponse("DomainList", `contains ${other["Domain"]}, but ${id} was requested`);
      });
      for await (const found of op.antiddos.pages(action, { FilterDomain: id }, domainList, { identifies })) {
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

/** A domain with the member names of a request. */
function asWritten({ Domain, UsrDomainName }: Body): Body {
  return { DomainName: Domain, DomainUserName: UsrDomainName };
}
