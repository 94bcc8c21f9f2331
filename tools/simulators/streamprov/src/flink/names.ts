import { text } from "@org/simulator";

/** Names of statements and connections. */
export const gatewayName = text({
  max: 100,
  pattern: /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/,
  form: "small letters, digits and hyphens, in parts that dots separate",
});
