import type { Listed } from "../../definition/resource.ts";
import type {
  CheckRequest,
  CheckResponse,
  CreateRequest,
  CreateResponse,
  DeleteRequest,
  DiffRequest,
  DiffResponse,
  ListRequest,
  ReadRequest,
  ReadResponse,
  UpdateRequest,
  UpdateResponse,
} from "../../protocol/provider-messages.ts";
import { handleCheck } from "./checking.ts";
import { handleDiff, type Verdict } from "./comparing.ts";
import type { ResourceContext } from "./context.ts";
import { handleList, handleRead, missingImportNeeds } from "./reading.ts";
import { handleCreate, handleDelete, handleUpdate } from "./writing.ts";

/** Handles the engine's requests for one resource definition. */
export class ResourceHost {
  readonly #context: ResourceContext;
  /** Verdicts on resources that are to be replaced, by URN, until their replacements are created. */
  readonly #replacements = new Map<string, Verdict>();

  constructor(context: ResourceContext) {
    this.#context = context;
  }

  check(request: CheckRequest): Promise<CheckResponse> {
    return handleCheck(this.#context, request);
  }

  /** A create does not receive the object that it replaces, so its warnings and rejections are kept here. */
  async diff(request: DiffRequest): Promise<DiffResponse> {
    const { response, verdict } = await handleDiff(this.#context, request);
    const isTelling = verdict.warnings.length > 0 || verdict.rejections.length > 0;
    if (verdict.replaces && isTelling) this.#replacements.set(request.urn, verdict);
    else this.#replacements.delete(request.urn);
    return response;
  }

  create(request: CreateRequest): Promise<CreateResponse> {
    const replacing = this.#replacements.get(request.urn);
    this.#replacements.delete(request.urn);
    return handleCreate(this.#context, request, replacing);
  }

  read(request: ReadRequest): Promise<ReadResponse> {
    return handleRead(this.#context, request);
  }

  update(request: UpdateRequest): Promise<UpdateResponse> {
    return handleUpdate(this.#context, request);
  }

  delete(request: DeleteRequest): Promise<void> {
    return handleDelete(this.#context, request);
  }

  /** The requirements of an import besides the ID, as Markdown; undefined if the provider has it. */
  importNeeds(): Promise<string | undefined> {
    return missingImportNeeds(this.#context);
  }

  /** Lists the existing objects of this type. */
  list(request: ListRequest, send: (item: Listed) => void): Promise<void> {
    return handleList(this.#context, request, send);
  }
}
