import { text } from "@org/simulator";

/** The name of a Java class. */
export const javaClass = text({
  max: 150,
  pattern: /^(([a-zA-Z][a-zA-Z_$0-9]*(\.[a-zA-Z][a-zA-Z_$0-9]*)*)\.)?([a-zA-Z][a-zA-Z_$0-9]*)$/,
  form: "the name of a Java class",
});

/** The address of a documentation, or none. */
export const documentationLink = text({ max: 512, pattern: /^$|^(http:\/\/|https:\/\/).+/, form: "a web address" });
