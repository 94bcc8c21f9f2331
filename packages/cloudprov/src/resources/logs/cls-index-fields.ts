import { type Fields, field, type Rule } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const tokenizer = "each character separates words";
const caseSensitive = field.boolean({ required: true, docs: "Whether searches distinguish upper and lower case." });

/** Numbers have no words. */
const wordsOnlyInText: Rule = {
  says: "`tokenizer` and `containZH` must not be set if `type` is `long` or `double`.",
  fields: ["type", "tokenizer", "containZH"],
  test: ({ type, tokenizer: separators, containZH }) => {
    if (type !== "long" && type !== "double") return [];
    const message = `must not be set if type is ${type}: remove it, or set type to text`;
    return [
      ...(typeof separators === "string" && separators !== "" ? [{ path: "tokenizer", message }] : []),
      ...(containZH === true ? [{ path: "containZH", message }] : []),
    ];
  },
};

/** The indexed keys of logs, with keys inside JSON values down to a level. */
function keysOf(docs: string, wire: string, levels: number): Fields[string] {
  const inside = levels > 0 ? { childNodes: keysOf("Keys inside a JSON value.", "ChildNode", levels - 1) } : {};
  const value = field.object(
    {
      ...inside,
      type: field.string({
        required: true,
        values: ["long", "text", "double", "json"],
        docs: "`long`, `text`, `double` or `json`. The platform must have enabled `json` for the account.",
      }),
      tokenizer: field.string({ emptyIsUnset: true, docs: `Separators of a text: ${tokenizer}.` }),
      sqlFlag: field.boolean({ docs: "Whether the key can be analyzed with SQL." }),
      containZH: field.boolean({ docs: "Whether a text contains Chinese." }),
      alias: field.string({ emptyIsUnset: true, docs: "Alias of the key." }),
      openIndexForChildOnly: field.boolean({ docs: "Whether only the keys inside a JSON value are indexed." }),
    },
    { docs: "How the key is indexed.", rules: [wordsOnlyInText] },
  );
  const key = field.string({
    required: true,
    docs: "Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`.",
  });
  return field.set(field.object({ key, value }, { docs: "A key." }), { wire, docs });
}

const keys = () => keysOf("Indexed keys. Their order does not matter.", "KeyValues", 5);

/** The properties of an index. */
export const indexFields = withWireNames({
  topicId: field.string({
    required: true,
    pattern: idForms.clsTopic,
    replaceOnChange: true,
    docs: "ID of the log topic that is indexed.",
  }),
  rule: field.object(
    {
      fullText: field.object(
        {
          caseSensitive,
          tokenizer: field.string({ required: true, docs: `Separators: ${tokenizer}.` }),
          containZH: field.boolean({ required: true, docs: "Whether the logs contain Chinese." }),
        },
        { docs: "Full-text index. Omit it for none." },
      ),
      keyValue: field.object(
        { caseSensitive, keyValues: keys() },
        { docs: "Index of keys in logs. Omit it for none." },
      ),
      tag: field.object(
        { caseSensitive, keyValues: keys() },
        { docs: "Index of metadata keys, without the prefix `__TAG__.`. Omit it for none." },
      ),
      dynamicIndex: field.object(
        {
          status: field.boolean({
            required: true,
            docs: "Whether the platform adds all keys of the logs to the index, also those of later logs.",
          }),
        },
        { docs: "Automatic index of keys. Omit it for none." },
      ),
    },
    { computed: true, docs: "Contents of the index. Removing the property keeps the current rule." },
  ),
  status: field.boolean({
    computed: true,
    docs: "Whether the index is on. Defaults to the platform's value, which is true. An enabled index is charged by the volume of logs.",
  }),
  includeInternalFields: field.boolean({
    omitEmptyOnCreate: true,
    unsetAs: false,
    docs: "Whether the full-text index contains `__FILENAME__`, `__HOSTNAME__` and `__SOURCE__`. Defaults to false.",
  }),
  metadataFlag: field.integer({
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: 0,
    min: 0,
    max: 2,
    docs: "Which metadata keys the full-text index contains: `0` those with an index of their key, which is the default, `1` all, `2` none.",
  }),
});
