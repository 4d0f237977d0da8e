import { describe, expect, it } from 'vitest';
import { frameworkControls } from './framework-controls.ts';
import { frameworks, targetsOf } from './mapping.ts';
import { nis2Mapping } from './nis2.ts';

describe('the controls of a framework', () => {
  it('are as many as its publisher has, each once', () => {
    const counts = frameworks.map((framework) => [framework, frameworkControls[framework]?.length ?? null]);
    expect(counts).toEqual([
      ['iso27001', 93],
      ['csf', 106],
      ['cis', 153],
      ['cyfun', null],
    ]);
    for (const framework of frameworks) {
      const ids = frameworkControls[framework] ?? [];
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each(['csf', 'cis'] as const)('of %s include every one that a question is mapped to', (framework) => {
    const targets = Object.values(nis2Mapping).flatMap((mapping) => targetsOf(mapping, framework).map(({ id }) => id));
    expect(targets.filter((id) => !frameworkControls[framework]?.includes(id))).toEqual([]);
  });
});
