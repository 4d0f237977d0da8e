import { describe, expect, it } from 'vitest';
import { nextTry, webhookAddress, webhookPauses, webhookTries } from './webhooks.ts';

describe('the address of a webhook', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    [' https://Hooks.Example.com/Atesto?key=1 ', 'https://hooks.example.com/Atesto?key=1'],
    ['https://example.com:443/a', 'https://example.com/a'],
    ['https://example.com?a=b', 'https://example.com/?a=b'],
  ])('%s is taken as %s', (typed, taken) => expect(webhookAddress(typed)).toBe(taken));

  it.each([
    'http://example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://user:secret@example.com/',
    'https://example.com:8443/',
    'https://example.com/#part',
    'https://example.com/a b',
    'https://example.com\\@intern.example/',
    'https://exa mple.com/',
    'https://-example.com/',
    'https://zażółć.example/',
    'javascript:alert(1)',
    '',
  ])('%j is refused', (typed) => expect(webhookAddress(typed)).toBeNull());
});

describe('a message that did not arrive', () => {
  const now = new Date('2026-11-22T10:00:00.000Z');

  it('is tried again sooner at first, later afterwards, and for about three days', () => {
    expect([...webhookPauses]).toEqual(webhookPauses.toSorted((a, b) => a - b));
    const days = webhookPauses.reduce<number>((sum, pause) => sum + pause, 0) / 86_400_000;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
  });

  it('is given up after its last try', () => {
    expect(nextTry(1, now)).toEqual(new Date('2026-11-22T10:00:30.000Z'));
    expect(nextTry(webhookTries - 1, now)).toEqual(new Date('2026-11-23T10:00:00.000Z'));
    expect(nextTry(webhookTries, now)).toBeNull();
  });
});
