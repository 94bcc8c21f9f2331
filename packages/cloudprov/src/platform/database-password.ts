/** What databases require of a password, as facts of a field. */
export const databasePassword = {
  min: 8,
  max: 64,
  pattern: {
    match: /^(?=.*[A-Za-z])(?=.*[\d_+\-&=!@#$%^*()])|^(?=.*\d)(?=.*[_+\-&=!@#$%^*()])/s,
    says: "contain at least two of: letters, digits, and the characters _+-&=!@#$%^*()",
  },
} as const;
