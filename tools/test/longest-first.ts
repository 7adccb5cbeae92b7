import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longer than their length says: a worker that came upon one at the end would keep the others waiting. */
const LONGEST = /\/(text-of-.+|every-screen\/.+|prefetch-and-cache|payments|frame)\.browser\.test\.ts$/;

/** Vitest's own order, except that the longest files go first also where it has not seen yet how long they take. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...inOrder.filter(isLong), ...inOrder.filter((file) => !isLong(file))];
  }
}
