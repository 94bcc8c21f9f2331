import type { DeleteOperation, Expectation, Fields, Operation, ReadOperation, ReadOutputs } from "@org/core-provider";
import { fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { connect, connectToRead, type DataPlane } from "../../platform/data-plane.ts";
import {
  type FlinkId,
  type FlinkService,
  flink,
  flinkFields,
  flinkPlacement,
  flinkReads,
  importedConnection,
  outweighed,
  referencesOf,
} from "../../platform/flink.ts";
import {
  deleteFlinkObject,
  type FlinkObjects,
  flinkObjectFacts,
  listFlinkObjects,
  readFlinkObject,
} from "../../platform/flink-objects.ts";

/** The key of an object within its environment, and the IDs in its own ID. */
interface Place {
  readonly key: string;
  readonly ids: { readonly [K in FlinkId]?: string | undefined };
}

/** The parts of a Flink object's definition that differ. */
interface FlinkObjectSpec<F extends Fields> {
  readonly fields: F;
  readonly objects: FlinkObjects;
  /** The place of an object, from its ID. */
  readonly locate: (id: string) => Place;
  /** The ID of an object in a list. */
  readonly id: (service: FlinkService, body: Body) => string;
  /** The outputs in a response body, except for place and connection. */
  readonly outputs: (op: ReadOperation<F> & Clients, body: Body) => Partial<ReadOutputs<F>>;
  /** The place in a response body. By default, the place of the request. */
  readonly place?: (body: Body) => Partial<Readonly<Record<FlinkId, string>>>;
  /** The service for reads and deletes. By default, it needs no principal. */
  readonly plane?: DataPlane<FlinkId>;
  /** The expected page of a list. By default, its elements have names. */
  readonly page?: Expectation;
}

type Reached = Operation & Clients & { readonly id: string; readonly args: object; readonly state: object };

/**
 * The definition of an object of the SQL gateway, without create and update: its fields and handlers, and `reach`, which
 * returns its key and the service for the other handlers.
 */
export function flinkObject<F extends Fields>(spec: FlinkObjectSpec<F>) {
  const { fields, objects, locate, id, outputs, place, plane = flinkReads, page } = spec;
  return {
    reach(op: Reached) {
      const { key, ids } = locate(op.id);
      return { key, service: connect(flink, op, { args: op.args, state: op.state, ids }) };
    },

    definition: {
      fields,

      placement: flinkPlacement((id) => locate(id).ids),

      diff: (op: Clients) => ({ same: outweighed(op) }),

      async read(op: ReadOperation<F> & Clients): Promise<ReadOutputs<F> | undefined> {
        const { key, ids } = locate(op.id);
        const service = connectToRead(plane, op, ids);
        const body = await readFlinkObject(op, service, objects, key, { isRefresh: op.purpose === "refresh" });
        if (!body) return undefined;
        const connection = { ...referencesOf(op, service, place?.(body)), ...importedConnection(service) };
        return { ...connection, ...outputs(op, body) } as ReadOutputs<F>;
      },

      async delete(op: DeleteOperation<F> & Clients): Promise<void> {
        const { key, ids } = locate(op.id);
        const service = connect(plane, op, { args: op.args, state: op.state, ids });
        await deleteFlinkObject(op, service, objects, key);
      },

      list: {
        query: flinkFields(),
        async *run(op: Operation & Clients & { readonly query: object }) {
          const service = connect(flinkReads, op, { args: op.query });
          for await (const body of listFlinkObjects(service, objects, {}, page)) {
            yield { id: id(service, body), name: fromWire(flinkObjectFacts, body).name };
          }
        },
      },
    },
  };
}
