import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longer than their size suggests. Started last, they would delay the end of the run. */
const LONGEST =
  /\/((text-of-.+|every-screen\/.+|prefetch-and-cache|payments|frame)\.browser|(bundle|verify-sandbox)\.pact|sandbox\/main|mock|keys-and-files|generation)\.test\.ts$/;

/** Vitest's own order, except that the longest files come first also when Vitest has no timings yet. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...inOrder.filter(isLong), ...inOrder.filter((file) => !isLong(file))];
  }
}
