import { field } from "@org/core-provider";

/** The private endpoint in Azure that connects to the platform. A change replaces the resource. */
export const privateEndpointResourceId = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    equality: "case-insensitive",
    wire: "private_endpoint_resource_id",
    docs: "Resource ID of the private endpoint in your subscription, case-insensitive.",
  });

/** The endpoint in Google Cloud that connects to the platform. A change replaces the resource. */
export const privateServiceConnectConnectionId = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    pattern: { match: /^[0-9]+$/, says: "contain only digits" },
    wire: "private_service_connect_connection_id",
    docs: "ID of the connection in your project: a long number, as text.",
  });
