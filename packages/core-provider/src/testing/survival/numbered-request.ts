import type { ReachedRequest } from "./setup.ts";

/** A request of a phase. `after` is the number of earlier requests to the same route. */
export interface NumberedRequest {
  readonly method: string;
  readonly route: string;
  readonly after: number;
}

/** Numbers the requests to each route. */
export function numbered(requests: readonly ReachedRequest[]): NumberedRequest[] {
  const seen = new Map<string, number>();
  return requests.map(({ method, route }) => {
    const after = seen.get(`${method} ${route}`) ?? 0;
    seen.set(`${method} ${route}`, after + 1);
    return { method, route, after };
  });
}

/** The paths that match a route's pattern. */
export function pathOf(route: string): RegExp {
  const parts = route.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/]+")}$`);
}

/** A request in words. */
export function placed({ method, route, after }: NumberedRequest): string {
  return after === 0 ? `${method} ${route}` : `${method} ${route} (number ${after + 1})`;
}
