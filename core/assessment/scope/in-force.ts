/** The day (ISO) on which the amended act on the national cybersecurity system came into force; nobody came under it earlier. */
export const inForce = '2026-04-03';
