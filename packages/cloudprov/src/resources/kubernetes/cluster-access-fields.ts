import { field } from "@org/core-provider";
import { defaulted } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";

const replaced = "A change closes the access and opens it again, with another address.";

/** How clients reach the API server of a cluster. */
export const clusterAccessFields = {
  clusterInternet: field.boolean({
    computed: true,
    wire: "Internet.IsOpen",
    docs: "Whether the API server can be reached from the internet, through a load balancer that is charged by the hour. The cluster needs a node first.",
  }),
  clusterInternetDomain: field.string({
    ...defaulted,
    changesWith: ["clusterInternet"],
    wire: "Internet.Domain",
    docs: `Domain of the access from the internet. ${replaced}`,
  }),
  clusterInternetSecurityGroup: field.string({
    ...defaulted,
    changesWith: ["clusterInternet"],
    pattern: idForms.securityGroup,
    wire: "Internet.SecurityGroup",
    docs: "ID of the security group of the access from the internet.",
  }),
  clusterIntranet: field.boolean({
    computed: true,
    wire: "Intranet.IsOpen",
    docs: "Whether the API server can be reached from the private network, through an internal load balancer.",
  }),
  clusterIntranetDomain: field.string({
    ...defaulted,
    changesWith: ["clusterIntranet"],
    wire: "Intranet.Domain",
    docs: `Domain of the access from the private network. ${replaced}`,
  }),
  clusterIntranetSubnetId: field.string({
    ...defaulted,
    changesWith: ["clusterIntranet"],
    pattern: idForms.subnet,
    wire: "Intranet.SubnetId",
    docs: `ID of the subnet of the load balancer. Required with \`clusterIntranet\`. ${replaced}`,
  }),
  authOptions: field.object(
    {
      useTkeDefault: field.boolean({
        computed: true,
        wire: "UseTKEDefault",
        docs: "Whether the platform's values of `issuer` and `jwksUri` are used.",
      }),
      jwksUri: field.string({
        ...defaulted,
        changesWith: ["authOptions"],
        wire: "JWKSURI",
        docs: "Address of the public keys.",
      }),
      issuer: field.string({
        ...defaulted,
        changesWith: ["authOptions"],
        wire: "Issuer",
        docs: "Issuer of the tokens.",
      }),
      autoCreateDiscoveryAnonymousAuth: field.boolean({
        computed: true,
        wire: "AutoCreateDiscoveryAnonymousAuth",
        docs: "Whether anonymous clients may read the discovery document.",
      }),
    },
    {
      wire: "ServiceAccounts",
      docs: "Tokens of service accounts. Members that are not set keep their values. Removing `authOptions` changes nothing.",
    },
  ),
  kubeConfig: field.string({
    output: true,
    secret: true,
    changesWith: ["clusterInternet", "clusterInternetDomain"],
    wire: "Internet.Kubeconfig",
    docs: "Kubeconfig file for access from the internet; empty while it is closed.",
  }),
  kubeConfigIntranet: field.string({
    output: true,
    secret: true,
    changesWith: ["clusterIntranet", "clusterIntranetDomain", "clusterIntranetSubnetId"],
    wire: "Intranet.Kubeconfig",
    docs: "Kubeconfig file for access from the private network; empty while it is closed.",
  }),
  userName: field.string({ output: true, wire: "Security.UserName", docs: "Name of the cluster's user." }),
  password: field.string({
    output: true,
    secret: true,
    wire: "Security.Password",
    docs: "Password of the cluster's user.",
  }),
  certificationAuthority: field.string({
    output: true,
    wire: "Security.CertificationAuthority",
    docs: "Certificate of the cluster's authority, in PEM.",
  }),
  clusterExternalEndpoint: field.string({
    output: true,
    changesWith: ["clusterInternet", "clusterInternetDomain"],
    wire: "Security.ClusterExternalEndpoint",
    docs: "Address of the API server on the internet.",
  }),
  domain: field.string({ output: true, wire: "Security.Domain", docs: "Domain of the API server." }),
  pgwEndpoint: field.string({
    output: true,
    changesWith: ["clusterIntranet", "clusterIntranetDomain", "clusterIntranetSubnetId"],
    wire: "Security.PgwEndpoint",
    docs: "Address of the API server in the private network.",
  }),
  securityPolicies: field.list(field.string({ docs: "A CIDR block." }), {
    output: true,
    changesWith: ["clusterInternet", "clusterInternetSecurityGroup"],
    wire: "Security.SecurityPolicy",
    docs: "Addresses that may reach the API server from the internet.",
  }),
};
