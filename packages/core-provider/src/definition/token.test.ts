import { expect, it } from "vitest";
import { functionToken, resourceToken, typeToken } from "./token.ts";

it("creates tokens of resources, functions and types", () => {
  expect(resourceToken("toy", "KafkaTopic")).toBe("toy:index/kafkaTopic:KafkaTopic");
  expect(functionToken("toy", "getKafkaTopic")).toBe("toy:index/getKafkaTopic:getKafkaTopic");
  expect(typeToken("toy", "KafkaTopicCredentials")).toBe("toy:index/KafkaTopicCredentials:KafkaTopicCredentials");
  expect(typeToken("toy", "Oauth", "config")).toBe("toy:config/Oauth:Oauth");
});
