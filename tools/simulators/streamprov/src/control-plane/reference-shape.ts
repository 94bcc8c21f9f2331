import { type ObjectOf, object, optional, type Shape, text } from "@org/simulator";

const members = {
  id: text({ min: 1, max: 255 }),
  environment: optional(text({ max: 255 })),
  related: optional(text()),
  resource_name: optional(text()),
};

/** A reference to another object in a request: its ID; what responses add is tolerated. */
export const referenceShape: Shape<ObjectOf<typeof members>> = object(members);

const typedMembers = { ...members, kind: optional(text()), api_version: optional(text()) };

/** A reference that also says what kind of object it means. */
export const typedReferenceShape: Shape<ObjectOf<typeof typedMembers>> = object(typedMembers);
