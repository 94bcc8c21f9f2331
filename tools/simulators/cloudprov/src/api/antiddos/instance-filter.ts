/** Whether an instance is meant by a filter: an ID, or the beginning of one with a star after it. */
export function likeInstance(filter: string): (instanceId: string) => boolean {
  if (!filter.endsWith("*")) return (instanceId) => instanceId === filter;
  const start = filter.slice(0, -1);
  return (instanceId) => instanceId.startsWith(start);
}
