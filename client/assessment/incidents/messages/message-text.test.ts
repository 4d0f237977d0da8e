import { describe, expect, it } from 'vitest';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { incidentKinds } from '#core/assessment/incidents/facts.ts';
import { messageChannels } from '#core/assessment/incidents/messages.ts';
import { languages } from '#core/platform/languages.ts';
import { messageText } from './message-text.ts';

const incident = {
  drill: false,
  title: 'Sklep',
  organization: 'Młyn sp. z o.o.',
  facts: { kinds: ['service_disruption'], detected: '2027-06-10T08:00:00.000Z', ended: null },
  notifications: [],
} as unknown as IncidentView;

const withFields = (content: object, savedAt = '2027-06-10T09:00:00.000Z'): IncidentView =>
  ({ ...incident, notifications: [{ savedAt, content }] }) as unknown as IncidentView;

describe('messages of an incident', () => {
  it('have no placeholder left, in any language, for any kind', () => {
    for (const language of languages) {
      for (const channel of messageChannels) {
        for (const kind of incidentKinds) {
          const one = { ...incident, facts: { ...incident.facts, kinds: [kind] } };
          expect(messageText(one, channel, language)).not.toMatch(/[{}]|undefined|null/);
        }
      }
    }
  });

  it('say that something is not known, and what is known once it is', () => {
    const before = messageText(incident, 'customers', 'en');
    expect(before).toContain('We do not know the cause yet.');
    expect(before).toContain('We do not know the consequences yet.');
    const known = { cause: { text: 'Power failure', unknown: false }, consequences: { text: '', unknown: true } };
    const after = messageText(withFields(known), 'customers', 'en');
    expect(after).toContain('Cause: Power failure');
    expect(after).toContain('We do not know the consequences yet.');
    const marked = withFields({ cause: { text: 'Perhaps a power failure', unknown: true } });
    expect(messageText(marked, 'customers', 'en')).toContain('We do not know the cause yet.');
  });

  it('of a drill say so first', () => {
    for (const channel of messageChannels) {
      expect(messageText({ ...incident, drill: true }, channel, 'pl').split('\n')[0]).toBe('ĆWICZENIE: nie wysyłać i\u00a0nie publikować.');
    }
  });
});
