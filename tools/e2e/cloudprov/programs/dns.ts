import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const dnsUpdates = 2;

/** Every kind of resource of DNS. */
export function dns({ note }: { readonly note: string }): void {
  const { domain } = new cloudprov.DnspodDomainInstance("shop", { domain: "example.com", remark: note });
  new cloudprov.DnspodRecord("shop", {
    domain,
    subDomain: "www",
    recordType: "A",
    recordLine: "默认",
    value: "192.0.2.1",
    remark: note,
  });
}
