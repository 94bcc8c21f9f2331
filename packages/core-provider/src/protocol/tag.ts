/** How protobuf writes values, as the lowest three bits of a field's tag. */
export const wireTypes = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

/** A field's number and wire type, as they precede its value. */
export function tagOf(number: number, wireType: keyof typeof wireTypes): number {
  return number * 8 + wireTypes[wireType];
}
