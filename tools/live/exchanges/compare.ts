import type { MemberProfile, Profile, ResponseProfile, RouteProfile, StateProfile } from "./profile.ts";

/** Which side has what the other lacks. */
export type Verdict = "platform has more" | "simulator has more" | "differs";

/** One thing in which the platform and the simulator differ. */
export interface Difference {
  readonly route: string;
  readonly topic: "operation" | "status" | "header" | "member" | "type" | "value" | "states" | "timing";
  /** Where: a situation, a status with a header or member, or the member that contains the state. */
  readonly at: string;
  /** The value, count or type on the platform; empty if only the simulator has it. */
  readonly platform: string;
  readonly simulator: string;
  readonly verdict: Verdict;
}

/** From when on times differ: the longer one is this many times longer, and longer by this many milliseconds. */
const times = { factor: 4, ms: 2_000 };

/** Compares what is known about a platform with what is known about its simulator, from runs of the same operations. */
export function compareProfiles(platform: Profile, simulator: Profile): Difference[] {
  return [
    ...namesOf(platform.routes, simulator.routes).flatMap((route) =>
      compareRoutes(route, platform.routes[route], simulator.routes[route]),
    ),
    ...namesOf(platform.states, simulator.states).flatMap((label) =>
      compareStates(label, platform.states[label], simulator.states[label]),
    ),
  ];
}

/** The same for one operation. Times depend on the machine, and are not compared. */
export function compareResponses(route: string, platform: RouteProfile, simulator: RouteProfile): Difference[] {
  const situations = namesOf(platform.statuses, simulator.statuses).flatMap((situation) =>
    compareSets(platform.statuses[situation], simulator.statuses[situation]).map((sides) => ({
      route,
      topic: "status" as const,
      at: situation,
      ...sides,
    })),
  );
  // A status that only one side has is reported once, and not with every member.
  const common = Object.keys(platform.responses).filter((status) => simulator.responses[status] !== undefined);
  return [...situations, ...common.flatMap((status) => compareBodies(route, status, platform, simulator))];
}

function compareRoutes(
  route: string,
  platform: RouteProfile | undefined,
  simulator: RouteProfile | undefined,
): Difference[] {
  if (platform === undefined || simulator === undefined) {
    const sides = sidesOf(platform === undefined ? "" : "requested", simulator === undefined ? "" : "requested");
    return [{ route, topic: "operation", at: "", ...sides }];
  }
  const slow = areTimesDifferent(platform.ms, simulator.ms)
    ? [timing(route, "response", platform.ms, simulator.ms)]
    : [];
  return [...compareResponses(route, platform, simulator), ...slow];
}

function compareBodies(route: string, status: string, one: RouteProfile, other: RouteProfile): Difference[] {
  const empty: ResponseProfile = { headers: {}, members: {} };
  const [platform, simulator] = [one.responses[status] ?? empty, other.responses[status] ?? empty];
  const headers = namesOf(platform.headers, simulator.headers).flatMap((name): Difference[] => {
    const [ours, theirs] = [platform.headers[name] ?? "", simulator.headers[name] ?? ""];
    return ours === theirs ? [] : [{ route, topic: "header", at: `${status} ${name}`, ...sidesOf(ours, theirs) }];
  });
  const members: Difference[] = [];
  const settled: string[] = [];
  // Sorted, so that an object comes before its members.
  for (const path of namesOf(platform.members, simulator.members)) {
    if (settled.some((above) => path.startsWith(`${above}/`))) continue;
    const found = compareMembers(platform.members[path], simulator.members[path]);
    if (found?.topic === "member" || found?.topic === "type") settled.push(path);
    if (found !== undefined) members.push({ route, at: `${status} ${path === "" ? "/" : path}`, ...found });
  }
  return [...headers, ...members];
}

function compareMembers(
  platform: MemberProfile | undefined,
  simulator: MemberProfile | undefined,
): Omit<Difference, "route" | "at"> | undefined {
  if (platform === undefined || simulator === undefined) {
    return { topic: "member", ...sidesOf(platform?.types.join(" or ") ?? "", simulator?.types.join(" or ") ?? "") };
  }
  const [type] = compareSets(platform.types, simulator.types);
  if (type !== undefined) return { topic: "type", ...type };
  const [value] = compareSets(platform.values, simulator.values);
  return value === undefined ? undefined : { topic: "value", ...value };
}

function compareStates(label: string, one: StateProfile = noStates, other: StateProfile = noStates): Difference[] {
  const space = label.lastIndexOf(" ");
  const [route, at] = [label.slice(0, space), label.slice(space + 1)];
  const values = compareSets(one.values, other.values).map((sides) => ({
    route,
    topic: "value" as const,
    at,
    ...sides,
  }));
  const order = namesOf(one.transitions, other.transitions).flatMap((transition): Difference[] => {
    const [platform, simulator] = [one.transitions[transition], other.transitions[transition]];
    if (platform !== undefined && simulator !== undefined) {
      return areTimesDifferent(platform, simulator) ? [timing(route, transition, platform, simulator)] : [];
    }
    // A state that only one side has is a difference of values.
    const known = platform === undefined ? one.values : other.values;
    if (!transition.split(" → ").every((state) => known.includes(state))) return [];
    const sides = sidesOf(platform === undefined ? "" : transition, simulator === undefined ? "" : transition);
    return [{ route, topic: "states", at, ...sides }];
  });
  return [...values, ...order];
}

const noStates: StateProfile = { values: [], transitions: {} };

function compareSets(
  platform: readonly string[] = [],
  simulator: readonly string[] = [],
): Pick<Difference, "platform" | "simulator" | "verdict">[] {
  const more = platform.filter((one) => !simulator.includes(one));
  const less = simulator.filter((one) => !platform.includes(one));
  if (more.length === 0 && less.length === 0) return [];
  const { verdict } = sidesOf(more.join(", "), less.join(", "));
  return [{ platform: platform.join(", "), simulator: simulator.join(", "), verdict }];
}

function sidesOf(platform: string, simulator: string): Pick<Difference, "platform" | "simulator" | "verdict"> {
  const verdict = simulator === "" ? "platform has more" : platform === "" ? "simulator has more" : "differs";
  return { platform, simulator, verdict };
}

function areTimesDifferent(one: number, other: number): boolean {
  const [short, long] = [Math.min(one, other), Math.max(one, other)];
  return long - short > times.ms && long > short * times.factor;
}

function timing(route: string, at: string, platform: number, simulator: number): Difference {
  return { route, topic: "timing", at, platform: `${platform} ms`, simulator: `${simulator} ms`, verdict: "differs" };
}

function namesOf(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
}
