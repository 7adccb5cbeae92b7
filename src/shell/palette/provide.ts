import i18next from "i18next";
import { fromPromise } from "xstate";
import { DEFAULT_LANGUAGE, isLanguage } from "#contracts/languages.ts";
import { isOffered, problemFrom, problemOf } from "#contracts/problem.ts";
import { typedSearch } from "#contracts/typed/search.ts";
import { palette } from "#machines/shell/palette.ts";
import type { Services } from "#src/services/services.ts";
import { createFormat } from "#src/ui/format/format.ts";

/** The command palette with its search: every finder that matches the query, in parallel. */
export function providePalette({ send }: Services) {
  return palette.provide({
    actors: {
      find: fromPromise(async ({ input, signal }) => {
        const { FINDERS } = await import("./finders.ts");
        const query = typedSearch(input.query);
        const format = createFormat(isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE);
        const asked = FINDERS.filter(({ matches }) => matches(query));
        const answers = await Promise.allSettled(asked.map(({ find }) => find(send, query, format, signal)));
        const answered = answers.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
        const problems = answers.map((one) =>
          one.status === "fulfilled" ? problemOf(one.value) : problemFrom(one.reason),
        );
        return {
          found: answered.flatMap((one) => (one.accepted ? one.value : [])),
          // A list that the service does not offer has nothing to find.
          problem: problems.find((one) => one !== null && isOffered(one)) ?? null,
        };
      }),
    },
  });
}
