import { describe, expect, it } from 'vitest';
import { keyRecordOutcome, keyRecordText, mailDomainState, seenDays } from './mail-domain.ts';

const key = 'MIIBIjANBgkq';
const now = new Date('2026-12-01T09:00:00.000Z');
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

describe('the record with a key', () => {
  it.each([
    ['found', [keyRecordText(key)]],
    ['found', [`v=DKIM1; k=rsa; p=${key.slice(0, 4)} ${key.slice(4)};`]],
    ['other_key', [keyRecordText('MIIBOther')]],
    ['other_key', [keyRecordText(key), keyRecordText('MIIBOther')]],
    ['other_key', ['v=DKIM1; p=']],
    ['other_key', [`v=DKIM1; t=s:y; p=${key}`]],
    ['other_key', [`v=DKIM2; p=${key}`]],
    ['other_key', [`v=DKIM1; k=ed25519; p=${key}`]],
    ['other_key', [`v=DKIM1; h=sha1; p=${key}`]],
    ['other_key', [`v=DKIM1; s=tlsrpt; p=${key}`]],
    ['found', [`h=sha1:sha256; s=email; p=${key}`]],
    ['missing', ['v=spf1 -all']],
    ['missing', []],
  ])('is %s in %j', (outcome, records) => expect(keyRecordOutcome(records, key)).toBe(outcome));
});

describe('an own domain of mails', () => {
  const state = (known: Partial<Parameters<typeof mailDomainState>[0]>) =>
    mailDomainState({ seenAt: ago(1), outcome: 'found', isOwned: true, isAllowed: true, now, ...known });

  it('works only while its record was seen lately, it is the own one and the plan includes it', () => {
    expect(state({})).toBe('working');
    expect(state({ outcome: 'failed' })).toBe('working');
    expect(state({ outcome: 'failed', seenAt: ago(seenDays) })).toBe('missing');
    expect(state({ seenAt: ago(seenDays) })).toBe('missing');
    expect(state({ outcome: 'missing' })).toBe('missing');
    expect(state({ outcome: 'other_key' })).toBe('other_key');
    expect(state({ isOwned: false })).toBe('not_owned');
    expect(state({ isAllowed: false })).toBe('plan_ended');
  });

  it('waits for its record until it was seen once', () => {
    expect(state({ seenAt: null, outcome: null })).toBe('waiting');
    expect(state({ seenAt: null, outcome: 'missing' })).toBe('waiting');
    expect(state({ seenAt: null, outcome: 'failed' })).toBe('waiting');
    expect(state({ seenAt: null, outcome: 'other_key' })).toBe('other_key');
  });
});
