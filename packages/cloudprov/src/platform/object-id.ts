/** The form that a text must match, as in the facts of a field. */
export interface TextForm {
  readonly match: RegExp;
  readonly says: string;
}

/** The forms of the platform's IDs: a prefix for each type of object, followed by letters and digits. */
export const idForms = {
  eip: form("an elastic IP address", "eip-nyvf60va"),
  vpc: form("a private network", "vpc-8vazrwjv"),
  subnet: form("a subnet", "subnet-b8j03v0c"),
  routeTable: form("a route table", "rtb-5v4yhq2m"),
  natGateway: form("a NAT gateway", "nat-1asg3t63"),
  networkAcl: form("a network ACL", "acl-mijp2oyu"),
  eni: form("a network interface", "eni-qka182br"),
  securityGroup: form("a security group", "sg-ey3wmiz1"),
  addressTemplate: form("an address template", "ipm-makf7k9e"),
  addressTemplateGroup: form("a group of address templates", "ipmg-0np3u974"),
  protocolTemplate: form("a protocol template", "ppm-nwrggd14"),
  protocolTemplateGroup: form("a group of protocol templates", "ppmg-0np3u974"),
  privateDnsZone: form("a private zone", "zone-xjg6zr2h"),
  keyPair: form("an SSH key pair", "skey-17634f05"),
  disk: form("a disk", "disk-41s6jwy4"),
  snapshot: form("a snapshot", "snap-gdsc8q7c"),
  instance: form("a machine", "ins-2qol3a80"),
  image: form("an image", "img-9qabwvbn"),
  loadBalancer: form("a load balancer", "lb-7a0t6zqb"),
  listener: form("a listener", "lbl-hh141sn9"),
  forwardingRule: form("a forwarding rule", "loc-agg236ys"),
  targetGroup: form("a group of targets", "lbtg-3k3io0i0"),
  mysqlInstance: form("a MySQL instance", "cdb-c1nl9rpv"),
  cluster: form("a cluster", "cls-n2h4jbtk"),
  ckafkaInstance: form("a CKafka instance", "ckafka-vv7wpvae"),
  service: form("a service of the API gateway", "service-ohxqslqe"),
  api: form("an API", "api-0cvmf4x4"),
  apiApp: form("an application", "app-poe0pyex"),
  ipStrategy: form("an IP strategy", "IPStrategy-q1lk8ud2"),
  plugin: form("a plugin", "plugin-hnqntalp"),
  usagePlan: form("a usage plan", "usagePlan-gyeafpab"),
  camRole: { match: /^\d+$/, says: "be the ID of a role, such as 4611686018427397919" },
  camGroup: { match: /^[1-9]\d{0,14}$/, says: "be the ID of a group, such as 33333" },
  camPolicy: { match: /^[1-9]\d{0,14}$/, says: "be the ID of a policy, such as 17698703" },
  clsLogset: {
    match: /^[0-9a-z][0-9a-z-]*$/,
    says: "be the ID of a log set, such as 5cd3a17e-fb0b-418c-afd7-77b365397426",
  },
  clsTopic: {
    match: /^[0-9a-z][0-9a-z-]*$/,
    says: "be the ID of a log topic, such as 2f5764c1-c833-44c5-84c7-950979b2a278",
  },
  accessKey: { match: /^\w{5,50}$/, says: "be the ID of an API key: 5 to 50 letters, digits and underscores" },
} as const satisfies Readonly<Record<string, TextForm>>;

function form(what: string, example: string): TextForm {
  const prefix = example.replace(/-.*$/, "");
  return { match: new RegExp(`^${prefix}-[0-9A-Za-z]+$`), says: `be the ID of ${what}, such as ${example}` };
}
