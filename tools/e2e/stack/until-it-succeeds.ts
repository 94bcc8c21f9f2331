/** Runs a command until it succeeds, as a person would, up to a number of times. */
export async function untilItSucceeds(times: number, command: () => Promise<unknown>): Promise<void> {
  for (let left = times - 1; ; left--) {
    try {
      await command();
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
