import type providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import type { Listed } from "../../definition/resource.ts";
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

  check(request: providerPb.CheckRequest): Promise<providerPb.CheckResponse> {
    return handleCheck(this.#context, request);
  }

  /** A create does not receive the object that it replaces, so its warnings and rejections are kept here. */
  async diff(request: providerPb.DiffRequest): Promise<providerPb.DiffResponse> {
    const { response, verdict } = await handleDiff(this.#context, request);
    const isTelling = verdict.warnings.length > 0 || verdict.refusals.length > 0;
    if (verdict.replaces && isTelling) this.#replacements.set(request.getUrn(), verdict);
    else this.#replacements.delete(request.getUrn());
    return response;
  }

  create(request: providerPb.CreateRequest): Promise<providerPb.CreateResponse> {
    const replacing = this.#replacements.get(request.getUrn());
    this.#replacements.delete(request.getUrn());
    return handleCreate(this.#context, request, replacing);
  }

  read(request: providerPb.ReadRequest): Promise<providerPb.ReadResponse> {
    return handleRead(this.#context, request);
  }

  update(request: providerPb.UpdateRequest): Promise<providerPb.UpdateResponse> {
    return handleUpdate(this.#context, request);
  }

  delete(request: providerPb.DeleteRequest): Promise<void> {
    return handleDelete(this.#context, request);
  }

  /** The requirements of an import besides the ID, as Markdown; undefined if the provider has it. */
  importNeeds(): Promise<string | undefined> {
    return missingImportNeeds(this.#context);
  }

  /** Lists the existing objects of this type. */
  list(request: providerPb.ListRequest, send: (item: Listed) => void): Promise<void> {
    return handleList(this.#context, request, send);
  }
}
