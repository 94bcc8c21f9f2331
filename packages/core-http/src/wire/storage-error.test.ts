import { expect, test } from "vitest";
import { readStorageError } from "./storage-error.ts";

test("reads the code, the message and the request of a storage service's error", () => {
  const body = `<?xml version='1.0'?>\n<Error>\n\t<Code>NoSuchKey</Code>\n\t<Message>No &lt;a&gt; &amp;amp; b.</Message><RequestId>r-1</RequestId></Error>`;
  expect(readStorageError(body)).toEqual({ code: "NoSuchKey", message: "No <a> &amp; b.", requestId: "r-1" });
  expect(readStorageError("<Error><Code>Gone</Code></Error>")).toEqual({ code: "Gone", message: undefined });
});

test.each(["", "<html></html>", { Code: "NoSuchKey" }, undefined])("returns undefined for %j", (body) => {
  expect(readStorageError(body)).toBeUndefined();
});
