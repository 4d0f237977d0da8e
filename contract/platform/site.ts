import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const site = z.object({
  company: z.object({
    name: z.string(),
    nip: z.string(),
    regon: z.string(),
    krs: z.string(),
    court: z.string(),
    /** In złoty. */
    shareCapital: z.number(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  publicUrl: z.string(),
  /** The address under which certificates are issued. */
  issuer: z.string(),
  /** Public keys of the offline roots, in the form of signed notes; as many as `rootThreshold` must have signed. */
  roots: z.array(z.string()),
  rootThreshold: z.int(),
  /** Whether the demonstration accounts exist here. */
  demo: z.boolean(),
});

export const readSite = endpoint({
  method: 'GET',
  path: '/api/config/site',
  access: 'anyone',
  summary: 'Who runs this service',
  output: site,
});
