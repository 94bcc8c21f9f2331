export { providerConfig as default } from "@org/build/provider-config";
