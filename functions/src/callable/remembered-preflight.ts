// Before a page calls, its browser asks whether that page may: a way there and back before each text. Without a word
// from us it forgets the answer within seconds.

/** In seconds; browsers remember it for two hours at most. */
const rememberedFor = 2 * 60 * 60;

export function rememberingPreflight<Published extends (...given: never[]) => unknown>(
  published: Published,
): Published {
  return new Proxy(published, {
    apply(target, self, given: [{ method?: string }, { setHeader: (name: string, value: number) => void }]) {
      const [{ method }, response] = given;
      if (method === "OPTIONS") response.setHeader("Access-Control-Max-Age", rememberedFor);
      return Reflect.apply(target, self, given) as unknown;
    },
  });
}
