import type { ServerResponse } from "node:http";
import type { Request } from "firebase-functions/v2/https";

/** A published function of which each request is looked at before firebase-functions sees it. */
export function beforeRequest<Published extends (...given: never[]) => unknown>(
  published: Published,
  look: (request: Request, response: ServerResponse) => void,
): Published {
  return new Proxy(published, {
    apply(target, self, given: [Request, ServerResponse]) {
      look(...given);
      return Reflect.apply(target, self, given) as unknown;
    },
  });
}
