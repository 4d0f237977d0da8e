import { relative } from 'node:path';
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node';
import { readTimings, writeTimings } from './timings.ts';

/** A file that the timings do not know yet may be a long one. */
const unknownSeconds = 5;

/** Begins with the files that take longest: none of them is left for the end, when the other workers have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const timings = readTimings();
    const seconds = ({ moduleId }: TestSpecification): number => timings[relative(this.ctx.config.root, moduleId)] ?? unknownSeconds;
    return Promise.resolve(files.toSorted((one, other) => seconds(other) - seconds(one)));
  }
}

/** Writes how long each file took, with what it prepares and without loading code, which workers share. */
export function timingReporter(root: string, file: string): Reporter {
  return {
    onTestRunEnd(modules) {
      writeTimings(Object.fromEntries(modules.map((one) => [relative(root, one.moduleId), one.diagnostic().duration / 1000])), file);
    },
  };
}
