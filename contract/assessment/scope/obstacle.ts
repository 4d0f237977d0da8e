import { z } from 'zod';
import { obstacleCodes } from '#core/assessment/questionnaire/obstacles.ts';

/** What prevents a certificate for a result whatever its score is. */
export const obstacles = z
  .array(
    z.object({
      code: z.enum(obstacleCodes),
      /** The questions whose answers would lift it; none where no answer can be named. */
      questionIds: z.array(z.string()).readonly(),
      /** The sections of which no question applied. */
      sections: z.array(z.int()).readonly(),
    }),
  )
  .readonly();
