import { type Shape, text } from "@org/simulator";

/** A time as the actions of this service take it. */
export const moment: Shape<string> = text({
  pattern: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  form: "a time as YYYY-MM-DD hh:mm:ss",
});
