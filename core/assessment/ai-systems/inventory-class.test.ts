import { describe, expect, it } from 'vitest';
import { contradictionOf, inventoryClass, type ClassedSystem } from './inventory-class.ts';

const system = (of: ClassedSystem['class'], binding = 0, nextDay: string | null = null): ClassedSystem => ({ class: of, binding, nextDay });

describe('the AI systems of an organisation together', () => {
  it('come to the strictest class that is settled, with all duties and the next day', () => {
    expect(inventoryClass([])).toBeNull();
    expect(inventoryClass([system('minimal', 1, '2027-12-02'), system('high_risk', 2, '2026-12-02'), system('unclear', 0)])).toEqual({
      highest: 'high_risk',
      unclear: 1,
      systems: 3,
      binding: 3,
      nextDay: '2026-12-02',
    });
    expect(inventoryClass([system('unclear')])).toMatchObject({ highest: null, unclear: 1 });
  });

  it.each([
    ['minimal', ['high_risk'], 'stricter'],
    ['high_risk', ['minimal'], 'milder'],
    ['high_risk', ['minimal', 'unclear'], null],
    ['high_risk', ['high_risk', 'minimal'], null],
    ['none', ['excluded'], null],
    ['none', ['minimal'], 'stricter'],
    ['prohibited', ['unclear'], null],
    ['unclear', ['high_risk'], null],
    ['model', ['minimal'], null],
  ] as const)('a check that says %s and systems %j: %s', (check, classes, said) => {
    expect(contradictionOf(check, inventoryClass(classes.map((of) => system(of)))!)).toBe(said);
  });
});
