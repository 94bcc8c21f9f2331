/** A property that the platform decides if the program does not, and which cannot be changed. */
export const fixed = { computed: true, emptyIsUnset: true, replaceOnChange: true } as const;

/** A property that defaults to the platform's value. */
export const defaulted = { computed: true, emptyIsUnset: true } as const;

/** A property that only changes how the platform carries out other changes. The platform does not return it. */
export const optionOfUpdates = { local: true, ignored: { says: "Changing only this changes nothing" } } as const;

/** A property that only the creation sends and that the platform does not return. */
export const sentOnce = { emptyIsUnset: true, replaceOnChange: true, writeOnly: true, adoptedIfMissing: true } as const;
