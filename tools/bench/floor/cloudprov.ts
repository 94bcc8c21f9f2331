import { field } from "@org/core-provider";
import { doesNothing } from "./does-nothing.ts";

/** One half of what stacks of cloudprov are made of. */
export const addressTemplate = doesNothing(
  "AddressTemplate",
  {
    name: field.string({ required: true, docs: "Name of the template." }),
    addresses: field.set(field.string({ docs: "An address." }), { required: true, docs: "What the template holds." }),
    addressTemplateId: field.string({ output: true, docs: "ID of the template." }),
  },
  ({ name }) => {
    const id = `ipm-${String(name).slice(-4)}abcd`;
    return { id, known: { addressTemplateId: id } };
  },
);

/** The other half. */
export const apiGatewayApiKey = doesNothing(
  "ApiGatewayApiKey",
  {
    secretName: field.string({ required: true, replaceOnChange: true, docs: "Name of the key." }),
    status: field.string({ default: "on", docs: "Whether the key can be used." }),
    accessKeyType: field.string({ default: "auto", docs: "Who chooses the key." }),
    accessKeyId: field.string({ computed: true, docs: "ID of the key." }),
    accessKeySecret: field.string({ computed: true, secret: true, docs: "Secret of the key." }),
    modifyTime: field.string({ output: true, docs: "When it was last changed." }),
    createTime: field.string({ output: true, docs: "When it was made." }),
    apiGatewayApiKeyId: field.string({ output: true, docs: "ID of the key." }),
  },
  ({ secretName }) => {
    const id = `AKID${String(secretName)}TcPGYbmXtStTHN0b3RkBoTb`;
    const at = "2025-01-31T12:00:00Z";
    const accessKeySecret = "c2VjcmV0LW9mLXRoZS1rZXktdGhhdC1pcy1ub25l";
    return {
      id,
      known: { accessKeyId: id, accessKeySecret, modifyTime: at, createTime: at, apiGatewayApiKeyId: id },
    };
  },
);

/** A kind of the program with four of them. */
export const apiGatewayService = doesNothing(
  "ApiGatewayService",
  {
    serviceName: field.string({ required: true, docs: "Name of the service." }),
    protocol: field.string({ required: true, docs: "How it is called." }),
    netTypes: field.set(field.string({ docs: "A network." }), { required: true, docs: "Networks it is reached from." }),
  },
  ({ serviceName }) => ({ id: `service-${String(serviceName)}` }),
);

/** Another one. */
export const apiGatewayUsagePlan = doesNothing(
  "ApiGatewayUsagePlan",
  { usagePlanName: field.string({ required: true, docs: "Name of the plan." }) },
  ({ usagePlanName }) => ({ id: `usagePlan-${String(usagePlanName)}` }),
);
