/** Whether an object has the wanted values. Filters that are unset or empty accept any value. */
export function hasAll(wanted: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([name, value]) => value === undefined || value === "" || values[name] === value);
}
