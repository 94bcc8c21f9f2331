export { simulatorConfig as default } from "@org/build/simulator-config";
