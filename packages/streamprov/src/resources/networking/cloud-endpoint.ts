import { field } from "@org/core-provider";

/** The private endpoint in Azure that connects to the platform. It cannot be changed. */
export const privateEndpointResourceId = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    equality: "case-insensitive",
    wire: "private_endpoint_resource_id",
    docs: "Resource ID of the private endpoint in the own subscription. Upper and lower case do not count.",
  });

/** The endpoint in Google Cloud that connects to the platform. It cannot be changed. */
export const privateServiceConnectConnectionId = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    pattern: { match: /^[0-9]+$/, says: "be a number of digits alone" },
    wire: "private_service_connect_connection_id",
    docs: "ID of the connection in the own project, a long number as text.",
  });
