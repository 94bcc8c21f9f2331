/** Serverless clusters of an environment that are reached by PrivateLink from one VPC endpoint on AWS. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const attached = new streamprov.Environment("attached", { displayName: "attached" });
const environment = { id: attached.id };
const attachment = new streamprov.PrivateLinkAttachment("attached", {
  displayName: "attached",
  cloud: "AWS",
  region: "us-east-2",
  environment,
});
new streamprov.PrivateLinkAttachmentConnection("attached", {
  displayName: "attached",
  environment,
  privateLinkAttachment: { id: attachment.id },
  aws: {
    // ID of the VPC endpoint in your AWS account, which connects to the attachment's vpcEndpointServiceName.
    vpcEndpointId: config.require("awsVpcEndpointId"),
  },
});
