import { text } from "./optional-fields.ts";

/** The cloud functions that are called during a WebSocket connection, for the protocol WEBSOCKET. */
export const websocketFunctions = {
  serviceConfigWebsocketRegisterFunctionName: text(
    "Name of the cloud function that is called when a WebSocket connection opens.",
    { wire: "ServiceWebsocketRegisterFunctionName" },
  ),
  serviceConfigWebsocketRegisterFunctionNamespace: text(
    "Namespace of the cloud function that is called when a WebSocket connection opens.",
    { wire: "ServiceWebsocketRegisterFunctionNamespace" },
  ),
  serviceConfigWebsocketRegisterFunctionQualifier: text(
    "Version of the cloud function that is called when a WebSocket connection opens.",
    { wire: "ServiceWebsocketRegisterFunctionQualifier" },
  ),
  serviceConfigWebsocketCleanupFunctionName: text(
    "Name of the cloud function that is called when a WebSocket connection closes.",
    { wire: "ServiceWebsocketCleanupFunctionName" },
  ),
  serviceConfigWebsocketCleanupFunctionNamespace: text(
    "Namespace of the cloud function that is called when a WebSocket connection closes.",
    { wire: "ServiceWebsocketCleanupFunctionNamespace" },
  ),
  serviceConfigWebsocketCleanupFunctionQualifier: text(
    "Version of the cloud function that is called when a WebSocket connection closes.",
    { wire: "ServiceWebsocketCleanupFunctionQualifier" },
  ),
  serviceConfigWebsocketTransportFunctionName: text(
    "Name of the cloud function that is called for each message of a WebSocket connection.",
    { wire: "ServiceWebsocketTransportFunctionName" },
  ),
  serviceConfigWebsocketTransportFunctionNamespace: text(
    "Namespace of the cloud function that is called for each message of a WebSocket connection.",
    { wire: "ServiceWebsocketTransportFunctionNamespace" },
  ),
  serviceConfigWebsocketTransportFunctionQualifier: text(
    "Version of the cloud function that is called for each message of a WebSocket connection.",
    { wire: "ServiceWebsocketTransportFunctionQualifier" },
  ),
};
