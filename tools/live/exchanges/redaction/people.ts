const names =
  /^(?:(?:full|first|last|given|family|nick|contact|contact_?first|contact_?last|admin|tech|drawer|user|created_?by_?user)_?name|applicant|owner_?name|.*(?:phone|mobile)(?:_?num(?:ber)?)?)$/i;

/** Whether a member is the name or the phone number of a person. Beside an e-mail address, a name is a person's. */
export function isPersonMember(name: string, siblings: Readonly<Record<string, unknown>>): boolean {
  if (names.test(name)) return true;
  return /^(?:name|remark)$/i.test(name) && Object.keys(siblings).some((one) => /^e_?mail$/i.test(one));
}

/** E-mail addresses, also in a URL. */
export const emailAddress = /[\p{L}\p{N}.!#$&'*+/=?^_`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;

/** Whether an address is nobody's: a stand-in, or the user of a Git server. */
export function isNobodysEmail(address: string): boolean {
  return /^(?:person-\d+(?:@|%40)example\.com$|git@)/i.test(address);
}
