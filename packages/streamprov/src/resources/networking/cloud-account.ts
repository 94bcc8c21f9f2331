import { field } from "@org/core-provider";

/** An AWS account, as the networks of the platform connect to one. It cannot be changed. */
export const awsAccount = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    pattern: { match: /^\d{12}$/, says: "be the ID of an AWS account, 12 digits" },
    wire: "account",
    docs: "ID of the AWS account, 12 digits.",
  });

/** The blocks of addresses that traffic goes to; none is an error. They cannot be changed. */
export const routes = (docs: string) =>
  field.list(field.string({ min: 1, docs: "A block of addresses, such as `10.108.16.0/21`." }), {
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "routes",
    docs,
  });
