import { field } from "@org/core-provider";

/** An AWS account to connect to. A change replaces the resource. */
export const awsAccount = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    pattern: { match: /^\d{12}$/, says: "be the ID of an AWS account, 12 digits" },
    wire: "account",
    docs: "ID of the AWS account, 12 digits.",
  });

/** The CIDR blocks that traffic is routed to. A change replaces the resource. */
export const routes = (docs: string) =>
  field.list(field.string({ min: 1, docs: "A CIDR block, such as `10.108.16.0/21`." }), {
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "routes",
    docs,
  });
