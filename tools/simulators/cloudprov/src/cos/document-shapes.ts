import { listOf, type OptionalShape, object, oneOf, optional, text } from "@org/simulator";

/** A text that is not empty. */
export const word = text({ min: 1 });
/** An optional text. */
export const maybe = (): OptionalShape<string> => optional(text());
/** A whole number. */
export const whole = text({ pattern: /^\d+$/, form: "a whole number" });
/** True or false. */
export const boolean = oneOf("true", "false");
/** A switch. */
export const onOff = oneOf("Enabled", "Disabled");
/** A time at midnight. */
export const midnight = text({ pattern: /^\d{4}-\d\d-\d\dT00:00:00(\.000)?(Z|\+08:00)$/, form: "a time at midnight" });
/** A tag. */
export const tag = object({ Key: word, Value: text() });
/** What chooses objects. */
export const filter = object({
  Prefix: maybe(),
  Tag: optional(listOf(tag)),
  And: optional(object({ Prefix: maybe(), Tag: optional(listOf(tag)) })),
});
/** The paths of repeated elements in such a filter. */
export const filterTags = (at: string) => [`${at}.Tag`, `${at}.And.Tag`];

/** The form of an archiving rule of intelligent tiering. */
export const archivingRuleShape = object({
  Id: word,
  Status: onOff,
  Filter: optional(filter),
  Tiering: listOf(object({ AccessTier: oneOf("ARCHIVE_ACCESS", "DEEP_ARCHIVE_ACCESS"), Days: whole }), { min: 1 }),
});

/** The paths of repeated elements in such a rule. */
export const archivingRuleLists = [...filterTags("Filter"), "Tiering"];

/** The form of tags, of a bucket or an object. */
export const taggingShape = object({ TagSet: object({ Tag: listOf(tag, { min: 1 }) }) });

/** The form of an access control policy. */
export const aclShape = object({
  Owner: object({ ID: word, DisplayName: maybe() }),
  AccessControlList: object({
    Grant: listOf(
      object({
        Grantee: object({
          ID: maybe(),
          DisplayName: maybe(),
          URI: maybe(),
          "@xmlns:xsi": maybe(),
          "@xsi:type": optional(oneOf("CanonicalUser", "RootAccount", "Group")),
        }),
        Permission: oneOf("READ", "WRITE", "READ_ACP", "WRITE_ACP", "FULL_CONTROL"),
      }),
      { min: 1 },
    ),
  }),
});
