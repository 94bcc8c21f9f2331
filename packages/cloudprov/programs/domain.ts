/** A domain with its records: the address of the web site, and the server for its mail. */
import * as cloudprov from "@org/cloudprov";

const address = new cloudprov.Eip("site", { name: "site" });
const domain = new cloudprov.DnspodDomainInstance("shop", { domain: "example.com", remark: "The shop" });
new cloudprov.DnspodRecord("www", {
  domain: domain.domain,
  subDomain: "www",
  recordType: "A",
  recordLine: "默认",
  value: address.publicIp,
  ttl: 600,
});
new cloudprov.DnspodRecord("mail", {
  domain: domain.domain,
  subDomain: "@",
  recordType: "MX",
  recordLine: "默认",
  value: "mail.example.com.",
  mx: 10,
});
