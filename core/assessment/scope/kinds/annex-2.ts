import { kind, noKind, type Kind } from './kind.ts';

/** Annex 2 to the Polish act and Annex II to the directive, without the digital providers. */
export const annex2Kinds = {
  postal: kind('in_postal', 'załącznik II pkt 1', 'annex_2', 'to_check'),
  own_delivery: noKind('in_postal'),

  waste: kind('in_waste', 'załącznik II pkt 2', 'annex_2', 'to_check', { exclusion: 'waste_side' }),

  chemicals_making: kind('in_chemicals', 'załącznik II pkt 3', 'annex_2', 'to_check'),
  chemicals_trade: kind('in_chemicals', 'załącznik II pkt 3', 'annex_2', 'to_check'),
  // How far “articles made of substances” reaches is disputed.
  chemical_articles: kind('in_chemicals', 'załącznik II pkt 3', 'perhaps_annex_2', 'to_check'),
  chemicals_use: noKind('in_chemicals'),

  food_industry: kind('in_food', 'załącznik II pkt 4', 'annex_2', 'to_check'),
  food_wholesale: kind('in_food', 'załącznik II pkt 4', 'annex_2', 'to_check'),
  food_retail: noKind('in_food'),

  medical_devices: kind('in_manufacturing', 'załącznik II pkt 5 lit. a', 'annex_2', 'to_check'),
  electronics: kind('in_manufacturing', 'załącznik II pkt 5 lit. b', 'annex_2', 'to_check'),
  electrical_equipment: kind('in_manufacturing', 'załącznik II pkt 5 lit. c', 'annex_2', 'to_check'),
  machinery: kind('in_manufacturing', 'załącznik II pkt 5 lit. d', 'annex_2', 'to_check'),
  vehicles: kind('in_manufacturing', 'załącznik II pkt 5 lit. e', 'annex_2', 'to_check'),
  other_transport_equipment: kind('in_manufacturing', 'załącznik II pkt 5 lit. f', 'annex_2', 'to_check'),
  other_goods: noKind('in_manufacturing'),

  research_organisation: kind('in_research', 'załącznik II pkt 7', 'annex_2', 'science'),
  // An educational institution is no research organisation (NIS2 art. 6 pkt 41): covered as a public entity, if at all.
  public_university: { ...noKind('in_research'), rule: 'public_annex_2', authority: 'digital', enteredExOfficio: true, toCheck: true },
  private_university: { ...noKind('in_research'), rule: 'perhaps_public', authority: 'to_check' },
} as const satisfies Readonly<Record<string, Kind>>;
