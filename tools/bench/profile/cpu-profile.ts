/** A CPU profile as V8 writes it. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** The node that ran at each sample. */
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

/** A function as it was called from one place. */
export interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
}

/** A function. Lines count from 0. */
export interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
}

/** Time of one thing, in milliseconds. */
export interface Share {
  readonly name: string;
  /** In the thing itself. */
  readonly self: number;
  /** In it and in all that it called. */
  readonly total: number;
}

/**
 * Adds up the busy time of a profile by a name for each function, such as its module or its own name, the greatest
 * total first. Time without a name and idle time are omitted.
 */
export function sharesBy(profile: CpuProfile, nameOf: (frame: CallFrame) => string | undefined): readonly Share[] {
  const self = selfTimes(profile);
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const shares = new Map<string, { self: number; total: number }>();
  const shareOf = (name: string) => {
    const share = shares.get(name) ?? { self: 0, total: 0 };
    shares.set(name, share);
    return share;
  };
  const walk = (node: ProfileNode, above: ReadonlySet<string>): number => {
    if (node.callFrame.functionName === "(idle)") return 0;
    const name = nameOf(node.callFrame);
    const within = name === undefined || above.has(name) ? above : new Set([...above, name]);
    const own = self.get(node.id) ?? 0;
    if (name !== undefined) shareOf(name).self += own;
    let total = own;
    for (const id of node.children ?? []) {
      const child = nodes.get(id);
      if (child) total += walk(child, within);
    }
    // A function that calls itself is counted where it was entered first.
    if (name !== undefined && !above.has(name)) shareOf(name).total += total;
    return total;
  };
  const [root] = profile.nodes;
  if (root) walk(root, new Set());
  return [...shares].map(([name, times]) => ({ name, ...times })).sort((a, b) => b.total - a.total);
}

/** Time in each node itself, in milliseconds. */
function selfTimes({ samples, timeDeltas }: CpuProfile): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  samples.forEach((id, i) => {
    times.set(id, (times.get(id) ?? 0) + (timeDeltas[i] ?? 0) / 1000);
  });
  return times;
}
