import { kind, noKind, type Kind } from './kind.ts';

/** Annex 1 to the Polish act and Annex I to the directive, without the digital sectors. */
export const annex1Kinds = {
  electricity_supply: kind('in_energy', 'załącznik I pkt 1 lit. a', 'annex_1', 'energy'),
  electricity_network: kind('in_energy', 'załącznik I pkt 1 lit. a', 'annex_1', 'energy'),
  electricity_production: kind('in_energy', 'załącznik I pkt 1 lit. a', 'annex_1', 'energy', { exclusion: 'own_energy' }),
  electricity_market: kind('in_energy', 'załącznik I pkt 1 lit. a', 'annex_1', 'energy'),
  heat: kind('in_energy', 'załącznik I pkt 1 lit. b', 'annex_1', 'energy'),
  oil: kind('in_energy', 'załącznik I pkt 1 lit. c', 'annex_1', 'energy'),
  gas: kind('in_energy', 'załącznik I pkt 1 lit. d', 'annex_1', 'energy'),
  hydrogen: kind('in_energy', 'załącznik I pkt 1 lit. e', 'annex_1', 'energy'),
  // Of the Polish act alone.
  mining: kind('in_energy', null, 'annex_1', 'energy', { toCheck: true }),
  nuclear: kind('in_energy', null, 'annex_1', 'energy', { toCheck: true }),
  energy_services: kind('in_energy', null, 'annex_1', 'energy', { toCheck: true }),

  air: kind('in_transport', 'załącznik I pkt 2 lit. a', 'annex_1', 'transport'),
  rail: kind('in_transport', 'załącznik I pkt 2 lit. b', 'annex_1', 'transport'),
  sea: kind('in_transport', 'załącznik I pkt 2 lit. c', 'annex_1', 'maritime'),
  inland_water: kind('in_transport', 'załącznik I pkt 2 lit. c', 'annex_1', 'to_check'),
  traffic_management: kind('in_transport', 'załącznik I pkt 2 lit. d', 'annex_1', 'transport'),
  intelligent_transport: kind('in_transport', 'załącznik I pkt 2 lit. d', 'annex_1', 'transport'),
  road_carrier: noKind('in_transport'),

  credit_institution: kind('in_finance', 'załącznik I pkt 3', 'dora', 'knf'),
  market_operator: kind('in_finance', 'załącznik I pkt 4', 'dora', 'knf'),
  other_finance: { ...noKind('in_finance'), rule: 'dora_alone', authority: 'knf' },

  health_provider: kind('in_health', 'załącznik I pkt 5', 'annex_1', 'health'),
  spzoz: kind('in_health', 'załącznik I pkt 5', 'annex_1', 'health', { toCheck: true }),
  reference_laboratory: kind('in_health', 'załącznik I pkt 5', 'annex_1', 'health'),
  medicines_research: kind('in_health', 'załącznik I pkt 5', 'annex_1', 'health'),
  medicines_making: kind('in_health', 'załącznik I pkt 5', 'annex_1', 'health'),
  crisis_devices: kind('in_health', 'załącznik I pkt 5', 'annex_1', 'health'),
  pharmacy: kind('in_health', 'załącznik I pkt 5', 'perhaps_annex_1', 'health'),

  drinking_water: kind('in_water', 'załącznik I pkt 6', 'annex_1', 'water', { exclusion: 'drinking_water_side' }),
  waste_water: kind('in_water', 'załącznik I pkt 7', 'annex_1', 'to_check', { exclusion: 'waste_water_side' }),

  space_ground: kind('in_space', 'załącznik I pkt 11', 'annex_1', 'to_check'),
} as const satisfies Readonly<Record<string, Kind>>;
